// Rule sets, as tables.
import type { Description, RuleOption, RuleSetInfo } from 'tensu';
import { fill } from '../../../web/text/fill.ts';
import type { Phrases } from '../../../web/widget/phrases.ts';
import { valueName } from '../../../web/widget/view/option-words.ts';
import type { Context } from '../context.ts';
import { choicesOf, rangeOf } from '../request.ts';
import { table } from './table.ts';

export function ruleSetsText({ style, words, text }: Context, sets: readonly RuleSetInfo[]): string {
  const rows = sets.map(({ id, players }) => [
    style.strong(id),
    words.rules[id as keyof typeof words.rules],
    fill(text.players, { count: players }),
  ]);
  return `${table(rows)}\n`;
}

/** Options by their groups, each with its key, its value and whether the source says so; then the other rules. */
export function rulesText(ctx: Context, phrases: Phrases, { options: list, facts }: Description, base: string): string {
  const { style, words, options } = ctx;
  const groups = [...new Set(list.map(({ group }) => group))];
  const parts = groups.map((group) => {
    const rows = list.filter((option) => option.group === group).map((option) => optionRow(ctx, phrases, option));
    return `${style.strong(phrases.name(options.group, group))}\n${table(rows)}`;
  });
  const others = facts.map(({ id, status }) => [phrases.name(options.fact, id), statusText(ctx, status)]);
  if (others.length > 0) parts.push(`${style.strong(options.panel.facts)}\n${table(others)}`);
  const title = style.strong(`${base}  ${phrases.name(words.rules, base)}`);
  return `${[title, style.faint(options.panel.statusLegend), ...parts].join('\n\n')}\n`;
}

function optionRow(ctx: Context, phrases: Phrases, option: RuleOption): string[] {
  const { key, value, valueStatus, status } = option;
  return [
    `${key}=${value}`,
    phrases.optionName(key),
    valueName(phrases, key, value),
    statusText(ctx, valueStatus),
    ctx.style.faint(choicesOf(option)?.join('|') ?? rangeOf(option)),
    status === 'stated' ? ctx.options.panel.selectable : '',
  ];
}

const statusText = ({ style, options }: Context, status: 'stated' | 'assumed'): string =>
  status === 'stated' ? style.good(options.status.stated) : style.faint(options.status.assumed);
