import { showNotice } from './notice.ts';

const ELEMENTS = 'tensu-calculator, tensu-table, tensu-hand';
/** How far below the edge of the screen an element may be when its script is asked for. */
const AHEAD = '400px';

let asked: Promise<unknown> | undefined;

/** The custom elements' script, beside this one; asked for once. */
export function elements(): Promise<unknown> {
  const address = new URL(/* @vite-ignore */ '../widget/tensu.js', import.meta.url).href;
  asked ??= import(/* @vite-ignore */ address).catch(() => {
    asked = undefined;
    showNotice('missing', () => location.reload());
  });
  return asked;
}

/** The script of the custom elements comes when the first of them comes near. */
export function bringElements(): void {
  const watcher = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      elements();
    },
    { rootMargin: AHEAD },
  );
  for (const element of document.querySelectorAll(ELEMENTS)) watcher.observe(element);
}
