import { html, nothing, svg, type TemplateResult } from 'lit';
import { placesOf } from '../state/game.ts';
import type { Place } from '../state/hand.ts';
import { firstSituation, pointsAfter } from '../state/play.ts';
import type { SheetContext } from './context.ts';

const WIDTH = 640;
const HEIGHT = 320;
const EDGE = { top: 12, right: 12, bottom: 30, left: 76 };
/** About how many lines of the scale there are, and how many numbers of hands at most. */
const STEPS = 5;
const MOST_NUMBERS = 14;

/** The points of every place after each hand, as a chart and as a table. */
export function pointsByHand(ctx: SheetContext): TemplateResult | typeof nothing {
  const { session, words } = ctx;
  const { hands, house } = session.played;
  const settled = hands.filter(({ result }) => result.ok);
  if (settled.length === 0) return nothing;
  const rows = [firstSituation(session.entered.game, house).points, ...settled.map(pointsAfter)];
  const names = [words.chart.start, ...settled.map(({ before }) => ctx.speech.hand(before))];
  return html`
    <section class="chart" aria-labelledby="chart-title">
      <h2 id="chart-title">${words.chart.title}</h2>
      ${legend(ctx)} ${drawing(ctx, rows)} ${table(ctx, names, rows)}
    </section>
  `;
}

/** Each line has a dash and a mark of its own besides its colour. */
const mark = (place: Place, x: number, y: number) =>
  place === 0
    ? svg`<circle class="mark" cx=${x} cy=${y} r="4" />`
    : place === 1
      ? svg`<rect class="mark" x=${x - 4} y=${y - 4} width="8" height="8" />`
      : place === 2
        ? svg`<path class="mark" d=${`M${x} ${y - 5}l5 9h-10z`} />`
        : svg`<path class="mark" d=${`M${x} ${y - 5}l5 5-5 5-5-5z`} />`;

function legend({ session, speech }: SheetContext): TemplateResult {
  return html`
    <ul class="legend">
      ${placesOf(session.played.house).map(
        (place) => html`
          <li>
            <svg class="line-${place}" viewBox="0 0 32 12" aria-hidden="true">
              ${svg`<path class="line" d="M0 6H32" />${mark(place, 16, 6)}`}
            </svg>
            ${speech.name(place)}
          </li>
        `,
      )}
    </ul>
  `;
}

function drawing({ session, words, phrases }: SheetContext, rows: number[][]): TemplateResult {
  const { low, high, step } = scale(rows.flat());
  const x = (at: number) => EDGE.left + (at / Math.max(1, rows.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (points: number) => EDGE.top + ((high - points) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const every = Math.ceil(rows.length / MOST_NUMBERS);
  const levels = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
  return html`
    <svg class="drawing" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words.chart.described}>
      ${levels.map(
        (level) => svg`
          <path class="level ${level === 0 ? 'zero' : ''}" d="M${EDGE.left} ${y(level)}H${WIDTH - EDGE.right}" />
          <text x=${EDGE.left - 6} y=${y(level) + 4} text-anchor="end">${phrases.number(level)}</text>
        `,
      )}
      ${rows.map((_, at) => (at % every === 0 ? svg`<text x=${x(at)} y=${HEIGHT - 6} text-anchor="middle">${at}</text>` : nothing))}
      ${placesOf(session.played.house).map((place) => {
        const points = rows.map((row, at) => [x(at), y(row[place] ?? 0)] as const);
        return svg`
          <g class="line-${place}">
            <path class="line" d=${`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`} />
            ${points.map(([px, py]) => mark(place, px, py))}
          </g>
        `;
      })}
    </svg>
  `;
}

/** Bounds and steps of the scale in round numbers. */
function scale(points: readonly number[]): { low: number; high: number; step: number } {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const rough = Math.max(1000, (most - least) / STEPS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  return { low, high: high === low ? low + step : high, step };
}

function table({ session, speech, words, phrases }: SheetContext, names: string[], rows: number[][]): TemplateResult {
  const places = placesOf(session.played.house);
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${words.chart.table}>
      <table class="points">
        <caption class="visually-hidden">${words.chart.table}</caption>
        <thead>
          <tr>
            <th scope="col">${words.chart.hand}</th>
            ${places.map((place) => html`<th scope="col">${speech.name(place)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, at) => html`
              <tr>
                <th scope="row"><span class="number">${at}</span> ${names[at]}</th>
                ${places.map((place) => html`<td>${phrases.number(row[place] ?? 0)}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
