import type { TermGroup } from './term.ts';

export const waits: TermGroup = {
  id: 'waits',
  name: { ja: '聴牌と待ち', en: 'Tenpai and waits', zh: '听牌' },
  terms: [
    {
      id: 'tenpai',
      ja: { name: '聴牌', kana: 'テンパイ' },
      en: 'Tenpai',
      zh: '听牌',
      meaning: {
        ja: 'あと一枚で和了の形になる状態。',
        en: 'One tile away from a complete hand.',
        zh: '差一张就凑成和牌牌型的状态。',
      },
    },
    {
      id: 'noten',
      ja: { name: '不聴', kana: 'ノーテン' },
      en: 'Noten',
      zh: '未听（不听）',
      meaning: {
        ja: '聴牌していない状態。流局のときに聴牌との差が出る。',
        en: 'Not tenpai. It matters when a hand is drawn.',
        zh: '没有听牌的状态，流局时与听牌区别对待。',
      },
    },
    {
      id: 'shanten',
      ja: { name: '向聴', kana: 'シャンテン' },
      en: 'Shanten',
      zh: '向听',
      meaning: {
        ja: '聴牌までに入れ替える牌の最少の枚数。一向聴なら、あと一枚で聴牌。',
        en: 'The fewest tiles that must change before the hand is tenpai. One-shanten is one tile short of tenpai.',
        zh: '到听牌为止最少要换的张数。一向听就是再进一张便听牌。',
      },
    },
    {
      id: 'wait',
      ja: { name: '待ち', kana: 'まち' },
      en: 'Wait',
      zh: '所听的牌（待牌）',
      meaning: {
        ja: '手を完成させる牌、またはその受け方の形。',
        en: 'The tiles that complete a hand, and the shape that waits for them.',
        zh: '能使手牌完成的牌，也指听牌的形式。',
      },
    },
    {
      id: 'two-sided-wait',
      ja: { name: '両面待ち', kana: 'リャンメンまち' },
      en: 'Two-sided wait (ryanmen)',
      zh: '两面听',
      meaning: {
        ja: '続いた二枚の両側で順子を待つ形で、45なら3と6。符は付かない。',
        en: 'Two neighbours that wait on both sides of a run: 45 waits for 3 and 6. No fu.',
        zh: '相连的两张在两边等待，如45听3和6。没有符。',
      },
    },
    {
      id: 'closed-wait',
      ja: { name: '坎張待ち', kana: 'カンチャンまち' },
      en: 'Closed wait (kanchan)',
      zh: '坎张听',
      meaning: {
        ja: '一つ飛んだ二枚の間で順子を待つ形で、46なら5。2符が付く。',
        en: 'A wait for the middle of a run: 46 waits for 5. Two fu.',
        zh: '等待顺子中间的一张，如46听5。2符。',
      },
    },
    {
      id: 'edge-wait',
      ja: { name: '辺張待ち', kana: 'ペンチャンまち' },
      en: 'Edge wait (penchan)',
      zh: '边张听',
      meaning: {
        ja: '12で3、または89で7を待つ形。2符が付く。',
        en: 'A wait at the end of a suit: 12 for 3, or 89 for 7. Two fu.',
        zh: '12听3，或89听7。2符。',
      },
    },
    {
      id: 'two-pair-wait',
      ja: { name: '双碰待ち', kana: 'シャンポンまち' },
      en: 'Wait on two pairs (shanpon)',
      zh: '双碰听',
      meaning: {
        ja: '二つの対子のどちらかが刻子になるのを待つ形。',
        en: 'Two pairs, of which either may become a triplet.',
        zh: '有两个对子，等其中一个成为刻子。',
      },
    },
    {
      id: 'pair-wait',
      ja: { name: '単騎待ち', kana: 'タンキまち' },
      en: 'Wait on the pair (tanki)',
      zh: '单骑听',
      meaning: {
        ja: '雀頭の片割れを待つ形。',
        en: 'A wait for the second tile of the pair.',
        zh: '等待雀头的另一张。',
      },
    },
    {
      id: 'stretched-pair-wait',
      ja: { name: '延べ単', kana: 'ノベタン' },
      en: 'Stretched pair wait (nobetan)',
      zh: '延单',
      meaning: {
        ja: '続いた四枚の両端で雀頭を待つ形で、2345なら2と5。単騎待ちの一つ。',
        en: 'Four in a row that wait for either end as the pair: 2345 for 2 and 5. It counts as a wait on the pair.',
        zh: '相连的四张等两端之一作雀头，如2345听2和5。属于单骑听。',
      },
    },
    {
      id: 'many-sided-wait',
      ja: { name: '多面待ち', kana: 'ためんまち' },
      en: 'Many-sided wait',
      zh: '多面听',
      meaning: {
        ja: '三種類以上の牌を待つ形。',
        en: 'A wait for three kinds of tiles or more.',
        zh: '听三种以上的牌。',
      },
    },
    {
      id: 'furiten',
      ja: { name: 'フリテン', kana: 'フリテン' },
      en: 'Furiten',
      zh: '振听',
      meaning: {
        ja: 'リーチ麻雀で、待ち牌を自分で捨てているなどのためロンできない状態。ツモなら和了できる。',
        en: 'In riichi mahjong, being barred from ron, as when one’s own discards hold a waiting tile. Tsumo is still a win.',
        zh: '立直麻将中，因自己打过所听的牌等原因不能荣和的状态。自摸仍可和牌。',
      },
    },
    {
      id: 'temporary-furiten',
      ja: { name: '同巡フリテン', kana: 'どうじゅんフリテン' },
      en: 'Temporary furiten',
      zh: '同巡振听',
      meaning: {
        ja: '待ち牌を見逃したあと、自分の次の番まで続くフリテン。',
        en: 'The furiten after passing up a waiting tile, until one’s own next turn.',
        zh: '放过所听的牌之后，到自己下一巡为止的振听。',
      },
    },
    {
      id: 'formal-tenpai',
      ja: { name: '形式聴牌', kana: 'けいしきテンパイ' },
      en: 'Formal tenpai',
      zh: '形式听牌',
      meaning: {
        ja: '役がなくても、形の上ではあと一枚の聴牌。流局のとき聴牌と認めるかはルールによる。',
        en: 'Tenpai in shape, even without a yaku. Whether it counts at a draw is for the rules to say.',
        zh: '没有役但牌型上已经听牌。流局时是否承认，依规则而定。',
      },
    },
    {
      id: 'dead-wait',
      ja: { name: '空聴', kana: 'カラテン' },
      en: 'Dead wait',
      zh: '空听',
      meaning: {
        ja: '待ち牌がもう残っていない聴牌。自分で四枚とも使っている牌は、待ちと認めないルールが多い。',
        en: 'A wait for tiles that are all gone. Many rules do not accept a wait for a tile one holds four times.',
        zh: '所听的牌已经没有了。自己用尽四张的牌，许多规则不承认是听牌。',
      },
    },
  ],
};
