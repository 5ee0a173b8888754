import type { Language } from '../../text/languages.ts';
import { LANGUAGES } from './language.ts';

/** What the site is as an app of one language, which starts on its home page; it lies beside that. */
export function manifest(lang: Language) {
  const { guide, tag, folder } = LANGUAGES[lang];
  const root = folder === '' ? './' : '../';
  return {
    name: `${guide.brand} | ${guide.tagline}`,
    short_name: guide.brand,
    lang: tag,
    start_url: './',
    scope: root,
    display: 'standalone',
    background_color: '#f7f3ea',
    theme_color: '#2c684c',
    icons: [{ src: `${root}icon.svg`, sizes: 'any', type: 'image/svg+xml' }],
  };
}
