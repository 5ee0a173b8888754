// A result as JSON, the same text as JSON.stringify makes of it. Its texts are ids and tiles, which need no escapes, so
// that it can be put together faster.
import type { Check, LedgerLine, Reading, Result, Score } from 'tensu';
import { type Bytes, bytesOf } from './bytes.ts';

export function writeResult(out: Bytes, result: Result): void {
  if (result.ok && !result.pattern) writeScore(out, result);
  else out.text(JSON.stringify(result));
}

/** What stands before a value: the end of the one before it and its own key. */
const before = (text: string): Uint8Array => bytesOf(text);
const COMMA = bytesOf(',');
const END = bytesOf('}');
const TEXT_END = bytesOf('"}');
const QUOTE = bytesOf('"');
const TRUE = bytesOf('true');
const FALSE = bytesOf('false');
const SCORE = {
  rules: before('{"ok":true,"rules":"'),
  reading: before('","reading":'),
  yaku: before(',"yaku":['),
  dora: before('],"dora":{"dora":'),
  ura: before(',"ura":'),
  aka: before(',"aka":'),
  flower: before(',"flower":'),
  han: before('},"han":'),
  fu: before(',"fu":'),
  fuItems: before(',"fuItems":['),
  limit: before('],"limit":"'),
  yakuman: before('","yakuman":'),
  base: before(',"base":'),
  lines: before(',"lines":['),
  deltas: before('],"deltas":['),
  checks: before('],"checks":['),
  alternatives: before('],"alternatives":['),
  end: bytesOf(']}'),
};
const READING = { shape: before('{"shape":"'), sets: before('","sets":['), wait: before('],"wait":"') };
const SET = {
  type: before('{"type":"'),
  tiles: before('","tiles":"'),
  open: before('","open":'),
  won: before(',"won":'),
};
const ITEM = { id: before('{"id":"'), han: before('","han":'), fu: before('","fu":'), limit: before(',"limit":"') };
const LINE = {
  from: before('{"from":'),
  to: before(',"to":'),
  points: before(',"points":'),
  reason: before(',"reason":"'),
};
const TILES = before(',"tiles":"');
const CHECK = { ok: before('","ok":'), detail: before(',"detail":') };
const OTHER = { reading: before('{"reading":'), han: before(',"han":'), fu: before(',"fu":') };

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
    const { type, tiles, open, won } = sets[i] as Reading['sets'][number];
    if (i > 0) out.add(COMMA);
    out.add(SET.type);
    out.id(type);
    out.add(SET.tiles);
    out.id(tiles);
    out.add(SET.open);
    out.add(open ? TRUE : FALSE);
    out.add(SET.won);
    out.add(won ? TRUE : FALSE);
    out.add(END);
  }
  out.add(READING.wait);
  out.id(wait);
  out.add(TEXT_END);
}

function writeYaku(out: Bytes, yaku: Score['yaku']): void {
  for (let i = 0; i < yaku.length; i++) {
    const { id, han, limit } = yaku[i] as Score['yaku'][number];
    if (i > 0) out.add(COMMA);
    out.add(ITEM.id);
    out.id(id);
    out.add(ITEM.han);
    out.number(han);
    writeLast(out, ITEM.limit, limit);
  }
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
    out.add(CHECK.ok);
    out.add(ok ? TRUE : FALSE);
    if (detail) {
      out.add(CHECK.detail);
      out.id(JSON.stringify(detail));
    }
    out.add(END);
  }
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
