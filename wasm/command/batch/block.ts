// Scores some lines: the whole work of one line happens here, in the main thread or in one of its own.
import type { Engine, HandRequest, Problem, Result, Rules } from 'tensu';
import { BAD, statusOf } from '../status.ts';
import { Bytes, bytesOf } from './bytes.ts';
import { areFast, rowOf, rowsOf } from './columns.ts';
import { writeResult } from './result-json.ts';

export interface Settings {
  /** For lines that name no rules. */
  rules?: Rules;
  /** Columns instead of JSON. */
  columns?: string[];
  separator: string;
  /** Ends before the first line that cannot be read. */
  strict: boolean;
}

/** A line that cannot be read, counted from 0 in its block. */
export interface BadLine {
  line: number;
  problem?: Problem;
  /** It names no rules, and no option names any for it. */
  noRules?: true;
}

export interface Scored {
  /** A line of output for each line that is not empty. */
  output: Uint8Array<ArrayBuffer>;
  lines: number;
  bad: BadLine[];
}

interface Line {
  number: number;
  /** Nothing where it is no request at all. */
  hand?: HandRequest;
  problems?: Problem[];
}

const UNREADABLE: Problem[] = [{ code: 'bad_value', field: 'text', detail: { reason: 'wrong-kind' } }];
const BRACE = 0x7b;
const NEWLINE = bytesOf('\n');

export class BlockScorer {
  private readonly fast: boolean;
  private readonly riichi: Set<string>;
  private readonly out = new Bytes();

  constructor(
    private readonly engine: Engine,
    private readonly settings: Settings,
  ) {
    this.fast = settings.columns !== undefined && areFast(settings.columns);
    this.riichi = new Set(engine.rules().flatMap(({ id, family }) => (family === 'riichi' ? [id] : [])));
  }

  /** `text` is whole lines; the last one need not have its end. */
  score(text: string): Scored {
    const { lines, count } = this.read(text);
    const scored =
      this.fast && lines.every(({ hand }) => this.isRiichi(hand)) ? this.quickly(lines) : this.fully(lines);
    return { ...scored, lines: count };
  }

  private read(text: string): { lines: Line[]; count: number } {
    const lines: Line[] = [];
    let count = 0;
    for (let start = 0; start < text.length; count++) {
      const end = text.indexOf('\n', start);
      const line = text.slice(start, end < 0 ? text.length : end).trim();
      if (line !== '') lines.push(this.readLine(line, count));
      start = end < 0 ? text.length : end + 1;
    }
    return { lines, count };
  }

  private readLine(line: string, number: number): Line {
    let hand: HandRequest;
    if (line.charCodeAt(0) === BRACE) {
      try {
        hand = JSON.parse(line);
      } catch {
        return { number };
      }
    } else {
      const read = this.engine.parseLine(line);
      if ('problems' in read) return { number, problems: read.problems };
      hand = read;
    }
    const { rules } = this.settings;
    if (rules !== undefined && hand.rules === undefined) hand.rules = rules;
    return { number, hand };
  }

  private isRiichi(hand: HandRequest | undefined): boolean {
    const rules = hand?.rules;
    return this.riichi.has(typeof rules === 'string' ? rules : (rules?.base ?? ''));
  }

  private fully(lines: Line[]): Omit<Scored, 'lines'> {
    const bad: BadLine[] = [];
    for (const line of lines) {
      const result = this.resultOf(line);
      if (!result.ok && statusOf(result.problems) === BAD) {
        bad.push(badLine(line, result.problems));
        if (this.settings.strict) break;
      }
      this.write(result, line.hand);
      this.out.add(NEWLINE);
    }
    return { output: this.out.take(), bad };
  }

  private resultOf({ hand, problems }: Line): Result {
    return hand ? this.engine.score(hand) : { ok: false, problems: problems ?? UNREADABLE, checks: [] };
  }

  private write(result: Result, hand: HandRequest | undefined): void {
    const { columns, separator } = this.settings;
    if (columns) this.out.text(rowOf(columns, separator, result, hand?.seat ?? 0));
    else writeResult(this.out, result);
  }

  /** Only what was refused is looked at again, to say why. */
  private quickly(lines: Line[]): Omit<Scored, 'lines'> {
    const { columns = [], separator, strict } = this.settings;
    const { rows, refused } = rowsOf(
      this.engine,
      lines.map(({ hand }) => hand as HandRequest),
      columns,
      separator,
    );
    const bad: BadLine[] = [];
    for (const at of refused) {
      const line = lines[at] as Line;
      const result = this.resultOf(line);
      if (result.ok || statusOf(result.problems) !== BAD) continue;
      bad.push(badLine(line, result.problems));
      if (!strict) continue;
      rows.length = at;
      break;
    }
    if (rows.length > 0) this.out.text(`${rows.join('\n')}\n`);
    return { output: this.out.take(), bad };
  }
}

function badLine({ number, hand, problems }: Line, found: Problem[]): BadLine {
  const [problem] = found;
  if (!problem || !(hand || problems)) return { line: number };
  const noRules = problem.field === 'rules' && hand?.rules === undefined;
  return noRules ? { line: number, problem, noRules } : { line: number, problem };
}
