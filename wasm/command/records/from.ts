// `tensu from`: the wins of records as requests, and where their worth is not the stated one.
import type { Rules } from 'tensu';
import { fill } from '../../../web/text/fill.ts';
import { type Context, phrasesFor } from '../context.ts';
import { Fault } from '../fault.ts';
import { readText } from '../read.ts';
import { faultText, visible } from '../refusal.ts';
import { namedRules, withOptions } from '../request.ts';
import { BAD, DONE, NO_WIN } from '../status.ts';
import { agrees, type CheckedWin, checked } from './check.ts';
import { readMjai } from './mjai.ts';
import { readMjlog } from './mjlog.ts';
import type { RecordedWin } from './played.ts';
import { RECORDED_RULES, ThreePlayers } from './rules.ts';
import { readTenhou } from './tenhou.ts';

const READERS: Record<string, (text: string) => RecordedWin[]> = {
  mjlog: readMjlog,
  tenhou: readTenhou,
  mjai: readMjai,
};

export function from(ctx: Context): number {
  const [format = '', ...files] = ctx.args.operands;
  const named = rulesAsked(ctx);
  const counts = { same: 0, other: 0 };
  let status = DONE;
  for (const file of files) {
    try {
      convert(ctx, file, read(format, file), named, counts);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      // The other files may be sound.
      ctx.warn(faultText(ctx, error));
      status = BAD;
    }
  }
  const { same, other } = counts;
  ctx.warn(`${fill(ctx.text.record.summary, { count: same + other, n: same + other, same, other })}\n`);
  return status === DONE && other > 0 ? NO_WIN : status;
}

/** The rules in place of the record's, which must be for what is recorded: riichi of four. */
function rulesAsked({ engine, args }: Context): Rules | undefined {
  const text = args.last('rules');
  const fitting = engine.rules().filter(({ family, players }) => family === 'riichi' && players === 4);
  const named = text === undefined ? undefined : namedRules(engine, text, '--rules', fitting);
  // What is wrong with the options is wrong for every file.
  withOptions(engine, args, named ?? RECORDED_RULES);
  return named;
}

function convert(
  ctx: Context,
  file: string,
  wins: RecordedWin[],
  named: Rules | undefined,
  counts: { same: number; other: number },
): void {
  for (const win of wins) {
    win.request.rules = withOptions(ctx.engine, ctx.args, named ?? win.request.rules);
    const result = checked(ctx.engine, win);
    ctx.write(`${JSON.stringify(ctx.args.has('json') ? { file, ...result } : win.request)}\n`);
    const same = agrees(result);
    counts[same ? 'same' : 'other']++;
    if (!same) ctx.warn(differenceText(ctx, file, result));
  }
}

function read(format: string, file: string): RecordedWin[] {
  const text = readText(file);
  try {
    return READERS[format]?.(text) ?? [];
  } catch (error) {
    // Whatever a move cannot be, the file is none of the form.
    const id = error instanceof ThreePlayers ? 'threePlayers' : 'notARecord';
    throw new Fault(id, { operand: 'file', value: file, format });
  }
}

/** Where the win is, and what is stated and counted, a line each. */
function differenceText(ctx: Context, file: string, win: CheckedWin): string {
  const { text, words } = ctx;
  const phrases = phrasesFor(ctx, '');
  const head = fill(text.record.differs, {
    file: visible(file),
    round: `${words.wind[win.round]}${win.number}`,
    honba: phrases.fill(words.ui.honbaCount, { count: win.honba }),
    winner: phrases.seat(win.request.seat ?? 0),
  });
  const { result, differences } = win;
  const lines = result.ok
    ? Object.entries(differences).map(([key, { stated, scored }]) => {
        return `${key}: ${fill(text.record.stated, { stated: String(stated), scored: String(scored) })}`;
      })
    : result.problems.map((problem) => fill(text.record.refused, { problem: phrases.problem(problem) }));
  return `${head}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
