/** A part of a page that can be found: what stands under one heading. */
export interface SearchEntry {
  /** The address within the site, with the anchor of the heading. */
  url: string;
  page: string;
  heading: string;
  /** Other words for what the heading names: those of its anchor, which are the same in every language, and more. */
  also: string;
  text: string;
}

const MAIN = /<main[^>]*>(.*)<\/main>/s;
const HEADING = /<h[123](?:[^>]*\bid="([^"]+)")?[^>]*>(.*?)<\/h[123]>/s;
/** A section with an anchor of its own, whose heading has none. */
const SECTION = /<section[^>]*\bid="([^"]+)"[^>]*>\s*<h([123])>/g;
/** Marks and links to the calculator are no part of a sentence. */
const ASIDE = /<a class="status\b.*?<\/a>|<p class="load">.*?<\/p>/gs;
/** Tiles in a sentence are their names. */
const TILES = /<span class="tiles"[^>]*\baria-label="([^"]*)"[^>]*>.*?<\/span>/gs;
const INLINE = /<\/?(?:a|b|code|em|i|small|span|strong|su[bp])\b[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plain = (html: string): string =>
  html
    .replace(TILES, '$1')
    .replace(/<(script|style|svg|template|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(ASIDE, '')
    .replace(INLINE, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[、。，；：.,;:])/g, '')
    .trim();

/** The parts of a page, from its HTML; `also` has other words for some of them by their address. */
export function searchEntries(html: string, url: string, also: Record<string, string> = {}): SearchEntry[] {
  const main = (MAIN.exec(html)?.[1] ?? '').replace(SECTION, '<h$2 id="$1">');
  const parts = main.split(/(?=<h[123][\s>])/).slice(1);
  const page = plain(HEADING.exec(parts[0] ?? '')?.[2] ?? '');
  return parts.map((part) => {
    const [whole = '', id, name = ''] = HEADING.exec(part) ?? [];
    const place = id ? `${url}#${id}` : url;
    return {
      url: place,
      page,
      heading: plain(name),
      also: `${(id ?? '').replaceAll('-', ' ')} ${also[place.replace(/^(en|zh)\//, '')] ?? ''}`.trim(),
      text: plain(part.slice(whole.length)),
    };
  });
}
