import { html, nothing } from 'lit';
import type { Problem } from 'tensu';
import type { SheetContext } from './context.ts';

/** The parts of the form with the fields of a round that they show. */
const PARTS = {
  riichi: /^(riichi|points)/,
  wins: /^outcome\.wins$/,
  tenpai: /^outcome\.tenpai/,
  nagashi: /^outcome\.nagashi/,
  abort: /^outcome\.kind/,
  penalties: /^penalties$/,
} as const;

export type Part = keyof typeof PARTS | `win-${number}` | `penalty-${number}` | 'rest';

/** The part of the form that a refused field belongs to. */
function partOf(field: string): Part {
  const win = /^outcome\.wins\[(\d+)\]/.exec(field)?.[1];
  if (win) return `win-${Number(win)}`;
  const penalty = /^penalties\[(\d+)\]/.exec(field)?.[1];
  if (penalty) return `penalty-${Number(penalty)}`;
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((part) => PARTS[part].test(field)) ?? 'rest';
}

const problemsOf = ({ session }: SheetContext, part: Part) =>
  session.problems.filter(({ field }) => partOf(field) === part);

/** The list that describes a part of the form, while there is one. */
export const describedBy = (ctx: SheetContext, part: Part) =>
  problemsOf(ctx, part).length > 0 ? `problems-${part}` : nothing;

/** Why the hand is refused, at the part of the form where that can be mended. */
export function problemsAt(ctx: SheetContext, part: Part) {
  const found = problemsOf(ctx, part);
  if (found.length === 0) return nothing;
  return html`
    <ul class="problems" id="problems-${part}">${sentences(ctx, found).map((sentence) => html`<li>${sentence}</li>`)}</ul>
  `;
}

/** All of it in sentences, for those who hear the page. */
export const problemsTold = (ctx: SheetContext): string => ctx.phrases.sentences(sentences(ctx, ctx.session.problems));

const sentences = ({ session, speech }: SheetContext, problems: readonly Problem[]): string[] =>
  problems.map((problem) => speech.problem(problem, session.before?.dealer ?? 0, session.played.house.players));
