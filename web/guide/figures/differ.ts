/** A table in a row of the comparison: its family, and what it says there, nothing where the row does not apply to it. */
export interface Said {
  family: string;
  text: string | undefined;
}

/** Whether tables of one family differ in a row; what only one table can have is a difference, too. */
export function differ(row: Said[]): boolean {
  const families = [...new Set(row.map(({ family }) => family))];
  return families.some((each) => {
    const texts = row.filter(({ family }) => family === each).map(({ text }) => text);
    return texts.some((text) => text !== undefined) && (texts.length === 1 || new Set(texts).size > 1);
  });
}
