import css from './part.css?inline';

/** What is printed, set where the rest is to be left out. */
const PRINTED = 'data-printed';

/** The headings with these ids and all that follows each up to the next of its level. */
function partsOf(main: HTMLElement, ids: string[]): Element[] {
  return ids.flatMap((id) => {
    const heading = main.querySelector(`:scope > h2[id="${id}"]`);
    const parts: Element[] = [];
    for (let part = heading; part && (part === heading || part.tagName !== 'H2'); part = part.nextElementSibling)
      parts.push(part);
    return parts;
  });
}

/**
 * Prints a part of the page: its title and lead, and what stands under the headings that the button names in
 * `data-print`, in two columns. The browser's own menu prints the whole page.
 */
export function printPart(button: HTMLElement): void {
  const main = document.querySelector('main');
  if (!main) return;
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  const printed = [
    ...main.querySelectorAll(':scope > :is(h1, .lead)'),
    ...partsOf(main, (button.dataset.print ?? '').split(' ')),
  ];
  for (const part of printed) part.setAttribute(PRINTED, '');
  document.adoptedStyleSheets.push(style);
  // Some browsers go on while they still print.
  addEventListener(
    'afterprint',
    () => {
      for (const part of printed) part.removeAttribute(PRINTED);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
      button.focus({ preventScroll: true });
    },
    { once: true },
  );
  print();
}
