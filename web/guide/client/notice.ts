/** Shows one of the notices at the page's foot; its button does this. */
export function showNotice(which: 'missing' | 'update', act: () => void): void {
  const notice = document.querySelector<HTMLElement>(`.notice.${which}`);
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', act);
}
