/** The game in the fragment of an address. */
const KEY = 'game';

/** The fragment that holds a text, compressed as far as an address allows. */
export async function writeFragment(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return `#${KEY}=${toBase64(packed)}`;
}

/** The text in a fragment, or nothing where there is none that can be read. */
export async function readFragment(fragment: string): Promise<string | undefined> {
  const packed = new URLSearchParams(fragment.replace(/^#/, '')).get(KEY);
  if (!packed) return undefined;
  try {
    return new TextDecoder().decode(await through(fromBase64(packed), new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

export const hasGame = (fragment: string): boolean => new URLSearchParams(fragment.replace(/^#/, '')).has(KEY);

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** Base64 without the signs that mean something in an address. */
const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
