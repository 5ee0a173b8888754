// `tensu from`: the wins of records as requests, and where their worth is not the stated one.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { fill } from '../../../web/text/fill.ts';
import { type Context, phrasesFor } from '../context.ts';
import { Fault } from '../fault.ts';
import { rulesFrom } from '../request.ts';
import { DONE, NO_WIN } from '../status.ts';
import { agrees, type CheckedWin, checked } from './check.ts';
import { readMjai } from './mjai.ts';
import { readMjlog } from './mjlog.ts';
import type { RecordedWin } from './played.ts';
import { ThreePlayers } from './rules.ts';
import { readTenhou } from './tenhou.ts';

const READERS: Record<string, (text: string) => RecordedWin[]> = {
  mjlog: readMjlog,
  tenhou: readTenhou,
  mjai: readMjai,
};
const GZIP = [0x1f, 0x8b];

export function from(ctx: Context): number {
  const [format = '', ...files] = ctx.args.operands;
  let same = 0;
  let other = 0;
  for (const file of files) {
    for (const win of read(format, file)) {
      win.request.rules = rulesFrom(ctx.engine, ctx.args, win.request.rules);
      const result = checked(ctx.engine, win);
      ctx.write(`${JSON.stringify(ctx.args.has('json') ? { file, ...result } : win.request)}\n`);
      if (agrees(result)) {
        same++;
        continue;
      }
      other++;
      ctx.warn(differenceText(ctx, file, result));
    }
  }
  ctx.warn(`${fill(ctx.text.record.summary, { count: same + other, n: same + other, same, other })}\n`);
  return other === 0 ? DONE : NO_WIN;
}

function read(format: string, file: string): RecordedWin[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file === '-' ? 0 : file);
    if (GZIP.every((byte, i) => bytes[i] === byte)) bytes = gunzipSync(bytes);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? '';
    throw new Fault('unreadable', { operand: 'file', value: file, reason });
  }
  try {
    return READERS[format]?.(bytes.toString()) ?? [];
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
    file,
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
