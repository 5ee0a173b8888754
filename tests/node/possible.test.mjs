// Nothing impossible can be pressed: whatever the calculator lets a person do, the engine takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { Dice } from './support/dice.mjs';

const widget = async (path) =>
  (await runnerImport(fileURLToPath(new URL(`../../web/widget/${path}`, import.meta.url)))).module;
const { Session } = await widget('state/session.ts');
const { addTile, isMeldKind, MELD_KINDS, removeMeld, removeTile, toggleFlag } = await widget('state/entry.ts');
const { meldFrom, whyNot } = await widget('state/availability.ts');
const engine = await loadEngine();

const TARGETS = ['hand', 'hand', 'hand', 'hand', ...MELD_KINDS, 'dora', 'ura', 'discards'];
const IMPOSSIBLE = ['too_many_copies', 'bad_meld', 'too_many_indicators', 'tile_kind', 'bad_value', 'bad_notation'];

function walk(rules, seed, steps) {
  const dice = new Dice(seed);
  const session = new Session(() => {});
  session.start(engine);
  session.edit({ rules, lack: 's' });
  for (let step = 0; step < steps; step++) {
    const { house, fitted, conflicts } = session.derived;
    const action = dice.pick(['tile', 'tile', 'tile', 'tile', 'flag', 'remove', 'by', 'seat']);
    if (action === 'tile') {
      const target = dice.pick(
        TARGETS.filter((one) => !house.sichuan || !['chi', 'dora', 'ura', 'discards'].includes(one)),
      );
      const tile = dice.pick(house.indicators);
      if (whyNot(tile, target, fitted, house)) continue;
      if (isMeldKind(target)) session.edit({ melds: [...session.entry.melds, meldFrom(tile, target, fitted, house)] });
      else session.edit(addTile(session.entry, target, tile));
    } else if (action === 'flag') {
      const flag = dice.pick(house.flags);
      if (conflicts.has(flag)) continue;
      const before = codes(session).filter((code) => code === 'flag_conflict').length;
      session.edit(toggleFlag(session.entry, flag));
      assert.ok(codes(session).filter((code) => code === 'flag_conflict').length <= before, session.line);
    } else if (action === 'remove') {
      session.edit(
        dice.pick([
          removeTile(session.entry, 'hand', 0),
          removeMeld(session.entry, 0),
          removeTile(session.entry, 'dora', 0),
        ]),
      );
    } else if (action === 'by') session.edit({ by: dice.pick(['ron', 'tsumo']) });
    const found = codes(session).filter((code) => IMPOSSIBLE.includes(code));
    assert.deepEqual(found, [], session.line);
  }
}

function codes({ derived }) {
  const result = engine.score(derived.fitted.request);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

for (const { id } of engine.rules()) {
  test(`only what can be is offered: ${id}`, () => {
    for (let seed = 1; seed <= 40; seed++) walk(id, seed, 60);
  });
}
