import { elements } from './elements.ts';

/** A page that has a calculator loads its examples there; without one the link leads to the calculator's page. */
export function loadExamples(): void {
  const calculator = document.querySelector<HTMLElement & { hand: string }>('tensu-calculator');
  if (!calculator) return;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-hand]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    calculator.setAttribute('hand', link.dataset.hand ?? '');
    elements();
    calculator.scrollIntoView({ block: 'start' });
    calculator.tabIndex = -1;
    calculator.focus({ preventScroll: true });
  });
}
