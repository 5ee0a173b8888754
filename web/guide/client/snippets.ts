import type { Problem, Result } from 'tensu';
import { languageOf, wordsIn } from '../../text/languages.ts';
import { Phrases } from '../../widget/phrases.ts';
import { readTiles } from '../../widget/state/read-tiles.ts';
import { copyButton } from './copy.ts';
import { elements } from './elements.ts';

/** Which of the fields belong to which element. */
const ATTRIBUTES = {
  calculator: ['rules', 'lang', 'hand', 'corners'],
  hand: ['hand', 'lang', 'corners'],
  table: ['rules', 'show', 'lang'],
} as const;
type Kind = keyof typeof ATTRIBUTES;

const SCRIPT = '<script type="module" src="tensu.js"></script>';
const TALLEST = 900;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The fields that say something, as pairs of a name and a value; a box that is ticked has no value. */
function filled(form: HTMLFormElement, kind: Kind): [string, string][] {
  const data = new FormData(form);
  return ATTRIBUTES[kind]
    .map((name): [string, string] => [name, String(data.get(name) ?? '').trim()])
    .filter(([, value]) => value !== '');
}

const tag = (kind: Kind, attributes: [string, string][]): string => {
  const words = attributes.map(([name, value]) => (name === 'corners' ? name : `${name}="${escaped(value)}"`));
  return `<${[`tensu-${kind}`, ...words].join(' ')}></tensu-${kind}>`;
};

/** An iframe takes the attributes as parameters of its address. */
function frame(attributes: [string, string][]): string {
  const address = `embed.html?${new URLSearchParams(attributes)}`;
  return `<iframe src="${escaped(address)}" title="Tensu" width="100%" height="${TALLEST}" loading="lazy"></iframe>`;
}

/** What keeps a hand from being read at all; that it is unfinished or no win may be what the page is to show. */
const UNREADABLE = ['bad_notation', 'bad_value', 'bad_rules', 'bad_meld', 'tile_kind', 'too_many_copies'];

/** Says beside a field what is wrong with the hand in it. */
function problemTeller(field: HTMLElement, place: HTMLElement) {
  const lang = languageOf(document.documentElement.lang);
  let last: Problem | undefined;
  return async (problem?: Problem) => {
    last = problem;
    field.setAttribute('aria-invalid', String(problem !== undefined));
    if (!problem) place.textContent = '';
    const words = problem && (await wordsIn(lang));
    if (words && last === problem) place.textContent = new Phrases(lang, words, false).problem(problem);
  };
}

/** Writes what to put into a page, and shows what it becomes. */
export function startSnippets(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-snippets]');
  const output = form?.querySelector<HTMLElement>('output');
  const preview = document.querySelector<HTMLElement>('[data-preview]');
  const button = form?.querySelector('button');
  const said = form?.querySelector<HTMLElement>('[role="status"]');
  const hand = form?.querySelector<HTMLInputElement>('[name="hand"]');
  const problem = form?.querySelector<HTMLElement>('.problem');
  if (!form || !output || !preview || !button || !said || !hand || !problem) return;

  const tell = problemTeller(hand, problem);
  const write = () => {
    const asked = String(new FormData(form).get('kind'));
    const kind = (asked in ATTRIBUTES ? asked : 'calculator') as Kind;
    const attributes = filled(form, kind);
    output.textContent = asked === 'iframe' ? frame(attributes) : `${SCRIPT}\n${tag(kind, attributes)}`;
    for (const field of form.querySelectorAll<HTMLElement>('[data-for]'))
      field.hidden = !(ATTRIBUTES[kind] as readonly string[]).includes(field.dataset.for ?? '');
    const element = document.createElement(`tensu-${kind}`);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    preview.replaceChildren(element);
    tell(readTiles(hand.value) ? undefined : { code: 'bad_notation', field: 'concealed' });
  };
  // The calculator in the preview knows the rules, too.
  preview.addEventListener('tensu-score', (event) => {
    const result = (event as CustomEvent<Result>).detail;
    const found = result.ok ? undefined : result.problems.find(({ code }) => UNREADABLE.includes(code));
    if (found) tell(found);
  });
  form.hidden = false;
  form.addEventListener('input', write);
  form.addEventListener('submit', (event) => event.preventDefault());
  copyButton(button, output, said);
  elements();
  write();
}
