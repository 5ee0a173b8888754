import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';
import { STATES } from './states.mjs';

const open = useSite();

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
