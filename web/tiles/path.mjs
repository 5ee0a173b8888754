/** Path data made small: whole tenths of a unit, relative, with the shortest command for each step. */

export const tenths = (value) => Math.round(value * 10);

/** How many numbers each command takes. */
const ARITY = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** [letter, numbers] for each command, one command for each time it is carried out. */
function commands(data) {
  return [...data.matchAll(/([achlmqvz])([^achlmqvz]*)/gi)].flatMap(([, letter, rest]) => {
    const arity = ARITY[letter.toUpperCase()];
    if (arity === 0) return [[letter, []]];
    const given = rest.match(/-?(\d+\.?\d*|\.\d+)(e-?\d+)?/g).map(Number);
    return Array.from({ length: given.length / arity }, (_, i) => [letter, given.slice(i * arity, (i + 1) * arity)]);
  });
}

/** The same commands with absolute points: M, L, Q, C and A with an end, and Z. */
function absolute(data) {
  let at = [0, 0];
  let start = at;
  return commands(data).map(([letter, values]) => {
    const command = letter.toUpperCase();
    if (command === 'Z') {
      at = start;
      return { command };
    }
    const [left, top] = letter === command ? [0, 0] : at;
    if (command === 'H') at = [values[0] + left, at[1]];
    else if (command === 'V') at = [at[0], values[0] + top];
    else at = [values.at(-2) + left, values.at(-1) + top];
    if (command === 'M') start = at;
    if (command === 'A') return { command, radii: values.slice(0, 2), flags: values.slice(2, 5), end: at };
    if (command === 'H' || command === 'V') return { command: 'L', controls: [], end: at };
    const controls = values.slice(0, -2).map((value, i) => value + (i % 2 ? top : left));
    return { command, controls, end: at };
  });
}

/** Whether a quadratic curve is so flat that at most 0.2 units, a tenth of a pixel on a phone, tell it from its chord. */
const isFlat = (cx, cy, x, y) => Math.abs(cx * y - cy * x) < 4 * Math.hypot(x, y);

/** The command and numbers that draw a step, or nothing when it leads nowhere. */
function shortest(command, controls, [x, y]) {
  if (command === 'M' || command === 'C') return [command, ...controls, x, y];
  if (x === 0 && y === 0) return [];
  if (command === 'Q' && !isFlat(...controls, x, y)) return ['Q', ...controls, x, y];
  if (x === 0) return ['V', y];
  return y === 0 ? ['H', x] : ['L', x, y];
}

export function compact(data) {
  let text = '';
  let previous = '';
  let at = [0, 0];
  let start = at;
  const put = (command, ...values) => {
    const letter = command === previous && command !== 'M' ? '' : command.toLowerCase();
    text += letter + values.map((value, i) => ((i || !letter) && value >= 0 ? ' ' : '') + value).join('');
    previous = command;
  };
  for (const { command, controls, radii, flags, end } of absolute(data)) {
    if (command === 'Z') {
      put('Z');
      at = start;
      continue;
    }
    const to = end.map(tenths);
    const by = [to[0] - at[0], to[1] - at[1]];
    const step =
      command === 'A'
        ? ['A', ...radii.map(tenths), ...flags, ...by]
        : shortest(
            command,
            controls.map((value, i) => tenths(value) - at[i % 2]),
            by,
          );
    if (step.length) put(...step);
    if (command === 'M') start = to;
    at = to;
  }
  return text;
}
