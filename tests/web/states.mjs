// The states that the calculator is looked at in, each with the way to it.

/** Each takes the calculator, in English, and leaves it in that state. */
export const STATES = {
  empty: async () => {},
  score: async ({ write, flag }) => {
    await write('0m55m678p67s8s55z (<1 777z)');
    await flag(/^(Passed up a win|アガリ牌を見逃した|放过了和牌)$/).focus();
  },
  yakuman: ({ write }) => write('19m19p19s1234567z1m win=tsumo dora=2m honba=3 deposits=2 rules=makopi-house'),
  waits: ({ write }) => write('23567m345p22678s'),
  discards: ({ write }) => write('234567m345p6669s1z'),
  refused: ({ write }) => write('11111m 0000p'),
  unreadable: ({ write }) => write('123m4'),
  melds: async ({ write, target }) => {
    await write('11m (<1 123m) (<3 222p) [3333s] (555z+5z)');
    await target(/^(Dora ind.|ドラ表示|宝牌指示)$/).click();
  },
  candidates: async ({ write, key, within }) => {
    await write('123m0p');
    await key('5p').click({ delay: 600 });
    await within.locator('.candidates').waitFor();
  },
  explained: async ({ write, result }) => {
    await write('234567m345p66678s win=tsumo flags=riichi dora=2m rules=makopi-house');
    for (const opener of await result.locator('.explain').all()) await opener.click();
    await result.getByText('base is 2,000').waitFor();
  },
  comparison: async ({ write, result }) => {
    await write('234567m340p66678s win=tsumo flags=riichi');
    await result.locator('.comparison summary').click();
    await result.locator('.compared').waitFor();
  },
  practice: async ({ press, result }) => {
    await press('Practice');
    await result.locator('.practice').waitFor();
  },
  options: async ({ openOptions, write, flag }) => {
    await openOptions();
    await write('234567m345p66678s rules=makopi-house;kiriage=false');
    await flag('Riichi').waitFor();
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
