/** The colours, each a CSS custom property with its colour on ivory as the fallback. */
const property = (name, fallback) => `var(--tile-${name},${fallback})`;

export const INK = property('ink', '#1d1a16');
export const RED = property('red', '#b9242c');
export const GREEN = property('green', '#14663d');
export const BLUE = property('blue', '#1f4079');
export const FACE = property('face', '#fbf6e9');
export const BACK = property('back', '#1d6b4a');
export const BACK_LINE = property('back-line', '#5fa383');
export const CORNER = property('corner', INK);

/** A face in red alone, as the red fives are. */
export const reddened = (svg) => [INK, GREEN, BLUE].reduce((face, colour) => face.replaceAll(colour, RED), svg);
