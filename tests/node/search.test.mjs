// The search of the site: what players call a thing leads to it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { find, indexOf } = (await runnerImport(at('web/guide/client/search-index.ts'))).module;
const { terms } = (await runnerImport(at('web/guide/client/terms.ts'))).module;
const { searchEntries } = (await runnerImport(at('web/guide/build/search-entries.ts'))).module;

const FOLDERS = { ja: '', en: 'en/', zh: 'zh/' };
/** What is typed, and where one of the first three places found has to be. */
const TYPED = {
  ja: {
    リーチ: 'yaku/#riichi',
    りーち: 'yaku/#riichi',
    タンヤオ: 'yaku/#tanyao',
    断幺九: 'yaku/#tanyao',
    食いタン: 'yaku/#tanyao',
    くいたん: 'yaku/#tanyao',
    メンタンピン: 'yaku/#pinfu',
    ピンヅモ: 'points/#tsumo-pinfu',
    ピンフ: 'yaku/#pinfu',
    チンイツ: 'yaku/#chinitsu',
    国士: 'yaku/#kokushi',
    符計算: 'points/#fu',
    点数計算: 'points/',
    点数表: 'points/#tables',
    シャンポン: 'glossary/#two-pair-wait',
    赤ドラ: 'glossary/#red-fives',
    頭ハネ: 'glossary/#nearest-winner',
    食い替え: 'glossary/#swap-call',
    ダブロン: 'glossary/#double-ron',
    飛び: 'glossary/#below-zero',
    四槓流れ: 'glossary/#abortive-draw',
    アガリ止め: 'makopi-house/#faq-last-hand',
    12000: 'points/#limits',
    7700: 'tenhou/#point',
    pinfu: 'yaku/#pinfu',
  },
  en: {
    uradora: 'glossary/#ura-dora',
    pung: 'glossary/#pon',
    'how to count fu': 'points/#fu',
    'points table': 'points/#tables',
    chinitu: 'yaku/#chinitsu',
    'head bump': 'glossary/#nearest-winner',
    tanyao: 'yaku/#tanyao',
    yakuhai: 'yaku/#haku',
    'flower pig': 'glossary/#flower-pig',
    '13 orphans': 'yaku/#kokushi',
    suanko: 'yaku/#suuankou',
    ryuiso: 'yaku/#ryuuiisou',
    四暗刻: 'yaku/#suuankou',
    タンヤオ: 'yaku/#tanyao',
    bust: 'glossary/#below-zero',
    agariyame: 'makopi-house/#faq-last-hand',
    12000: 'points/#limits',
    7700: 'tenhou/#point',
  },
  zh: {
    断么九: 'yaku/#tanyao',
    十三幺: 'yaku/#kokushi',
    海底捞月: 'yaku/#haitei',
    碰碰胡: 'yaku/#toitoi',
    一炮多响: 'glossary/#double-ron',
    查叫: 'glossary/#cha-jiao',
    点数表: 'points/#tables',
    kokushi: 'yaku/#kokushi',
    振听: 'first-steps/#furiten',
    查大叫: 'glossary/#cha-jiao',
    红宝牌: 'glossary/#red-fives',
    缺一门: 'glossary/#lack-suit',
    國士無雙: 'yaku/#kokushi',
    門清: 'yaku/#menzen-tsumo',
    血戰: 'glossary/#blood-battle',
    査花豬: 'glossary/#flower-pig',
    嶺上開花: 'yaku/#rinshan',
    槍槓: 'yaku/#chankan',
    タンヤオ: 'yaku/#tanyao',
    12000: 'points/#limits',
    7700: 'tenhou/#point',
  },
};

/** Names that stand within others. */
const EXACT = { ja: ['立直', 'フリテン'], en: ['Riichi', 'Furiten'], zh: ['立直', '振听'] };

for (const [lang, folder] of Object.entries(FOLDERS)) {
  const entries = JSON.parse(readFileSync(at(`dist/site/search-index/${lang}.json`), 'utf8'));
  const index = indexOf(entries);

  for (const [typed, place] of Object.entries(TYPED[lang])) {
    test(`${lang}: ${typed} leads to ${place}`, () => {
      const found = find(index, typed).map(({ url }) => url);
      assert.ok(found.slice(0, 3).includes(folder + place), found.slice(0, 6).join(' '));
    });
  }

  test(`${lang}: what has the very name comes before what has it within`, () => {
    for (const typed of EXACT[lang]) assert.equal(find(index, typed)[0].heading.split(' (')[0], typed);
  });

  test(`${lang}: other words are for parts that are there`, async () => {
    const words = (await runnerImport(at(`web/text/search/${lang}.ts`))).module[lang];
    const places = entries.map(({ url }) => url);
    assert.deepEqual(
      Object.keys(words).filter((place) => !places.includes(folder + place)),
      [],
    );
  });

  test(`${lang}: no two parts below a heading have one place`, () => {
    const places = entries.map(({ url }) => url);
    assert.deepEqual(
      places.filter((place, at) => places.indexOf(place) !== at),
      [],
    );
  });

  test(`${lang}: a number is found with its comma and without`, () => {
    for (const [written, plain] of [
      ['12,000', '12000'],
      ['7,700', '7700'],
      ['1,000', '1000'],
    ]) {
      const found = find(index, plain).map(({ url }) => url);
      assert.ok(found.length > 10, plain);
      assert.deepEqual(
        find(index, written).map(({ url }) => url),
        found,
      );
    }
  });

  test(`${lang}: nothing is found for what is nowhere`, () => assert.deepEqual(find(index, 'qqqq'), []));
}

test('a number is a word of its own, before a sign and within a text without spaces', () => {
  assert.deepEqual(terms('満貫は12,000点'), ['满贯', '贯は', '12000', '点']);
  assert.deepEqual(terms('From 1,300 to 2,600.'), ['from', '1300', 'to', '2600']);
  assert.deepEqual(terms('1,2,3 and 12,3456'), ['1', '2', '3', 'and', '12', '3456']);
});

test('a part is read without its marks, its link to the calculator and its drawings', () => {
  const html = `<main> <h1>A</h1><section class="term" id="b"> <h3>B <small>c</small></h3><p>It is <a class="status stated" href="#x">stated</a>.
    <span class="tiles" role="img" aria-label="5 man"><svg><use href="t#5m"></use></svg></span> &amp; more</p>
    <p class="load"><a href="#d">Load</a></p></section></main>`;
  assert.deepEqual(
    searchEntries(html, 'p/').map(({ url, heading, text }) => [url, heading, text]),
    [
      ['p/', 'A', ''],
      ['p/#b', 'B c', 'It is. 5 man & more'],
    ],
  );
});
