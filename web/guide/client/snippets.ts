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

/** Writes what to put into a page, and shows what it becomes. */
export function startSnippets(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-snippets]');
  const output = form?.querySelector<HTMLElement>('output');
  const preview = document.querySelector<HTMLElement>('[data-preview]');
  const button = form?.querySelector('button');
  const said = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !output || !preview || !button || !said) return;

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
  };
  form.hidden = false;
  form.addEventListener('input', write);
  form.addEventListener('submit', (event) => event.preventDefault());
  copyButton(button, output, said);
  elements();
  write();
}
