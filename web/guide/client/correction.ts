import { copyButton } from './copy.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

function fillIn(fields: Field[], words: URLSearchParams): void {
  for (const field of fields) field.value = words.get(field.name) ?? field.value;
}

/** The note goes along when the language changes: in the fragment of the address, which is sent to nobody. */
function keepOverLanguages(fields: Field[]): void {
  const kept = new URLSearchParams(location.hash.slice(1));
  if (fields.some(({ name }) => kept.has(name))) {
    fillIn(fields, kept);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.addEventListener('click', () => {
      link.hash = new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
    });
}

/** Writes the note that tells of a mistake, from what was filled in and the page one came from. */
export function startNote(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-note]');
  const output = form?.querySelector<HTMLElement>('output');
  const button = form?.querySelector('button');
  const said = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !output || !button || !said) return;
  const fields = [...form.querySelectorAll<Field>('[name]')];
  const asked = new URLSearchParams(location.search).get('page');
  fillIn(fields, new URLSearchParams(asked === null ? '' : { page: asked || '/' }));
  keepOverLanguages(fields);
  const needed = form.querySelector<HTMLTextAreaElement>('[required]');
  const missing = said.textContent ?? '';
  const write = () => {
    const lines = fields.map(({ labels, value }) => `${labels?.[0]?.textContent?.trim()}\n${value.trim()}\n`);
    output.textContent = lines.join('\n');
    // A note that does not say what is wrong helps nobody.
    const empty = needed?.value.trim() === '';
    button.ariaDisabled = String(empty);
    said.textContent = empty ? missing : '';
  };
  form.hidden = false;
  form.addEventListener('input', write);
  form.addEventListener('submit', (event) => event.preventDefault());
  copyButton(button, output, said);
  write();
}
