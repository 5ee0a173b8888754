// Columns of text, some of which is twice as wide as the rest.
import { stripVTControlCharacters } from 'node:util';

/** What a terminal shows two columns wide: CJK, its punctuation and the full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g;

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  const seen = stripVTControlCharacters(text);
  return [...seen].length + (seen.match(WIDE)?.length ?? 0);
}

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Rows as lines, with two spaces before and between columns. `right` names the columns that hold numbers. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (right.includes(i) ? padStart : pad)(cell, widths[i] ?? 0)).join('  ');
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join('\n');
}

/** A text in lines of a terminal, broken at spaces or between wide characters. */
export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = '';
  // Punctuation does not begin a line.
  for (const piece of text.match(
    /\s+|[^\s\u3000-\ua4cf\uff00-\uff60]+|[\u3000-\ua4cf\uff00-\uff60][、。，．：；？）」』”]*/g,
  ) ?? []) {
    if (widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    if (line !== '' || piece.trim() !== '') line += piece;
  }
  return [...lines, line].map((each) => indent + each.trimEnd()).join('\n');
}
