import { html, nothing, type TemplateResult } from 'lit';
import { choose } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
import { winnersOf } from '../state/course.ts';
import { type Draft, emptyDraft } from '../state/draft.ts';
import { foretold } from './foretold.ts';
import { kongFields } from './kong-fields.ts';
import { wallFields } from './wall-fields.ts';
import { winFields } from './win-fields.ts';

/** The next action by buttons, with what it would do or why it cannot be. */
export function act(ctx: Context): TemplateResult {
  const { phrases, own, draft, course, sketch, add } = ctx;
  const kinds = [
    { value: 'kong', label: phrases.words.reason.kong },
    { value: 'win', label: own.win },
    { value: 'wall-end', label: own.wallEnd },
  ] as const;
  if (course.settled.next) return handIsOver(ctx);
  const submit = (event: Event) => {
    event.preventDefault();
    add();
  };
  return html`
    <section class="panel act">
      <h2 tabindex="-1">${own.act}</h2>
      <form @submit=${submit}>
        ${choose<Draft['type']>('type', own.kind, [...kinds], draft.type, (type) => sketch({ type }))}
        ${draft.type === 'kong' ? kongFields(ctx) : nothing} ${draft.type === 'win' ? winFields(ctx) : nothing}
        ${draft.type === 'wall-end' ? wallFields(ctx, winnersOf(course.counted)) : nothing}
        <div id="foretold">${foretold(ctx)}</div>
        <button type="submit" class="quiet add-action" aria-describedby="foretold">${own.add}</button>
      </form>
    </section>
  `;
}

/** Nothing can be added any more; the same table goes on with another hand. */
function handIsOver({ own, battle, course, edit }: Context): TemplateResult {
  const { points = battle.points, next } = course.settled;
  const dealer = next?.dealer ?? battle.dealer;
  const goOn = () => edit({ actions: [], points: [...points], dealer, draft: emptyDraft() });
  return html`
    <section class="panel act">
      <h2 tabindex="-1">${own.act}</h2>
      <p class="hint">${own.isOver}</p>
      <button type="button" class="quiet add-action" @click=${goOn}>${own.nextHand}</button>
    </section>
  `;
}
