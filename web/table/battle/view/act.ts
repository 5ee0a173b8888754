import { html, nothing, type TemplateResult } from 'lit';
import { choose } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
import { winnersOf } from '../state/course.ts';
import type { Draft } from '../state/draft.ts';
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
  const submit = (event: Event) => {
    event.preventDefault();
    add();
  };
  return html`
    <section class="panel act">
      <h2>${own.act}</h2>
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
