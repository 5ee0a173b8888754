/** The elements of the site: those of the widget on every page, and those of the table where there is one. */
export * from '../widget/index.ts';

if (document.querySelector('tensu-battle, tensu-sheet, tensu-tournament')) import('./index.ts');
