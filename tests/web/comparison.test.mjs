import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();

for (const scheme of ['light', 'dark']) {
  test(`the same hand under the other rule sets, with what was read differently, ${scheme}`, async (t) => {
    const page = await open(t, { lang: 'en', scheme });
    const { write, result, key } = calculator(page);
    const unfold = result.getByText('The same hand under other rules');
    const row = (name) =>
      result.locator('.compared tr').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    assert.equal(await unfold.count(), 0);

    await write('234067m345p66678s win=ron from=3 rules=makopi-house');
    await unfold.click();
    assert.match(await row('Makopi house tournament').textContent(), /5,800 points\s*3 han 30 fu/);
    assert.equal(await row('Makopi house tournament').getAttribute('aria-current'), 'true');
    assert.match(await row('WCOOM riichi').textContent(), /red five was read as a plain one/);
    assert.equal(await result.locator('.compared tbody tr').count(), 5);
    await expectAccessible(page);

    await write('234m345p66678s1z5z6z');
    assert.match(await row('Tenhou').textContent(), /no complete hand/);
    await result.locator('.compared').waitFor();
    await key('1m').focus();
    assert.equal(await result.locator('.compared tbody tr').count(), 5);
  });
}

test('what the chosen rule set reads differently is not lost for the others', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, rules, result } = calculator(page);
  await write('234067m345p66678s win=ron from=3 rules=makopi-house');
  await rules('wcoom-riichi');
  await result.getByText('The same hand under other rules').click();
  assert.match(await result.locator('.compared').textContent(), /Tenhou\s*5,800 points/);
});
