import { html } from 'lit';
import type { Description, Engine } from 'tensu';
import { GLOSSARY } from '../../text/glossary.ts';
import type { Language } from '../../text/languages.ts';
import { Phrases } from '../../widget/phrases.ts';
import { paymentChart } from '../../widget/view/payment-chart.ts';
import { BASICS, basicShape, fourShapes, turn } from '../figures/basics.ts';
import { compareFilter, compareTable, compareYaku } from '../figures/compare.ts';
import { example, threeWay } from '../figures/example.ts';
import { glossary } from '../figures/glossary.ts';
import { type Point, point } from '../figures/point.ts';
import { programFigure } from '../figures/program.ts';
import { type Reasons, rulesList, statusMark } from '../figures/rules-list.ts';
import { isSichuan, playersOf, type Teller } from '../figures/teller.ts';
import { inlineTiles, tray } from '../figures/tiles.ts';
import { everyYaku } from '../figures/yaku-entries.ts';
import { rowList, yakuList } from '../figures/yaku-list.ts';
import { LANGUAGES } from './language.ts';
import { program } from './programs.ts';
import { staticHtml } from './static-html.ts';

export * as frame from './frame.ts';
export { POLICY } from './frame.ts';
export { keptTogether } from './kept-together.ts';
export { LANGUAGES } from './language.ts';
export { manifest } from './manifest.ts';
export { otherWords } from './other-words.ts';
export { searchEntries } from './search-entries.ts';
export { withoutIndent } from './static-html.ts';
export { siteStyles } from './styles.ts';

/** What a page says of itself. */
export interface PageData {
  lang: Language;
  /** The rule set of the page, for the guides. */
  rules?: string;
  /** From the page to the home page of its language, such as `../`. */
  home: string;
  /** Whether it has a calculator, at the anchor of that name. */
  calculator: boolean;
  /** The address of the drawings of tiles, relative to the page. */
  sprite: string;
  point?: Point;
  reasons?: Reasons;
}

const ANY_RULES = 'tenhou';

/** The figures of the guide as functions of a page and what its text asks for; each answers HTML. */
export function figures(engine: Engine) {
  const houses = engine.rules().map(({ id, family, players, variantOf = id }) => {
    return { id, family, players, guide: variantOf, description: engine.describe(id) as Description };
  });
  const describe = (id: string) => houses.find((house) => house.id === id)?.description as Description;
  const teller = ({ lang, rules = ANY_RULES, home, calculator }: PageData): Teller => {
    const { words, guide, options } = LANGUAGES[lang];
    return {
      engine,
      guide,
      options,
      home,
      calculator,
      rules,
      phrases: new Phrases(lang, words, isSichuan({ engine }, rules), options),
    };
  };
  const noReasons: Reasons = { stated: '', assumed: '', why: {} };

  const ofPage = {
    tiles: (page: PageData, mpsz: string) => inlineTiles(teller(page).phrases, mpsz),
    hand: (page: PageData, line: string) => tray(teller(page).phrases, line),
    example: (page: PageData, line: string, title?: string) => example(teller(page), line, title),
    threeWay: (page: PageData, line: string) => threeWay(teller(page), line),
    point: (page: PageData) => point(teller(page), page.point as Point, 'point'),
    shape: (page: PageData, sets = BASICS.sets.join(' ')) => basicShape(teller(page), sets.split(' ')),
    turn: (page: PageData) => turn(teller(page), BASICS.turn),
    shapes: (page: PageData) => fourShapes(teller(page), BASICS.shapes),
    yaku: (page: PageData, rules = page.rules ?? ANY_RULES) => yakuOf({ ...page, rules }),
    payments: (page: PageData, rules = page.rules ?? ANY_RULES) => {
      const cells = engine.table(rules);
      if (!Array.isArray(cells)) throw new Error(`${rules} has no table of payments`);
      const { phrases } = teller({ ...page, rules });
      const chart = paymentChart(phrases, cells, playersOf(teller(page), rules));
      return html`<div class="scroll" role="group" tabindex="0" aria-label=${phrases.words.ui.payments}>${chart}</div>`;
    },
    rules: (page: PageData) => rulesList(teller(page), describe(page.rules as string), page.reasons ?? noReasons),
    mark: (page: PageData, id: string) => statusMark(teller(page), describe(page.rules as string), id),
    compareFilter: (page: PageData) => compareFilter(teller(page), houses),
    compareOptions: (page: PageData) => compareTable(teller(page), houses),
    compareYaku: (page: PageData) => compareYaku(teller(page), houses),
    glossary: (page: PageData) => glossary(GLOSSARY, LANGUAGES, page.lang),
    program: (page: PageData, name: string) => programFigure(teller(page), program(name)),
    everyYaku: (page: PageData) => everyYaku(teller(page), houses, LANGUAGES[page.lang].notes),
  };

  function yakuOf(page: PageData) {
    const { notes } = LANGUAGES[page.lang];
    const { yaku, rows } = describe(page.rules as string);
    if (rows) return rowList(teller(page), rows, notes.row);
    return yakuList(teller(page), yaku, notes.yaku, page.reasons ?? noReasons);
  }

  return Object.fromEntries(
    Object.entries(ofPage).map(([name, figure]) => [
      name,
      (page: PageData, ...words: string[]) =>
        staticHtml(
          (figure as (page: PageData, ...words: string[]) => ReturnType<typeof tray>)(page, ...words),
          page.sprite,
        ),
    ]),
  );
}
