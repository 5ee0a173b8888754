// The pages of the built site, as files and as addresses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './browser.mjs';

const TAGS = { ja: 'ja', en: 'en', zh: 'zh-Hans' };
const NOT_FOUND = '404.html';

/** Every page: its address within the site, its language and its HTML. */
export const PAGES = readdirSync(SITE, { recursive: true })
  .filter((file) => file.endsWith('.html') && file !== NOT_FOUND && !file.startsWith('assets'))
  .sort()
  .map((file) => {
    const path = file.replace(/index\.html$/, '');
    const lang = /^(en|zh)\//.exec(path)?.[1] ?? 'ja';
    return {
      path,
      lang,
      tag: TAGS[lang],
      slug: path.replace(/^(en|zh)\//, ''),
      html: readFileSync(join(SITE, file), 'utf8'),
    };
  });

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text) => text.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

/** The values of an attribute in a page, in order. */
export const valuesOf = (html, attribute) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) => plain(value));

/** The hands that a page offers to load, with what the winner gains by each. */
export const examplesOf = (html) =>
  [...html.matchAll(/data-hand="([^"]*)" data-won="([^"]*)"/g)].map(([, hand, won]) => ({ hand: plain(hand), won }));
