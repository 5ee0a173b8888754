/** Whoever changes the language stays at the same place of the page, and a hand in the address goes along. */
export function carryFragment(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    link.addEventListener('click', () => {
      const words = new URLSearchParams(location.hash.slice(1));
      if (!words.has('hand')) {
        link.hash = location.hash;
        return;
      }
      words.delete('lang');
      link.hash = words.toString();
    });
  }
}
