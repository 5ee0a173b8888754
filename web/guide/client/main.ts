import { bringElements } from './elements.ts';
import { loadExamples } from './examples.ts';
import { carryPlace } from './languages.ts';
import { keepOffline } from './offline.ts';

bringElements();
loadExamples();
carryPlace();
keepOffline();
if (document.querySelector('.scroll')) import('./scrolls.ts').then(({ stopWhereScrolled }) => stopWhereScrolled());
if (document.querySelector('[data-search]')) import('./search.ts').then(({ startSearch }) => startSearch());
if (document.querySelector('[data-snippets]')) import('./snippets.ts').then(({ startSnippets }) => startSnippets());
if (document.querySelector('[data-compare]')) import('./compare.ts').then(({ startCompare }) => startCompare());
if (document.querySelector('[data-note]')) import('./correction.ts').then(({ startNote }) => startNote());
if (document.querySelector('[data-steps]')) import('./steps.ts').then(({ startSteps }) => startSteps());
for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
  button.addEventListener('click', () => import('./print/print.ts').then(({ printPart }) => printPart(button)));
