// What the command is made of, as data: help, completions, the man page and the reading of arguments all come from here.
// Its words are in text/, by the same names.

/** What a value may be: fixed words, or a list that is known only when the engine and the words are loaded. */
export type Choices = readonly string[] | 'commands' | 'rules' | 'columns' | 'files';

export interface Option {
  /** What stands for the value in help; without one the option is on or off. */
  value?: string;
  short?: string;
  /** May be given several times. */
  many?: boolean;
  choices?: Choices;
}

export interface Operand {
  name: string;
  needed?: boolean;
  many?: boolean;
  choices?: Choices;
}

export interface Command {
  operands: readonly Operand[];
  options: readonly string[];
  /** Takes an option for each of the conditions that a hand can be won under. */
  conditions?: boolean;
  examples: readonly string[];
}

export const SEATS = ['E', 'S', 'W', 'N'] as const;
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export const FORMATS = ['mjlog', 'tenhou', 'mjai'] as const;
export const LANGUAGES = ['ja', 'en', 'zh'] as const;

export const OPTIONS: Record<string, Option> = {
  rules: { value: 'id', many: true, choices: 'rules' },
  option: { value: 'setting', many: true },
  melds: { value: 'melds', many: true },
  tsumo: {},
  ron: {},
  from: { value: 'seat', choices: SEATS },
  seat: { value: 'seat', choices: SEATS },
  round: { value: 'wind', choices: SEATS },
  dora: { value: 'tiles' },
  ura: { value: 'tiles' },
  flowers: { value: 'number' },
  honba: { value: 'number' },
  deposits: { value: 'number' },
  points: { value: 'numbers' },
  discards: { value: 'tiles' },
  liable: { value: 'seat', choices: SEATS },
  lack: { value: 'suit', choices: ['m', 'p', 's'] },
  active: { value: 'seats' },
  columns: { value: 'columns', choices: 'columns' },
  tsv: {},
  header: {},
  jobs: { value: 'number' },
  strict: {},
  json: {},
  lang: { value: 'language', choices: LANGUAGES },
  version: {},
  help: { short: 'h' },
};

/** The fields of a hand's situation besides its conditions, each of them an option. */
export const SITUATION = [
  ...['tsumo', 'ron', 'from', 'seat', 'round', 'dora', 'ura', 'flowers', 'honba', 'deposits', 'points', 'discards'],
  ...['liable', 'lack', 'active'],
];
const HAND = ['rules', 'option', 'melds', ...SITUATION, 'json'];
/** Every command has these. */
export const EVERYWHERE = ['lang', 'version', 'help'];

const hand = { name: 'hand', needed: true, many: true };
const file = { name: 'file', choices: 'files' } as const;

export const COMMANDS: Record<string, Command> = {
  score: {
    operands: [hand],
    options: HAND,
    conditions: true,
    examples: [
      'tensu score 234m345p5678s666z5s --riichi --dora 2m',
      'tensu score 123m456p789s1133z3z --rules tenhou --ron --from S --seat W',
      "tensu score '234p55s (123m) [7777z] 34s5s win=ron from=1 rules=wcoom-riichi'",
      'tensu score 123m456p789s111z2z2z --rules makopi-house --option kiriage=false --json',
    ],
  },
  waits: {
    operands: [hand],
    options: HAND,
    conditions: true,
    examples: ['tensu waits 2345678m345p567s --riichi', 'tensu waits 11123456789m2p2p --json'],
  },
  discards: {
    operands: [hand],
    options: HAND,
    conditions: true,
    examples: ['tensu discards 1247m1339p13789s5z'],
  },
  compare: {
    operands: [hand],
    options: HAND,
    conditions: true,
    examples: [
      'tensu compare 234m345p5678s666z5s --riichi',
      'tensu compare 22334455667788m --ron --from S --rules tenhou --rules wcoom-riichi',
    ],
  },
  rules: {
    operands: [{ name: 'rules', choices: 'rules' }],
    options: ['option', 'json'],
    examples: ['tensu rules', 'tensu rules makopi-house', 'tensu rules mahjchina-sichuan --json'],
  },
  settle: {
    operands: [{ ...file, needed: true }],
    options: ['json'],
    examples: [
      `echo '{"rules":"tenhou","riichi":[1],"outcome":{"type":"exhaustive","tenpai":[0,1]}}' | tensu settle -`,
    ],
  },
  batch: {
    operands: [file],
    options: ['rules', 'columns', 'tsv', 'header', 'jobs', 'strict'],
    examples: [
      "echo '234m345p5678s666z5s win=tsumo' | tensu batch --rules tenhou",
      "echo '234m345p5678s666z5s win=tsumo' | tensu batch --rules tenhou --columns han,fu,total --header",
    ],
  },
  from: {
    operands: [
      { name: 'format', needed: true, choices: FORMATS },
      { ...file, needed: true, many: true },
    ],
    options: ['rules', 'option', 'json'],
    examples: [
      'tensu from mjlog game.mjlog > requests.jsonl',
      'tensu from mjai game.jsonl | tensu batch --columns total',
    ],
  },
  completion: {
    operands: [{ name: 'shell', needed: true, choices: SHELLS }],
    options: [],
    examples: ['source <(tensu completion bash)', 'tensu completion fish > ~/.config/fish/completions/tensu.fish'],
  },
  manual: { operands: [], options: [], examples: ['tensu manual > tensu.1'] },
  help: { operands: [{ name: 'command', choices: 'commands' }], options: [], examples: ['tensu help score'] },
};

/** What is there of every object is no command. */
export const commandNamed = (name: string): Command | undefined =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

/** The options of a command in the order of its help, its conditions apart. */
export const optionsOf = (command: Command): string[] => [...command.options, ...EVERYWHERE];
