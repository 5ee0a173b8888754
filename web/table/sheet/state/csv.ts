/** A first sign that a spreadsheet would take for a formula. */
const FORMULA = /^[=+@\t\r]|^-(?!\d)/;

const cell = (value: string | number): string => {
  const text = String(value).replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets know its characters. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
