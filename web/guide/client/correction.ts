import { copyButton } from './copy.ts';

/** Writes the note that tells of a mistake, from what was filled in and the page one came from. */
export function startNote(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-note]');
  const output = form?.querySelector<HTMLElement>('output');
  const button = form?.querySelector('button');
  const said = form?.querySelector<HTMLElement>('[role="status"]');
  if (!form || !output || !button || !said) return;
  const page = form.querySelector<HTMLInputElement>('[name="page"]');
  const asked = new URLSearchParams(location.search).get('page');
  if (page && asked !== null) page.value = asked || '/';
  const needed = form.querySelector<HTMLTextAreaElement>('[required]');
  const missing = said.textContent ?? '';
  const write = () => {
    const lines = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')].map(
      ({ labels, value }) => `${labels?.[0]?.textContent?.trim()}\n${value.trim()}\n`,
    );
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
