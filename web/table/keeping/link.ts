/** A text in the fragment of an address: its UTF-8 bytes in the letters of Base64 that no address changes. */
export function writeLink(name: string, text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  const letters = btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return new URL(`#${name}=${letters}`, location.href).href;
}

/** The text under that name in a fragment, or nothing where there is none or it is damaged. */
export function readLink(name: string, fragment: string): string | undefined {
  const letters = new URLSearchParams(fragment.replace(/^#/, '')).get(name);
  if (letters === null) return undefined;
  try {
    const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
