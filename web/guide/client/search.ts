import MiniSearch from 'minisearch';
import { fill } from '../../text/fill.ts';
import type { SearchEntry } from '../build/search-entries.ts';
import { terms } from './terms.ts';

const SHOWN = 30;

type Indexed = SearchEntry & { id: number };

/** The parts of all pages in the language of this one, ready to be searched. */
async function openIndex(address: string): Promise<MiniSearch<Indexed>> {
  const entries = (await (await fetch(address)).json()) as SearchEntry[];
  const index = new MiniSearch<Indexed>({
    fields: ['heading', 'page', 'text'],
    storeFields: ['url', 'page', 'heading', 'text'],
    tokenize: terms,
    searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, combineWith: 'AND' },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return index;
}

/** Shows what is found while it is typed; the words to look for stay in the address. */
export function startSearch(): void {
  const form = document.querySelector<HTMLElement>('[data-search]');
  const input = form?.querySelector('input');
  const list = form?.querySelector('ol');
  const said = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !input || !list || !said) return;
  form.hidden = false;
  const { search: address = '', none = '', found = '', failed = '', root = '' } = form.dataset;
  let index: Promise<MiniSearch<Indexed>> | undefined;

  const show = async () => {
    const query = input.value.trim();
    history.replaceState(history.state, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
    list.replaceChildren();
    said.textContent = '';
    if (!query) return;
    index ??= openIndex(address);
    const results = await index.then((open) => open.search(query)).catch(() => undefined);
    if (input.value.trim() !== query) return;
    if (!results) index = undefined;
    list.replaceChildren(...(results ?? []).slice(0, SHOWN).map((result) => row(root, result as unknown as Indexed)));
    said.textContent = !results ? failed : fill(results.length > 0 ? found : none, { count: results.length, query });
  };

  input.addEventListener('input', show);
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  show();
}

const EXCERPT = 90;

function row(root: string, { url, page, heading, text }: Indexed): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = root + url;
  link.textContent = heading === page ? page : `${page} › ${heading}`;
  const excerpt = document.createElement('p');
  excerpt.textContent = text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
  item.append(link, excerpt);
  return item;
}
