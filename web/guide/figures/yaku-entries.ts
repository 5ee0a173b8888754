import { html, type TemplateResult } from 'lit';
import type { YakuNotes } from '../../text/yaku/notes.ts';
import { type House, yakuByHouse } from './compare.ts';
import { example } from './example.ts';
import type { Teller } from './teller.ts';
import { ROW_HANDS, YAKU_HANDS } from './yaku-hands.ts';

/** Every yaku in all rule sets: what it asks for, a hand, its worth by rule set; then the rows of Sichuan. */
export function everyYaku(teller: Teller, houses: House[], notes: YakuNotes): TemplateResult {
  const { words } = teller.phrases;
  const riichi = houses.find(({ description }) => description.yaku.length > 0);
  const sichuan = houses.find(({ description }) => description.rows);
  return html`
    <h2 id="riichi-family">${words.ui.yaku}</h2>
    ${riichi?.description.yaku.map(({ id }) =>
      entry(
        teller,
        { id, name: teller.phrases.name(words.yaku, id), note: notes.yaku[id as 'riichi'], line: YAKU_HANDS[id] },
        yakuByHouse(teller, houses, id),
      ),
    )}
    <h2 id="sichuan">${teller.phrases.name(words.rules, sichuan?.id ?? '')}</h2>
    ${sichuan?.description.rows?.map(({ id }) =>
      entry(teller, {
        id,
        name: teller.phrases.name(words.row, id),
        note: notes.row[id as 'plain'],
        line: ROW_HANDS[id],
      }),
    )}
  `;
}

interface Entry {
  id: string;
  name: string;
  note: string;
  line: string | undefined;
}

function entry(teller: Teller, { id, name, note, line }: Entry, worth: TemplateResult | '' = ''): TemplateResult {
  if (!line) throw new Error(`${id} has no hand to show`);
  return html`
    <section class="yaku-entry">
      <h3 id=${id}>${name}</h3>
      <p>${note}</p>
      ${worth} ${example(teller, line)}
    </section>
  `;
}
