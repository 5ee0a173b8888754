const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{L}\p{N}]+/gu;
const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

/**
 * What a text is searched by: words where the writing has spaces; elsewhere every pair of neighbouring characters, and a
 * character that stands alone.
 */
export function terms(text: string): string[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(WORDS)].flatMap(([word]) => {
    if (!IDEOGRAPHS.test(word)) return [word];
    const characters = [...word];
    if (characters.length < 3) return [word];
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  });
}
