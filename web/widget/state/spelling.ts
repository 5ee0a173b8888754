/** Tiles that one character names by itself, as the engine reads them. */
const SINGLE: Record<string, string> = {
  E: '1z',
  S: '2z',
  W: '3z',
  N: '4z',
  P: '5z',
  F: '6z',
  C: '7z',
  東: '1z',
  东: '1z',
  南: '2z',
  西: '3z',
  北: '4z',
  白: '5z',
  發: '6z',
  発: '6z',
  发: '6z',
  中: '7z',
};

const FIRST_UNICODE_TILE = 0x1f000;
/** The Unicode block in its order: winds, red, green, white, man, sou, pin; then flowers and seasons. */
const UNICODE_TILES = [
  ...['1z', '2z', '3z', '4z', '7z', '6z', '5z'],
  ...['m', 's', 'p'].flatMap((suit) => [...'123456789'].map((rank) => rank + suit)),
  ...Array<string>(8).fill('f'),
];

/** Writes any spelling of tiles that the engine reads as mpsz. */
export function toMpsz(text: string): string {
  const spelled = [...text.normalize('NFKC')].map((character) => {
    const place = (character.codePointAt(0) ?? 0) - FIRST_UNICODE_TILE;
    return UNICODE_TILES[place] ?? SINGLE[character] ?? character;
  });
  return spelled.join('').replaceAll(/\s/g, '');
}
