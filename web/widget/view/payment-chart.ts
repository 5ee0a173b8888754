import { html, nothing, type TemplateResult } from 'lit';
import type { TableCell } from 'tensu';
import type { Phrases } from '../phrases.ts';

/** The limits by the least han that reach them, as the table of the engine has them. */
const LIMITS: Record<number, 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'yakuman'> = {
  5: 'mangan',
  6: 'haneman',
  8: 'baiman',
  11: 'sanbaiman',
  13: 'yakuman',
};

/** What every number of han and fu pays by ron and, below it, by tsumo: a child's table and the dealer's. */
export function paymentChart(phrases: Phrases, cells: TableCell[], players: number): TemplateResult {
  const { ui } = phrases.words;
  const tables = [
    [ui.child, cells.filter(({ seat }) => seat === 'child')],
    [ui.dealer, cells.filter(({ seat }) => seat === 'dealer')],
  ] as const;
  return html`${tables.map(([name, own]) => seatTable(phrases, name, own, players))}`;
}

function seatTable(phrases: Phrases, name: string, cells: TableCell[], players: number): TemplateResult {
  const { ui, limit, reason } = phrases.words;
  const counted = cells.filter(({ fu }) => fu > 0);
  const hans = unique(counted.map(({ han }) => han));
  const limits = unique(cells.filter(({ fu }) => fu === 0).map(({ han }) => han));
  const cell = (fu: number, han: number, span = 1) => {
    const [ron, tsumo] = (['ron', 'tsumo'] as const).map((by) => paid(phrases, cells, { fu, han, by }, players));
    return html`<td colspan=${span > 1 ? span : nothing}>${ron}<small>${tsumo}</small></td>`;
  };
  return html`
    <table part="table" class="payment-chart">
      <caption>
        ${name} <small>${reason.ron} / ${reason.tsumo}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">${ui.fuTitle}</th>
          ${hans.map((han) => html`<th scope="col">${phrases.fill(ui.han, { han })}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${unique(counted.map(({ fu }) => fu)).map(
          (fu) => html`
            <tr>
              <th scope="row">${phrases.fill(ui.fu, { fu })}</th>
              ${hans.map((han) => cell(fu, han))}
            </tr>
          `,
        )}
        ${limits.map(
          (han) => html`
            <tr>
              <th scope="row">${phrases.name(limit, LIMITS[han] ?? '')}</th>
              ${cell(0, han, hans.length)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

type Place = Pick<TableCell, 'fu' | 'han' | 'by'>;

function paid(phrases: Phrases, cells: TableCell[], { fu, han, by }: Place, players: number): string {
  const cell = cells.find((one) => one.fu === fu && one.han === han && one.by === by);
  const text = (cell?.text ?? '–').replaceAll(/\d+/g, (digits) => phrases.number(Number(digits)));
  const each = cell?.seat === 'dealer' && by === 'tsumo' && players > 2 && text !== '–';
  return each ? phrases.fill(phrases.words.ui.fromEach, { points: text }) : text.replace('/', ' / ');
}

const unique = (numbers: number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);
