const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[\p{L}\p{N}]+/gu;
const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

/** Characters that are written for one another. */
const SAME: Record<string, string> = { 喰: '食', 發: '発', 么: '幺', 麼: '幺', 飜: '翻' };
const KATAKANA_TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** A text without the differences of writing that no reader minds: of width, of case, of kana, of some characters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/[喰發么麼飜]/g, (character) => SAME[character] ?? character);

/**
 * What a text is searched by: words where the writing has spaces; elsewhere every pair of neighbouring characters, and a
 * character that stands alone.
 */
export function terms(text: string): string[] {
  return [...folded(text).matchAll(WORDS)].flatMap(([word]) => {
    if (!IDEOGRAPHS.test(word)) return [word];
    const characters = [...word];
    if (characters.length < 3) return [word];
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  });
}
