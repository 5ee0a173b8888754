import { html, nothing, type TemplateResult } from 'lit';
import { toggleFlag } from '../state/entry.ts';
import type { Context } from './context.ts';

/** What can be said of the circumstances; what cannot be now says why when it is touched. */
export function flags(ctx: Context): TemplateResult {
  const { phrases, entry, house } = ctx;
  const { words } = phrases;
  const notice = ctx.notice?.place === 'flags' ? ctx.notice.text : '';
  return html`
    <div class="flags" role="group" aria-label=${words.ui.flags}>
      ${house.flags.map((flag) => {
        const set = entry.flags.includes(flag);
        const conflict = ctx.conflicts.get(flag);
        const why = conflict ? phrases.problem(conflict) : '';
        const press = () => (why && !set ? ctx.say('flags', why) : ctx.edit(toggleFlag(entry, flag)));
        return html`
          <button
            type="button"
            class="flag"
            aria-pressed=${set}
            aria-disabled=${Boolean(why) && !set}
            title=${why || nothing}
            @click=${press}
          >
            ${phrases.name(words.flag, flag)}
          </button>
        `;
      })}
    </div>
    ${notice ? html`<p class="hint">${notice}</p>` : nothing}
  `;
}
