import { html, nothing, type TemplateResult } from 'lit';
import type { Reading, ReadingSet, Score } from 'tensu';
import type { Phrases } from '../phrases.ts';
import { readingWorth } from '../summary.ts';
import type { Context } from './context.ts';
import { tileRow } from './tile.ts';

/** How the tiles were read: the sets with the fu that each earns, and the wait. */
export function reading(ctx: Context, score: Score): TemplateResult {
  const { phrases } = ctx;
  const { words } = phrases;
  const { shape, wait, sets } = score.reading;
  const notes = [phrases.name(words.shape, shape), wait === 'none' ? '' : phrases.name(words.wait, wait)].filter(
    Boolean,
  );
  const unclaimed = [...score.fuItems];
  return html`
    <h3>${words.ui.reading}</h3>
    <p class="shape">${phrases.list(notes)}</p>
    <div class="sets">${sets.map((set) => readSet(ctx, set, fuOf(set, unclaimed)))}</div>
  `;
}

/** The fu of a set; each item is claimed once, so that two equal sets do not show the same one twice. */
function fuOf(set: ReadingSet, items: Score['fuItems']): number {
  const kinds: Record<string, string> = { tri: 'triplet', kan: 'kan', pair: 'pair' };
  const plain = (tiles = '') => tiles.replaceAll('0', '5');
  const at = items.findIndex(({ id, tiles }) => id === kinds[set.type] && plain(tiles) === plain(set.tiles));
  return at < 0 ? 0 : (items.splice(at, 1)[0]?.fu ?? 0);
}

function readSet({ phrases }: Context, set: ReadingSet, fu: number): TemplateResult {
  const { ui, set: kinds } = phrases.words;
  const notes = [kinds[set.type], set.open ? ui.open : '', set.won ? ui.winningMark : ''].filter(Boolean);
  return html`
    <figure class="set ${set.won ? 'won' : ''}">
      ${tileRow(set.tiles, phrases.tiles(set.tiles))}
      <figcaption>
        ${phrases.list(notes)} ${fu > 0 ? html`<span class="fu-chip">${phrases.fill(ui.fu, { fu })}</span>` : nothing}
      </figcaption>
    </figure>
  `;
}

/** Readings of the same tiles that were worth less. */
export function alternatives({ phrases }: Context, score: Score) {
  if (score.alternatives.length === 0) return nothing;
  return html`
    <details class="alternatives">
      <summary>${phrases.fill(phrases.words.ui.alternatives, { count: score.alternatives.length })}</summary>
      <ul>
        ${score.alternatives.map(
          (other) =>
            html`<li>${setsOf(phrases, other.reading)} <span>${readingWorth(phrases, score, other)}</span></li>`,
        )}
      </ul>
    </details>
  `;
}

const setsOf = (phrases: Phrases, { sets }: Reading) =>
  html`<span class="sets small">${sets.map(({ tiles }) => tileRow(tiles, phrases.tiles(tiles)))}</span>`;
