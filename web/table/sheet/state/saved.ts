import type { Engine } from 'tensu';
import { rulesOf } from '../../../widget/state/house.ts';
import { fields, optionSet, text } from '../../keeping/check.ts';
import type { Read } from '../../keeping/kept.ts';
import type { Entered } from './entered.ts';
import { emptyGame, type Game, houseOf } from './game.ts';
import { emptyHand, type HandEntry } from './hand.ts';
import { gameCheck, LONGEST_ID } from './saved-game.ts';

type Fields = Record<string, unknown>;

/** What others get of a sheet: its game. */
export const shareGame = ({ game }: Entered): object => ({ ...game, hands: game.hands.map(shortHand) });

/** What the device keeps besides: the hand that is half entered. */
export function writeEntered({ game, draft, correcting, waiting }: Entered): object {
  return { ...shareGame({ game, draft }), draft: shortHand(draft), correcting, waiting: waiting && shortHand(waiting) };
}

/** Only what differs from an empty hand. */
function shortHand(hand: HandEntry): Partial<HandEntry> {
  const empty = emptyHand() as unknown as Fields;
  const entries = Object.entries(hand).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(empty[key]));
  return Object.fromEntries(entries);
}

/** Reads a game of a rule set that the engine has, with the hand in the form where there is one. */
export function readEntered(written: unknown, engine: Engine): Read<Entered> {
  const fault = rulesFault(written, engine) ?? gameFault(written as Fields, engine);
  if (fault !== undefined) return { fault };
  const {
    rules,
    set,
    names = [],
    start,
    uma,
    oka,
    ended,
    hands,
    draft,
    correcting,
    waiting,
  } = written as Partial<Game> & Partial<Entered> & { hands: Partial<HandEntry>[] };
  const empty = emptyGame();
  const whole = (hand: Partial<HandEntry> = {}): HandEntry => ({ ...emptyHand(), ...hand });
  const game = {
    ...empty,
    ...defined({ rules, set, uma, oka, ended }),
    names: empty.names.map((_, at) => names[at] ?? ''),
    start,
    hands: hands.map(whole),
  };
  const form = correcting === undefined ? {} : { correcting, waiting: waiting && whole(waiting) };
  return { value: { game, draft: whole(draft), ...form } };
}

const defined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;

/** Whether there is such a rule set of riichi, with such options. */
function rulesFault(written: unknown, engine: Engine): string | undefined {
  const fault = fields({ rules: text(LONGEST_ID) }, { set: optionSet })(written, '');
  if (fault !== undefined) return fault;
  const { rules, set = {} } = written as Game;
  if (engine.rules().find(({ id }) => id === rules)?.family !== 'riichi') return 'rules';
  return 'options' in engine.describe(rulesOf(rules, set)) ? undefined : 'set';
}

function gameFault(written: Fields, engine: Engine): string | undefined {
  const { rules, set = {} } = written as unknown as Game;
  return gameCheck(engine, houseOf(engine, { ...emptyGame(), rules, set }).players)(written, '');
}
