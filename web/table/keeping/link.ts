import { MOST_BYTES } from '../../widget/state/files.ts';

/** The fragment that holds a text under a name, compressed as far as an address allows. */
export async function writeFragment(name: string, text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return `#${name}=${toBase64(packed)}`;
}

export const hasFragment = (name: string, fragment: string): boolean => packedIn(name, fragment) !== null;

/** The text in a fragment, or nothing where there is none that can be read. */
export async function readFragment(name: string, fragment: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64(packedIn(name, fragment) ?? '');
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

const packedIn = (name: string, fragment: string): string | null =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(name);

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Base64 without the signs that mean something in an address. */
const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
