// A result as JSON, the same text as JSON.stringify makes of it. Its texts are ids and tiles, which need no escapes, so
// that it can be put together faster.
import type { Check, LedgerLine, Reading, ReadingSet, Result, Score } from 'tensu';
import { type Bytes, bytesOf } from './bytes.ts';

export function writeResult(out: Bytes, result: Result): void {
  if (result.ok && !result.pattern) writeScore(out, result);
  else out.text(JSON.stringify(result));
}

const COMMA = bytesOf(',');
const END = bytesOf('}');
const TEXT_END = bytesOf('"}');
const QUOTE = bytesOf('"');
/** What stands before each value: the end of the one before it and its own key. */
const SCORE = {
  rules: bytesOf('{"ok":true,"rules":"'),
  reading: bytesOf('","reading":'),
  yaku: bytesOf(',"yaku":['),
  dora: bytesOf('],"dora":{"dora":'),
  ura: bytesOf(',"ura":'),
  aka: bytesOf(',"aka":'),
  flower: bytesOf(',"flower":'),
  han: bytesOf('},"han":'),
  fu: bytesOf(',"fu":'),
  fuItems: bytesOf(',"fuItems":['),
  limit: bytesOf('],"limit":"'),
  yakuman: bytesOf('","yakuman":'),
  base: bytesOf(',"base":'),
  lines: bytesOf(',"lines":['),
  deltas: bytesOf('],"deltas":['),
  checks: bytesOf('],"checks":['),
  alternatives: bytesOf('],"alternatives":['),
  end: bytesOf(']}'),
};
const READING = { shape: bytesOf('{"shape":"'), sets: bytesOf('","sets":['), wait: bytesOf('],"wait":"') };
const ITEM = { id: bytesOf('{"id":"'), fu: bytesOf('","fu":') };
const LINE = {
  from: bytesOf('{"from":'),
  to: bytesOf(',"to":'),
  points: bytesOf(',"points":'),
  reason: bytesOf(',"reason":"'),
};
const TILES = bytesOf(',"tiles":"');
const MET = bytesOf('","ok":true');
const UNMET = bytesOf('","ok":false');
const DETAIL = bytesOf(',"detail":{"');
const KEY_END = bytesOf('":');
const NEXT_KEY = bytesOf(',"');
const OTHER = { reading: bytesOf('{"reading":'), han: bytesOf(',"han":'), fu: bytesOf(',"fu":') };

function writeScore(out: Bytes, score: Score): void {
  out.add(SCORE.rules);
  out.id(score.rules);
  out.add(SCORE.reading);
  writeReading(out, score.reading);
  out.add(SCORE.yaku);
  writeYaku(out, score.yaku);
  for (const kind of ['dora', 'ura', 'aka', 'flower'] as const) {
    out.add(SCORE[kind]);
    out.number(score.dora[kind]);
  }
  out.add(SCORE.han);
  out.number(score.han);
  out.add(SCORE.fu);
  out.number(score.fu);
  out.add(SCORE.fuItems);
  writeFu(out, score.fuItems);
  out.add(SCORE.limit);
  out.id(score.limit);
  out.add(SCORE.yakuman);
  out.number(score.yakuman);
  out.add(SCORE.base);
  out.number(score.base);
  out.add(SCORE.lines);
  writeLines(out, score.lines);
  out.add(SCORE.deltas);
  for (let i = 0; i < score.deltas.length; i++) {
    if (i > 0) out.add(COMMA);
    out.number(score.deltas[i] as number);
  }
  out.add(SCORE.checks);
  writeChecks(out, score.checks);
  out.add(SCORE.alternatives);
  writeOthers(out, score.alternatives);
  out.add(SCORE.end);
}

function writeReading(out: Bytes, { shape, sets, wait }: Reading): void {
  out.add(READING.shape);
  out.id(shape);
  out.add(READING.sets);
  for (let i = 0; i < sets.length; i++) {
    if (i > 0) out.add(COMMA);
    out.add(setPiece(sets[i] as ReadingSet));
  }
  out.add(READING.wait);
  out.id(wait);
  out.add(TEXT_END);
}

/** Sets in writing by their tiles, which tell the type, too; there are not many. */
const setPieces = new Map<string, Uint8Array[]>();

function setPiece(set: ReadingSet): Uint8Array {
  let pieces = setPieces.get(set.tiles);
  if (!pieces) {
    pieces = [];
    setPieces.set(set.tiles, pieces);
  }
  const place = (set.open ? 2 : 0) + (set.won ? 1 : 0);
  let piece = pieces[place];
  if (!piece) {
    piece = bytesOf(JSON.stringify(set));
    pieces[place] = piece;
  }
  return piece;
}

function writeYaku(out: Bytes, yaku: Score['yaku']): void {
  for (let i = 0; i < yaku.length; i++) {
    const one = yaku[i] as Yaku;
    if (i > 0) out.add(COMMA);
    if (one.limit === undefined) out.add(yakuPiece(one));
    else out.text(JSON.stringify(one));
  }
}

type Yaku = Score['yaku'][number];
/** Yaku without a limit in writing, by their ids and han. */
const yakuPieces = new Map<string, Uint8Array[]>();

function yakuPiece(yaku: Yaku): Uint8Array {
  let pieces = yakuPieces.get(yaku.id);
  if (!pieces) {
    pieces = [];
    yakuPieces.set(yaku.id, pieces);
  }
  let piece = pieces[yaku.han];
  if (!piece) {
    piece = bytesOf(JSON.stringify(yaku));
    pieces[yaku.han] = piece;
  }
  return piece;
}

function writeFu(out: Bytes, items: Score['fuItems']): void {
  for (let i = 0; i < items.length; i++) {
    const { id, fu, tiles } = items[i] as Score['fuItems'][number];
    if (i > 0) out.add(COMMA);
    out.add(ITEM.id);
    out.id(id);
    out.add(ITEM.fu);
    out.number(fu);
    writeLast(out, TILES, tiles);
  }
}

/** The last value of an object, a text that need not be there, and the end. */
function writeLast(out: Bytes, key: Uint8Array, text: string | undefined): void {
  if (text === undefined) {
    out.add(END);
    return;
  }
  out.add(key);
  out.id(text);
  out.add(TEXT_END);
}

function writeLines(out: Bytes, lines: LedgerLine[]): void {
  for (let i = 0; i < lines.length; i++) {
    const { from, to, points, reason } = lines[i] as LedgerLine;
    if (i > 0) out.add(COMMA);
    out.add(LINE.from);
    writeAccount(out, from);
    out.add(LINE.to);
    writeAccount(out, to);
    out.add(LINE.points);
    out.number(points);
    out.add(LINE.reason);
    out.id(reason);
    out.add(TEXT_END);
  }
}

/** An account is a seat's number or a name. */
function writeAccount(out: Bytes, account: LedgerLine['from']): void {
  if (typeof account === 'number') {
    out.number(account);
    return;
  }
  out.add(QUOTE);
  out.id(account);
  out.add(QUOTE);
}

function writeChecks(out: Bytes, checks: Check[]): void {
  for (let i = 0; i < checks.length; i++) {
    const { id, ok, detail } = checks[i] as Check;
    if (i > 0) out.add(COMMA);
    out.add(ITEM.id);
    out.id(id);
    out.add(ok ? MET : UNMET);
    if (detail) writeDetail(out, detail);
    out.add(END);
  }
}

function writeDetail(out: Bytes, detail: NonNullable<Check['detail']>): void {
  let before = DETAIL;
  for (const key in detail) {
    const value = detail[key] as number | string;
    out.add(before);
    out.id(key);
    out.add(KEY_END);
    if (typeof value === 'number') out.number(value);
    else out.id(JSON.stringify(value));
    before = NEXT_KEY;
  }
  out.add(END);
}

function writeOthers(out: Bytes, others: Score['alternatives']): void {
  for (let i = 0; i < others.length; i++) {
    const { reading, han, fu, points } = others[i] as Score['alternatives'][number];
    if (i > 0) out.add(COMMA);
    out.add(OTHER.reading);
    writeReading(out, reading);
    out.add(OTHER.han);
    out.number(han);
    out.add(OTHER.fu);
    out.number(fu);
    out.add(LINE.points);
    out.number(points);
    out.add(END);
  }
}
