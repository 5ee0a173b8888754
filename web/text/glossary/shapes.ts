import type { TermGroup } from './term.ts';

export const shapes: TermGroup = {
  id: 'shapes',
  name: { ja: '形', en: 'Sets and shapes', zh: '牌型' },
  terms: [
    {
      id: 'set',
      ja: { name: '面子', kana: 'メンツ' },
      en: 'Set',
      zh: '面子',
      meaning: {
        ja: '和了の形の一部になる順子・刻子・槓子。ふつうの和了は面子四つと雀頭。',
        en: 'A run, a triplet or a kan. An ordinary winning hand has four sets and a pair.',
        zh: '顺子、刻子、杠子的总称。普通的和牌是四组面子加雀头。',
      },
    },
    {
      id: 'run',
      ja: { name: '順子', kana: 'シュンツ' },
      en: 'Run',
      zh: '顺子',
      meaning: {
        ja: '同じ色で数の続く三枚。9から1へは続かない。',
        en: 'Three tiles in a row in one suit. Nine does not go on to one.',
        zh: '同一花色数字相连的三张。9和1不相连。',
      },
    },
    {
      id: 'triplet',
      ja: { name: '刻子', kana: 'コーツ' },
      en: 'Triplet',
      zh: '刻子',
      meaning: { ja: '同じ牌三枚。', en: 'Three of the same tile.', zh: '三张相同的牌。' },
    },
    {
      id: 'concealed-triplet',
      ja: { name: '暗刻', kana: 'アンコ' },
      en: 'Concealed triplet',
      zh: '暗刻',
      meaning: {
        ja: '三枚とも自分で引いてそろえた刻子。ロンした牌で完成した刻子は含まない。',
        en: 'A triplet whose three tiles were all drawn by oneself. One that a ron completes is none.',
        zh: '三张都是自己摸到的刻子。靠荣和凑成的不算。',
      },
    },
    {
      id: 'open-triplet',
      ja: { name: '明刻', kana: 'ミンコ' },
      en: 'Open triplet',
      zh: '明刻',
      meaning: {
        ja: 'ポンかロンで、他家の牌を使ってそろえた刻子。符は暗刻の半分。',
        en: 'A triplet finished with another player’s tile, by pon or by ron. It earns half the fu of a concealed one.',
        zh: '用他家的牌凑成的刻子，包括碰和荣和凑成的。符是暗刻的一半。',
      },
    },
    {
      id: 'kan',
      ja: { name: '槓子', kana: 'カンツ' },
      en: 'Kan',
      zh: '杠子',
      meaning: {
        ja: '槓を宣言した同じ牌四枚。一つの面子に数える。',
        en: 'Four of the same tile, declared as a kan. It counts as one set.',
        zh: '宣告开杠的四张相同的牌，算作一组面子。',
      },
    },
    {
      id: 'pair',
      ja: { name: '対子', kana: 'トイツ' },
      en: 'Pair',
      zh: '对子',
      meaning: { ja: '同じ牌二枚。', en: 'Two of the same tile.', zh: '两张相同的牌。' },
    },
    {
      id: 'head',
      ja: { name: '雀頭', kana: 'ジャントウ' },
      en: 'The pair of a hand, head',
      zh: '雀头（将牌）',
      meaning: {
        ja: '四面子とともに和了の形を作る一組の対子。アタマともいう。',
        en: 'The one pair that stands beside the four sets of a winning hand.',
        zh: '与四组面子一起构成和牌的那个对子。四川麻将叫将牌。',
      },
    },
    {
      id: 'partial-run',
      ja: { name: '塔子', kana: 'ターツ' },
      en: 'Partial run',
      zh: '搭子',
      meaning: {
        ja: 'あと一枚で順子になる二枚。',
        en: 'Two tiles that one more would make a run.',
        zh: '再有一张就成顺子的两张牌。',
      },
    },
    {
      id: 'closed-hand',
      ja: { name: '門前', kana: 'メンゼン' },
      en: 'Closed (concealed) hand',
      zh: '门清',
      meaning: {
        ja: 'チー・ポン・大明槓・加槓をしていない手。暗槓だけなら門前のまま。',
        en: 'A hand without chi, pon, open or added kan. A concealed kan keeps it closed.',
        zh: '没有吃、碰、大明杠、加杠的手牌。只有暗杠仍算门清。',
      },
    },
    {
      id: 'highest-reading',
      ja: { name: '高点法', kana: 'こうてんほう' },
      en: 'Highest reading',
      zh: '高点法',
      meaning: {
        ja: '一つの手に何通りもの分け方があるとき、最も高くなる分け方で数える決まり。',
        en: 'The rule that a hand which can be divided in several ways counts in the way worth most.',
        zh: '一手牌有几种拆法时，按最高的一种计算。',
      },
    },
  ],
};
