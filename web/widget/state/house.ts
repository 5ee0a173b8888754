import type { Description, HandEngine, RuleOption, RuleSetInfo, Rules } from 'tensu/hand';
import type { OptionSet, OptionValue } from './entry.ts';
import { isRed, plainOf, splitTiles, suitOf, type Tile } from './tiles.ts';

/** The rule set that comes first wherever none is chosen. */
export const FIRST_RULES = 'makopi-house';

const RIICHI_FLAGS = [
  'riichi',
  'double-riichi',
  'ippatsu',
  'haitei',
  'houtei',
  'rinshan',
  'chankan',
  'chankan-ankan',
  'kanburi',
  'tenhou',
  'chiihou',
  'renhou',
  'shiisanpuutaa',
  'nagashi-mangan',
  'missed',
];
const SICHUAN_FLAGS = ['kong-bloom', 'after-kong', 'rob-kong', 'last-tile', 'heaven', 'earth'];
/** Flags that say something about the deal and stay of use where the rule set has no yaku of the name. */
const ALWAYS = ['riichi', 'double-riichi', 'missed'];

/** The chosen rule set with the options that were changed, and what the page asks of it. */
export class House {
  readonly sichuan: boolean;
  readonly players: number;
  /** The kinds of tile that a hand may hold. */
  readonly kinds: readonly Tile[];
  readonly flags: readonly string[];
  /** The kinds that may be an indicator: flowers too, where there are any. */
  readonly indicators: readonly Tile[];
  /** The options whose value is not the preset. */
  readonly changedKeys: readonly string[];

  constructor(
    readonly info: RuleSetInfo,
    readonly description: Description,
    readonly preset: Description,
  ) {
    this.sichuan = info.family === 'sichuan';
    this.players = info.players;
    const tiles = splitTiles(description.tiles);
    this.kinds = tiles.filter((tile) => tile !== 'f');
    this.indicators = this.is('flowers') && !tiles.includes('f') ? [...tiles, 'f'] : tiles;
    const presets = new Map(preset.options.map(({ key, value }) => [key, value]));
    const changed = description.options.filter(({ key, value }) => value !== presets.get(key));
    this.changedKeys = changed.map(({ key }) => key);
    this.flags = this.sichuan ? SICHUAN_FLAGS : RIICHI_FLAGS.filter((flag) => this.knows(flag));
  }

  option(key: string): RuleOption | undefined {
    return this.description.options.find((option) => option.key === key);
  }

  presetOf(key: string): OptionValue | undefined {
    return this.preset.options.find((option) => option.key === key)?.value;
  }

  /** The points that everybody begins with; 0 where the rules know none. */
  get startPoints(): number {
    return Number(this.option('start_points')?.value ?? 0);
  }

  is(key: string): boolean {
    return this.option(key)?.value === true;
  }

  /** How many of a tile there are; where a suit has red fives there are as many fewer plain ones. */
  copies(tile: Tile): number {
    if (isRed(tile)) return this.reds(suitOf(tile));
    return plainOf(tile)[0] === '5' ? 4 - this.reds(suitOf(tile)) : 4;
  }

  private reds(suit: string): number {
    if (!this.kinds.includes(`0${suit}`)) return 0;
    return String(this.option('red_fives')?.value).startsWith('two_pin') ? 2 : 1;
  }

  private knows(flag: string): boolean {
    const robs = this.is('kokushi_robs_ankan');
    if (ALWAYS.includes(flag)) return true;
    if (flag === 'chankan-ankan') return robs;
    return this.description.yaku.some(({ id, on }) => id === flag && on) || (flag === 'chankan' && robs);
  }
}

/** The id of a rule set, whatever options of it are changed. */
export const baseOf = (rules: Rules): string => (typeof rules === 'string' ? rules : rules.base);

/** What the engine's list says of a rule set. */
export const infoOf = (engine: Pick<HandEngine, 'rules'>, rules: Rules): RuleSetInfo | undefined =>
  engine.rules().find(({ id }) => id === baseOf(rules));

export const rulesOf = (base: string, set: OptionSet | undefined): Rules =>
  set && Object.keys(set).length > 0 ? { base, set } : base;

/** Reads a rule set as it is written, also with changed options: `makopi-house;kiriage=false`. */
export function readRules(engine: HandEngine, text: string): Rules {
  const read = engine.parseLine(`rules=${text}`);
  return ('rules' in read && read.rules) || text;
}

/** The rule set with these options, or without them where they do not make a rule set. */
export function openHouse(engine: HandEngine, base: string, set: OptionSet | undefined): House | undefined {
  const info = infoOf(engine, base);
  const preset = engine.describe(base);
  const changed = engine.describe(rulesOf(base, set));
  if (!info || !('options' in preset)) return undefined;
  return new House(info, 'options' in changed ? changed : preset, preset);
}
