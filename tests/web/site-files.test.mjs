// What can be told of the pages from their files.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { loadEngine } from 'tensu';
import { SITE, SITE_POLICY } from './browser.mjs';
import { examplesOf, PAGES, valuesOf } from './pages.mjs';

const engine = await loadEngine();
const LANGUAGES = ['ja', 'en', 'zh'];
const ORIGIN = 'http://site';
const fileOf = (address) => {
  const path = join(SITE, decodeURIComponent(new URL(address).pathname));
  return existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
};
const weigh = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
/** What a page may weigh before its calculator is asked for. */
const MOST_KB = 30;

test('every page is there in every language', () => {
  const slugs = (lang) => PAGES.filter((page) => page.lang === lang).map(({ slug }) => slug);
  for (const lang of LANGUAGES) assert.deepEqual(slugs(lang), slugs('ja'));
  assert.ok(slugs('ja').length > 1);
});

for (const { path, lang, tag, html } of PAGES) {
  const here = `${ORIGIN}/${path}`;

  test(`${path || 'home'}: says its language, its name and its policy`, () => {
    assert.match(html, new RegExp(`<html lang="${tag}">`));
    assert.equal([...html.matchAll(/<h1[ >]/g)].length, 1);
    assert.equal(/Content-Security-Policy" content="([^"]*)"/.exec(html)[1], SITE_POLICY);
    assert.match(/<meta name="description" content="([^"]*)"/.exec(html)[1], /\S{3}/);
    assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)|<style|\son\w+="|\sstyle="/);
    assert.doesNotMatch(html, /undefined|\[object |NaN/);
  });

  test(`${path || 'home'}: no link is dead, no anchor is missing`, () => {
    const ids = valuesOf(html, 'id');
    assert.deepEqual(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      [],
      'an id stands twice',
    );
    for (const href of new Set([...valuesOf(html, 'href'), ...valuesOf(html, 'src')])) {
      const to = new URL(href, here);
      if (to.origin !== ORIGIN) continue;
      const file = fileOf(to);
      assert.ok(existsSync(file), `${href} leads nowhere`);
      const isAnchor = to.hash && !to.hash.includes('=') && file.endsWith('.html');
      if (isAnchor)
        assert.ok(valuesOf(readFileSync(file, 'utf8'), 'id').includes(decodeURIComponent(to.hash.slice(1))), href);
    }
  });

  test(`${path || 'home'}: leads to itself in the other languages`, () => {
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]*)"/g)];
    const slug = path.replace(/^(en|zh)\//, '');
    const expected = { ja: `/${slug}`, en: `/en/${slug}`, 'zh-Hans': `/zh/${slug}` };
    assert.deepEqual(Object.fromEntries(links.map(([, to, href]) => [to, new URL(href, here).pathname])), expected);
  });

  test(`${path || 'home'}: is installed as an app that starts in its language`, () => {
    const at = new URL(/<link rel="manifest" href="([^"]+)"/.exec(html)[1], here);
    const { start_url, scope, icons, ...said } = JSON.parse(readFileSync(fileOf(at), 'utf8'));
    assert.equal(new URL(start_url, at).pathname, { ja: '/', en: '/en/', zh: '/zh/' }[lang]);
    assert.equal(new URL(scope, at).pathname, '/');
    assert.ok(existsSync(fileOf(new URL(icons[0].src, at))));
    assert.equal(said.lang, tag);
    assert.match(said.name, /\S{2}/);
  });

  test(`${path || 'home'}: weighs little before a calculator is used`, () => {
    const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
      fileOf(new URL(href, here)),
    );
    const script = fileOf(new URL(/src="([^"]*client\/main\.js)"/.exec(html)[1], here));
    const tiles = html.includes('<use') ? weigh(join(styles[0], '../tiles.svg')) : 0;
    const sum =
      [...styles, script].reduce((all, file) => all + weigh(file), gzipSync(html, { level: 9 }).length) + tiles;
    assert.ok(sum <= MOST_KB * 1000, `${sum} bytes`);
  });

  test(`${path || 'home'}: has the anchors and examples of the other languages`, () => {
    const others = PAGES.filter((page) => page.slug === path.replace(/^(en|zh)\//, '') && page.lang !== lang);
    for (const other of others) {
      assert.deepEqual(valuesOf(other.html, 'id'), valuesOf(html, 'id'));
      assert.deepEqual(examplesOf(other.html), examplesOf(html));
    }
  });
}

test('the calculator and each engine are there once, for the guide and for the pages of the table', () => {
  const files = readdirSync(join(SITE, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const engines = files.filter((name) => name.endsWith('.wasm'));
  assert.deepEqual(engines.sort(), ['tensu-hand.wasm', 'tensu.wasm']);
  assert.equal(files.filter((name) => name === 'tensu.js').length, 1);
});

test('a yaku of which only the name and the worth are stated has a mark for its shape, wherever its rule set is told of', () => {
  const marks = { ja: '形は仮定', en: 'shape assumed', zh: '牌型为推定' };
  const rowOf = (html, start) => html.slice(html.indexOf(start)).split('</tr>')[0];
  for (const [lang, mark] of Object.entries(marks)) {
    const page = (slug) => PAGES.find((one) => one.lang === lang && one.slug === slug).html;
    const guide = page('web-tile/');
    for (const id of ['sanrenkou', 'uumensai', 'kanburi'])
      assert.ok(rowOf(guide, `id="rule-yaku-${id}"`).includes(mark));
    assert.ok(!rowOf(guide, 'id="rule-yaku-daisharin"').includes(mark));
    assert.ok(rowOf(page('compare/'), 'yaku/#sanrenkou"').includes(mark));
    assert.ok(!rowOf(page('compare/'), 'yaku/#pinfu"').includes(mark));
    assert.ok(page('yaku/').split('id="sanrenkou"')[1].split('</table>')[0].includes(mark));
  }
});

test('every example gives the number that is printed', () => {
  const examples = PAGES.flatMap(({ html }) => examplesOf(html));
  for (const { hand, won } of examples) {
    const result = engine.score(engine.parseLine(hand));
    assert.equal(result.ok ? String(Math.max(...result.deltas)) : '', won, hand);
  }
  assert.ok(examples.length > 100, `${examples.length} examples`);
});

test('a hand of Sichuan is told with places at the table, on a page of another rule set too', () => {
  for (const slug of ['points/', 'yaku/', 'mahjchina-sichuan/']) {
    const { html } = PAGES.find(({ path }) => path === `en/${slug}`);
    const figures = html
      .match(/<figure class="example">.*?<\/figure>/gs)
      .filter((one) => one.includes('rules=mahjchina'));
    assert.ok(figures.length > 0, slug);
    for (const figure of figures) {
      assert.match(figure, /\bDealer\b/, slug);
      assert.doesNotMatch(figure, /\bEast\b/, slug);
    }
  }
});
