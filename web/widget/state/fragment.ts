/** What a link says: a hand on one line and the language it is read in. */
export interface Shared {
  hand?: string;
  lang?: string;
}

export const writeFragment = (hand: string, lang: string): string => `#${new URLSearchParams({ hand, lang })}`;

export function readFragment(fragment: string): Shared {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  return { hand: words.get('hand') ?? undefined, lang: words.get('lang') ?? undefined };
}
