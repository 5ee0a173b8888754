const SPACELESS = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]`;
/** A run of a writing without spaces, a number with commas, or a word. */
const WORDS = new RegExp(String.raw`${SPACELESS}+|\d{1,3}(?:,\d{3})+(?!\d)|(?:(?!${SPACELESS})[\p{L}\p{N}])+`, 'gu');
const IDEOGRAPHS = new RegExp(`^${SPACELESS}`, 'u');

/** Characters of the terms that are written for one another: variants, traditional and Japanese ones by the simplified. */
const SAME = new Map(
  (
    '喰食 發发 発发 么幺 麼幺 飜翻 糊胡 國国 無无 雙双 門门 對对 対对 齊齐 斉齐 龍龙 竜龙 東东 風风 連连 蓮莲 燈灯 寶宝 單单 単单 ' +
    '邊边 辺边 聽听 聴听 順顺 張张 槓杠 嶺岭 搶抢 槍抢 撈捞 魚鱼 開开 斷断 純纯 帶带 帯带 頭头 綠绿 緑绿 紅红 車车 輪轮 滿满 満满 ' +
    '貫贯 萬万 條条 莊庄 荘庄 場场 點点 戰战 戦战 豬猪 鈎钩 鉤钩 釣钓 將将 數数 親亲 閑闲 裡里 裏里 換换 兩两 両两 氣气 気气 賠赔 ' +
    '稅税 査查 罰罚 詐诈 響响 銃铳 飛飞 擊击 撃击 馬马 鳴鸣 積积 還还 責责 計计 規规 則则 牆墙 終终 叢丛'
  )
    .split(' ')
    .map(([written = '', as = '']) => [written, as]),
);
const KATAKANA_TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** A text without the differences of writing that no reader minds: of width, of case, of kana, of some characters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/\p{Script=Han}/gu, (character) => SAME.get(character) ?? character);

/**
 * What a text is searched by: words where the writing has spaces, numbers without their commas; elsewhere every pair of
 * neighbouring characters, and a character that stands alone.
 */
export function terms(text: string): string[] {
  return [...folded(text).matchAll(WORDS)].flatMap(([word]) => {
    if (!IDEOGRAPHS.test(word)) return [word.replaceAll(',', '')];
    const characters = [...word];
    if (characters.length < 3) return [word];
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  });
}
