import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../text/languages.ts';
import type { Point } from '../figures/point.ts';
import type { Reasons } from '../figures/rules-list.ts';
import type { PageData } from './index.ts';
import { LANGUAGES } from './language.ts';

export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/** The pages in the order of the menu; a rule set has its guide in a folder of its id. */
const MENU = {
  home: '',
  firstSteps: 'first-steps/',
  yaku: 'yaku/',
  points: 'points/',
  table: 'table/',
  battle: 'battle/',
  tournament: 'tournament/',
  compare: 'compare/',
  glossary: 'glossary/',
  embed: 'embed/',
  programs: 'programs/',
  search: 'search/',
} as const;

/** Served for whatever address is not there, so that it knows no way but from the top. */
const NOT_FOUND = '404';

interface Data {
  lang: Language;
  page: { filePathStem: string };
  rules?: string;
  point?: Point;
  reasons?: Reasons;
  /** Guides have a calculator; other pages say so. */
  calculator?: boolean;
}

/** What a page is called between the languages: `makopi-house/`, nothing for the home page. */
const slugOf = (stem: string): string => {
  const path = stem.replace(/^\/\w+\//, '').replace(/(^|\/)index$/, '');
  return path === '' || path === NOT_FOUND ? path : `${path}/`;
};

/** The file that a page is written to. */
export function addressOf(stem: string, lang: Language): string {
  const slug = slugOf(stem);
  return slug === NOT_FOUND ? '404.html' : `${LANGUAGES[lang].folder}${slug}index.html`;
}

const pathTo = (file: string): string => '../'.repeat(file.split('/').length - 1) || './';

const source = (lang: string, slug: string): string | undefined =>
  [`${slug}index.md`, `${slug.replace(/\/$/, '')}.md`]
    .map((name) => fileURLToPath(new URL(`../${lang}/${name}`, import.meta.url)))
    .find((file) => existsSync(file));

/** What the home page says of a guide. */
function cardOf(lang: string, id: string): string {
  const data = fileURLToPath(new URL(`../${lang}/${id}/${id}.11tydata.json`, import.meta.url));
  return JSON.parse(readFileSync(data, 'utf8')).card;
}

/** The way from a page to the others, to its other languages and to what it loads. */
export function around({ lang, page }: Data, assets: string) {
  const slug = slugOf(page.filePathStem);
  const root = slug === NOT_FOUND ? '/' : pathTo(addressOf(page.filePathStem, lang));
  const { folder, guide, words, tag } = LANGUAGES[lang];
  const home = slug === NOT_FOUND ? '/' : pathTo(addressOf(page.filePathStem, lang).slice(folder.length));
  const link = (to: string, name: string) => ({ name, href: home + to, here: to === slug });
  const there = (to: string) => source(lang, to) !== undefined;
  const languages = Object.entries(LANGUAGES).map(([id, other]) => ({
    ...{ id, tag: other.tag, name: other.name, here: id === lang },
    href: root + other.folder + (slug !== NOT_FOUND && source(id, slug) ? slug : ''),
  }));
  return {
    ...{ slug, root, home, tag, languages, words: guide, ui: words.ui, assets: root + assets },
    rules: Object.entries(words.rules).map(([id, name]) => ({ id, name })),
    menu: Object.entries(MENU)
      .filter(([, to]) => there(to))
      .map(([id, to]) => link(to, guide.pages[id as keyof typeof MENU])),
    guides: Object.entries(words.rules)
      .filter(([id]) => there(`${id}/`))
      .map(([id, name]) => ({ ...link(`${id}/`, name), card: cardOf(lang, id) })),
    corrections: there('corrections/') ? `${home}corrections/?page=${encodeURIComponent(folder + slug)}` : undefined,
  };
}

/** What the figures of a page need to know of it. */
export function pageOf({
  lang,
  rules,
  point,
  reasons,
  calculator = rules !== undefined,
  frame,
}: Data & { frame: ReturnType<typeof around> }): PageData {
  return { lang, rules, point, reasons, calculator, home: frame.home, sprite: `${frame.assets}tiles.svg` };
}

const HEADING = /<h([23])[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/h\1>/gs;
const TAGS = /<[^>]+>/g;

/** The headings of a page's text with the way to each; those of figures are not of the text. */
export function contents(html: string) {
  return [...html.matchAll(HEADING)].map(([, level, id, inner = '']) => ({
    level: Number(level),
    id,
    name: inner.replace(TAGS, '').trim(),
  }));
}
