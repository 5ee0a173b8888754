/** Whoever changes the language stays at the same place of the page; what is asked and a hand in the address go along. */
export function carryPlace(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
    link.addEventListener('click', () => {
      link.search = location.search;
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
