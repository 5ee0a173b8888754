import { render } from 'lit';
import type { Result } from 'tensu';
import type { GuideWords } from '../../text/guide/languages.ts';
import { fromFiles, languageOf, wordsIn } from '../../text/languages.ts';
import { Phrases } from '../../widget/phrases.ts';
import { steps } from '../figures/worth.ts';

const guideWordsIn = fromFiles<GuideWords>({
  ja: () => import('../../text/guide/ja.ts'),
  en: () => import('../../text/guide/en.ts'),
  zh: () => import('../../text/guide/zh.ts'),
});

/** Shows how the hand in the page's calculator is counted, anew with every change. */
export async function startSteps(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-steps]');
  const calculator = document.querySelector('tensu-calculator');
  if (!place || !calculator) return;
  const lang = languageOf(document.documentElement.lang);
  const speaking = Promise.all([wordsIn(lang), guideWordsIn(lang)]);
  // Nothing older is shown than what was entered: of a hand that is not finished no score is told.
  let last: Result | undefined;
  calculator.addEventListener('tensu-change', () => {
    last = undefined;
    place.hidden = true;
  });
  calculator.addEventListener('tensu-score', async (event) => {
    const result = (event as CustomEvent<Result>).detail;
    last = result;
    const [words, guide] = await speaking;
    if (last !== result) return;
    const phrases = new Phrases(lang, words, result.ok && result.pattern !== undefined);
    place.hidden = !result.ok;
    if (!result.ok) return;
    render(steps({ phrases, guide }, result), place);
    drawTiles(place);
  });
}

/** The tiles come from the site's own file of drawings. */
function drawTiles(place: HTMLElement): void {
  const sprite = new URL(/* @vite-ignore */ '../tiles.svg', import.meta.url).href;
  for (const use of place.querySelectorAll('use')) {
    const drawing = use.getAttribute('href') ?? '';
    if (drawing.startsWith('#')) use.setAttribute('href', sprite + drawing);
  }
}
