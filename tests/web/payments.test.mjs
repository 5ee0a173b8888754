import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();
const HAND = '234567m345p66678s';

/** Where every seat lies on the table, in the order of the seats. */
const sides = (result) =>
  result.locator('.deltas li').evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    const table = all[0].closest('.round-table').getBoundingClientRect();
    return boxes.map(({ x, y, width, height }) => {
      const across = x + width / 2 - (table.x + table.width / 2);
      const down = y + height / 2 - (table.y + table.height / 2);
      if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
      return down > 0 ? 'self' : 'across';
    });
  });

for (const width of [360, 1280]) {
  test(`the winner sits at the bottom and the next seat to the right, ${width} px`, async (t) => {
    const page = await open(t, { lang: 'en', width });
    const { write, result } = calculator(page);
    await write(`${HAND} win=ron from=2 seat=1 round=S honba=1 deposits=2 rules=makopi-house`);
    assert.deepEqual(await sides(result), ['left', 'self', 'right', 'across']);
    assert.deepEqual(await result.locator('.deltas .who').allInnerTexts(), [
      'East\ndealer',
      'South\nwinner',
      'West\ndiscarder',
      'North',
    ]);
    assert.equal((await result.locator('.middle').innerText()).replaceAll(/\s+/g, ' '), 'South round 1 honba 2 sticks');
  });
}

test('two players sit opposite each other', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result } = calculator(page);
  await write(`${HAND} win=ron from=0 seat=1 rules=web-tile`);
  assert.deepEqual(await sides(result), ['across', 'self']);
});

test('in Sichuan those who have left are marked', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result } = calculator(page);
  await write('11122233344455m win=tsumo seat=2 lack=p active=0,2,3 rules=mahjchina-sichuan');
  const left = result.locator('.deltas li').nth(1);
  assert.match(await left.textContent(), /Seat 2\s*has won\s*0/);
  assert.equal(await result.locator('.deltas .gone').count(), 1);
  assert.equal(await result.locator('.middle').count(), 0);
});
