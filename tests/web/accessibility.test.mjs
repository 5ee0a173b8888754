import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();

const STATES = {
  empty: async () => {},
  score: async ({ write, flag }) => {
    await write('0m55m678p67s8s55z (<1 777z)');
    await flag(/^(Passed up a win|アガリ牌を見逃した|放过了和牌)$/).focus();
  },
  waits: ({ write }) => write('23567m345p22678s'),
  discards: ({ write }) => write('234567m345p6669s1z'),
  refused: ({ write }) => write('11111m 0000p'),
  unreadable: ({ write }) => write('123m4'),
  melds: async ({ write, target }) => {
    await write('11m (<1 123m) (<3 222p) [3333s] (555z+5z)');
    await target(/^(Dora ind.|ドラ表示|宝牌指示)$/).click();
  },
  options: async ({ openOptions, write }) => {
    await openOptions();
    await write('234567m345p66678s');
  },
  sichuan: async ({ rules, write, openOptions }) => {
    await rules('mahjchina-sichuan');
    await openOptions();
    await write('1122334455667m11z');
  },
  'two players': async ({ rules, write }) => {
    await rules('web-tile');
    await write('234567m345p66678s');
  },
};

for (const scheme of ['light', 'dark']) {
  for (const [name, reach] of Object.entries(STATES)) {
    test(`axe finds nothing: ${name}, ${scheme}`, async (t) => {
      const page = await open(t, { lang: 'en', scheme });
      await reach(calculator(page));
      await expectAccessible(page);
    });
  }
}

for (const lang of ['ja', 'zh']) {
  test(`axe finds nothing on a phone: ${lang}`, async (t) => {
    const page = await open(t, { lang, width: 360 });
    await calculator(page).write('234567m345p66678s');
    await expectAccessible(page);
  });
}
