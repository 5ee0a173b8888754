// Answers without what the order of the tiles and melds may change.

const byText = (list) => list.map((each) => JSON.stringify(each)).sort();
const reading = ({ sets, ...rest }) => ({ ...rest, sets: byText(sets) });

/** A result with its sets, fu items, alternatives and problems in an order of their own. */
export function inOrder(result) {
  if (!result.ok) {
    // A problem of a meld names its place.
    const problems = result.problems.map((each) => ({ ...each, field: each.field.replace(/\[\d+\]/, '[]') }));
    return { ...result, problems: byText(problems) };
  }
  return {
    ...result,
    reading: reading(result.reading),
    fuItems: byText(result.fuItems),
    alternatives: byText(result.alternatives.map((each) => ({ ...each, reading: reading(each.reading) }))),
  };
}

/** What a result is worth, whatever the tiles are called. */
export function worthOf(result) {
  if (!result.ok) {
    return { codes: result.problems.map(({ code }) => code).sort() };
  }
  const { yaku, dora, han, fu, limit, yakuman, base, value, events, lines, deltas } = result;
  const fuItems = byText(result.fuItems.map((item) => ({ id: item.id, fu: item.fu })));
  return { yaku, dora, han, fu, fuItems, limit, yakuman, base, pattern: result.pattern, value, events, lines, deltas };
}
