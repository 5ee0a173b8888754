import { html, nothing } from 'lit';
import type { Draw } from '../state/practice.ts';
import type { Context } from './context.ts';

/** A hand by chance, and the way into practice. */
export function playButtons(ctx: Context) {
  const { ui } = ctx.phrases.words;
  const waiting = ctx.houses.length === 0;
  const shuffle = () => drawing(ctx, ctx.shuffle);
  const toggle = () => (ctx.practice ? ctx.practise(false) : drawing(ctx, (draw) => ctx.practise(true, draw)));
  return html`
    <div class="share" role="group" aria-label=${ui.practice}>
      ${
        ctx.practice
          ? nothing
          : html`<button type="button" class="quiet" ?disabled=${waiting} @click=${shuffle}>${ui.randomHand}</button>`
      }
      <button
        type="button"
        class="quiet"
        ?disabled=${waiting}
        aria-pressed=${Boolean(ctx.practice)}
        @click=${toggle}
      >
        ${ui.practice}
      </button>
    </div>
  `;
}

/** What draws the hands comes the first time that one is wanted. */
async function drawing({ parts, phrases, say }: Context, use: (draw: Draw) => void): Promise<void> {
  const part = await parts.needPractice();
  if (part) use(part.randomHand);
  else say('share', phrases.words.ui.partFailed);
}
