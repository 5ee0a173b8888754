/** A part of a page that can be found: what stands under one heading. */
export interface SearchEntry {
  /** The address within the site, with the anchor of the heading. */
  url: string;
  page: string;
  heading: string;
  text: string;
}

const MAIN = /<main[^>]*>(.*)<\/main>/s;
const HEADING = /<h[123](?:[^>]*\bid="([^"]+)")?[^>]*>(.*?)<\/h[123]>/s;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plain = (html: string): string =>
  html
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** The parts of a page, from its HTML. */
export function searchEntries(html: string, url: string): SearchEntry[] {
  const main = MAIN.exec(html)?.[1] ?? '';
  const parts = main.split(/(?=<h[123][\s>])/).slice(1);
  const page = plain(HEADING.exec(parts[0] ?? '')?.[2] ?? '');
  return parts.map((part) => {
    const [whole = '', id, name = ''] = HEADING.exec(part) ?? [];
    return { url: id ? `${url}#${id}` : url, page, heading: plain(name), text: plain(part.slice(whole.length)) };
  });
}
