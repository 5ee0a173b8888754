// Rule sets made ready in the engine, each once, for as long as there is room.

import type { Problem, RuleSetInfo } from '../tensu.d.ts';
import type { Decoder } from './decode.ts';
import { isObject } from './encode.ts';
import type { HandExports } from './exports.d.ts';
import type { Fields } from './keys.ts';
import { type Memory, Reader, Writer, wholeOf } from './wire.ts';

export const SLOTS = 256;
const MOST_OPTIONS = 128;
const LONGEST_KEY = 64;
/** Numbers kept: the base, how many options, and four of each. */
const RULE_NUMBERS = 4 + 4 * MOST_OPTIONS;

/** How an option's value came: see GivenOption::Kind. */
const BOOLEAN = 0;
const WHOLE = 1;
const TEXT = 2;
const OTHER = 3;

export interface ReadyRules {
  ok: true;
  slot: number;
  base: string;
}
export interface BadRules {
  ok: false;
  /** The base id, where that much is known. */
  base?: string;
  problems: Problem[];
}

/** Rules as they are written in an object, and the text that tells them apart. */
export interface Asked {
  key: string;
  base: string;
  options: [string, unknown][];
}

export class RuleShelf {
  /** By the text that tells rules apart, the longest unused first. */
  private readonly ready = new Map<string, ReadyRules>();
  private readonly bases: Set<string>;

  constructor(
    private readonly exports: HandExports,
    private readonly memory: Memory,
    private readonly decoder: Decoder,
    infos: RuleSetInfo[],
  ) {
    this.bases = new Set(infos.map((info) => info.id));
  }

  /** The rules ready for use, or why they cannot be had. */
  find(rules: unknown): ReadyRules | BadRules {
    if (typeof rules !== 'string') {
      return this.findObject(rules);
    }
    // Any other text may be that which tells some object's rules apart.
    return this.bases.has(rules) ? this.ask(rules, rules, []) : this.make(rules, rules, []);
  }

  private findObject(rules: unknown): ReadyRules | BadRules {
    const { base, set } = isObject(rules) ? rules : ({} as Fields);
    if (!isObject(rules) || typeof base !== 'string' || !isObject(set)) {
      return { ok: false, problems: [{ code: 'bad_rules', field: 'rules', detail: { reason: 'wrong-kind' } }] };
    }
    const { key, options } = this.read(base, set);
    const found = this.ask(key, base, options);
    const others = Object.keys(rules).filter((name) => name !== 'base' && name !== 'set');
    return others.length > 0 ? withOthers(found, others.slice(0, MOST_OPTIONS)) : found;
  }

  protected read(base: string, set: Fields): Asked {
    // There are fewer options than this, so that one of more is refused in any case.
    const options = Object.entries(set).slice(0, MOST_OPTIONS);
    return { key: keyOf(base, options), base, options };
  }

  private ask(key: string, base: string, options: [string, unknown][]): ReadyRules | BadRules {
    return this.known(key) ?? this.make(key, base, options);
  }

  private known(key: string): ReadyRules | undefined {
    const found = this.ready.get(key);
    if (found && this.ready.size === SLOTS) {
      this.ready.delete(key);
      this.ready.set(key, found);
    }
    return found;
  }

  private make(key: string, base: string, options: [string, unknown][]): ReadyRules | BadRules {
    this.write(base, options);
    const [oldest] = this.ready.size === SLOTS ? this.ready : [];
    const slot = oldest ? oldest[1].slot : this.ready.size;
    if (this.exports.tensu_setRules(slot) === 0) {
      const names = options.map(([name]) => name);
      const problems = this.decoder.problems(new Reader(this.memory.output), names);
      return this.bases.has(base) ? { ok: false, base, problems } : { ok: false, problems };
    }
    if (oldest) {
      this.ready.delete(oldest[0]);
    }
    const made: ReadyRules = { ok: true, slot, base };
    this.ready.set(key, made);
    return made;
  }

  private write(base: string, options: [string, unknown][]): void {
    const out = new Writer(this.memory.input, RULE_NUMBERS);
    out.text(base, LONGEST_KEY);
    out.number(options.length);
    for (const [key, value] of options) {
      out.text(key, LONGEST_KEY);
      out.number(kindOf(value));
      out.number(typeof value === 'boolean' ? Number(value) : wholeOf(value));
      out.text(typeof value === 'string' ? value : '', LONGEST_KEY);
    }
  }
}

/** The rules with keys that no rules have. */
function withOthers(found: ReadyRules | BadRules, keys: string[]): BadRules {
  const unknown = keys.map((key): Problem => {
    return { code: 'bad_rules', field: `rules.${key}`, detail: { reason: 'unknown' } };
  });
  const problems = [...(found.ok ? [] : found.problems), ...unknown];
  return found.base === undefined ? { ok: false, problems } : { ok: false, base: found.base, problems };
}

function kindOf(value: unknown): number {
  switch (typeof value) {
    case 'boolean':
      return BOOLEAN;
    case 'number':
      return Number.isInteger(value) ? WHOLE : OTHER;
    case 'string':
      return value.length <= LONGEST_KEY ? TEXT : OTHER;
    default:
      return OTHER;
  }
}

/** A text that two requests share only when they ask for the same rules. */
function keyOf(base: string, options: [string, unknown][]): string {
  let key = JSON.stringify(base);
  for (const [name, value] of options) {
    const kind = kindOf(value);
    key += `;${JSON.stringify(name)}=${kind}${kind === OTHER ? '' : JSON.stringify(value)}`;
  }
  return key;
}
