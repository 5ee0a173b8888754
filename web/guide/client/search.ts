import type MiniSearch from 'minisearch';
import { fill } from '../../text/fill.ts';
import type { SearchEntry } from '../build/search-entries.ts';
import { type Found, find, indexOf } from './search-index.ts';

/** The parts of all pages in the language of this one, ready to be searched. */
const openIndex = async (address: string) => indexOf((await (await fetch(address)).json()) as SearchEntry[]);

/** Shows what is found while it is typed; the words to look for stay in the address. */
export function startSearch(): void {
  const form = document.querySelector<HTMLElement>('[data-search]');
  const input = form?.querySelector('input');
  const list = form?.querySelector('ol');
  const said = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !input || !list || !said) return;
  form.hidden = false;
  const { search: address = '', none = '', found = '', failed = '', root = '' } = form.dataset;
  let index: Promise<MiniSearch<Found>> | undefined;

  const show = async () => {
    const query = input.value.trim();
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    list.replaceChildren();
    said.textContent = '';
    if (!query) return;
    index ??= openIndex(address);
    const results = await index.then((open) => find(open, query)).catch(() => undefined);
    if (input.value.trim() !== query) return;
    if (!results) index = undefined;
    list.replaceChildren(...(results ?? []).map((result) => row(root, result, query)));
    said.textContent = !results ? failed : fill(results.length > 0 ? found : none, { count: results.length, query });
  };

  input.addEventListener('input', show);
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  show();
}

const EXCERPT = 90;
/** How much of a text is shown before what was looked for. */
const BEFORE = 20;

/** A number as the pages print it. */
const withCommas = (text: string): string => text.replace(/\d(?=(?:\d{3})+(?!\d))/g, '$&,');

/** A piece of a text, from a little before what was looked for where that is further on. */
function excerptOf(text: string, query: string): string {
  const at = text.toLowerCase().indexOf(withCommas(query.toLowerCase()));
  const from = at < EXCERPT / 2 ? 0 : at - BEFORE;
  const to = from + EXCERPT;
  // A word that is cut is left out; Japanese and Chinese have none to cut.
  const piece = to < text.length ? `${text.slice(from, to).replace(/ [^ ]{0,15}$/, '')}…` : text.slice(from);
  return from > 0 ? `…${piece.replace(/^[a-z]{0,15} /i, '')}` : piece;
}

function row(root: string, { url, page, heading, text }: Found, query: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = root + url;
  link.textContent = heading === page ? page : `${page} › ${heading}`;
  const excerpt = document.createElement('p');
  excerpt.textContent = excerptOf(text, query);
  item.append(link, excerpt);
  return item;
}
