import type { TermGroup } from './term.ts';

export const calls: TermGroup = {
  id: 'calls',
  name: { ja: '鳴き', en: 'Calls', zh: '鸣牌' },
  terms: [
    {
      id: 'call',
      ja: { name: '鳴き', kana: 'なき' },
      en: 'Call',
      zh: '鸣牌（副露）',
      meaning: {
        ja: '他家の捨て牌をもらって面子をさらすこと。副露ともいう。',
        en: 'Taking another player’s discard for a set, which then lies open.',
        zh: '取他家的舍牌组成面子并亮出。也叫副露。',
      },
    },
    {
      id: 'chi',
      ja: { name: 'チー', kana: 'チー' },
      en: 'Chi',
      zh: '吃',
      meaning: {
        ja: '上家の捨て牌で順子を作る鳴き。四川麻雀にはない。',
        en: 'A call for a run, only from the player on one’s left. Sichuan mahjong has none.',
        zh: '用上家的舍牌组成顺子。四川麻将不能吃。',
      },
    },
    {
      id: 'pon',
      ja: { name: 'ポン', kana: 'ポン' },
      en: 'Pon',
      zh: '碰',
      meaning: {
        ja: '誰の捨て牌からでも、刻子を作る鳴き。',
        en: 'A call for a triplet, from anybody.',
        zh: '用任意一家的舍牌组成刻子。',
      },
    },
    {
      id: 'open-kan',
      ja: { name: '大明槓', kana: 'ダイミンカン' },
      en: 'Open kan',
      zh: '大明杠（直杠）',
      meaning: {
        ja: '手に三枚ある牌の四枚目を、他家の捨て牌からもらう槓。',
        en: 'A kan of three tiles in hand and the fourth from another player’s discard.',
        zh: '手中有三张，用他家打出的第四张开杠。',
      },
    },
    {
      id: 'concealed-kan',
      ja: { name: '暗槓', kana: 'アンカン' },
      en: 'Concealed kan',
      zh: '暗杠',
      meaning: {
        ja: '自分で引いた四枚による槓。門前は崩れない。',
        en: 'A kan of four tiles drawn by oneself. The hand stays closed.',
        zh: '用自己摸到的四张开杠，不破坏门清。',
      },
    },
    {
      id: 'added-kan',
      ja: { name: '加槓', kana: 'カカン' },
      en: 'Added kan',
      zh: '加杠（补杠）',
      meaning: {
        ja: 'ポンした刻子に、自分の持つ四枚目を加える槓。小明槓ともいう。',
        en: 'A kan made by adding the fourth tile to one’s own pon.',
        zh: '在碰过的刻子上加上自己的第四张。',
      },
    },
    {
      id: 'robbing-a-kan',
      ja: { name: '槍槓', kana: 'チャンカン' },
      en: 'Robbing a kan',
      zh: '抢杠',
      meaning: {
        ja: '他家が加槓しようとした牌でロンすること。',
        en: 'Winning by ron on the tile that another player adds to a pon.',
        zh: '荣和他家正要加杠的那张牌。',
      },
    },
    {
      id: 'swap-call',
      ja: { name: '喰い替え', kana: 'くいかえ' },
      en: 'Swap call (kuikae)',
      zh: '食替',
      meaning: {
        ja: '鳴いた直後に、その牌か、同じ順子のもう一方の端に当たる牌を切ること。認めるかはルールによる。',
        en: 'Calling a tile and at once discarding the same tile, or the one at the other end of that run. Rules allow it or not.',
        zh: '鸣牌后立即打出同样的牌，或那组顺子另一端的牌。是否允许，依规则而定。',
      },
    },
  ],
};
