import type { TermGroup } from './term.ts';

export const payments: TermGroup = {
  id: 'payments',
  name: { ja: '支払いと点棒', en: 'Payments and points', zh: '支付与点棒' },
  terms: [
    {
      id: 'point-sticks',
      ja: { name: '点棒', kana: 'てんぼう' },
      en: 'Point sticks',
      zh: '点棒',
      meaning: {
        ja: '点をやり取りする棒。一本が10,000点・5,000点・1,000点・100点のものが多い。',
        en: 'The sticks that points are paid with, mostly of 10,000, 5,000, 1,000 and 100.',
        zh: '用来支付点数的棒，常见的有10,000点、5,000点、1,000点和100点。',
      },
    },
    {
      id: 'starting-points',
      ja: { name: '配給原点', kana: 'はいきゅうげんてん' },
      en: 'Starting points',
      zh: '起始点数（配给原点）',
      meaning: {
        ja: '対局の始めに配られる点。',
        en: 'The points everybody begins the game with.',
        zh: '对局开始时每人分得的点数。',
      },
    },
    {
      id: 'deposits',
      ja: { name: '供託', kana: 'きょうたく' },
      en: 'Deposits',
      zh: '供托',
      meaning: {
        ja: '場に出たままの立直棒など。次に和了した人が受け取る。',
        en: 'Points that lie on the table, mostly riichi sticks. The next winner takes them.',
        zh: '留在桌上的立直棒等点数，归下一个和牌的人。',
      },
    },
    {
      id: 'honba',
      ja: { name: '本場', kana: 'ほんば' },
      en: 'Honba (counters)',
      zh: '本场',
      meaning: {
        ja: '連荘や流局で積む数。和了に一定の点が加わり、ふつうは一本場ごとに300点。',
        en: 'The count of repeated or drawn hands. Each adds a fixed sum to a win, usually 300 points.',
        zh: '连庄或流局累积的次数。和牌时每一本场加上固定的点数，通常为300点。',
      },
    },
    {
      id: 'noten-payment',
      ja: { name: 'ノーテン罰符', kana: 'ノーテンばっぷ' },
      en: 'Noten payment',
      zh: '未听罚符',
      meaning: {
        ja: '荒牌流局のとき、ノーテンの人が聴牌の人に払う点。ふつうは合わせて3,000点。',
        en: 'What noten players pay tenpai players when the wall runs out, usually 3,000 in all.',
        zh: '荒牌流局时，未听的人付给听牌者的点数，通常合计3,000点。',
      },
    },
    {
      id: 'liability',
      ja: { name: '包', kana: 'パオ' },
      en: 'Liability (pao)',
      zh: '包牌',
      meaning: {
        ja: '大三元などを確定させる牌を鳴かせた人が、その支払いの責任を負う決まり。',
        en: 'The rule that whoever let a yakuman such as big three dragons be completed by a call is liable for its payment.',
        zh: '让人鸣牌从而确定大三元等役满的人，承担其支付的规定。',
      },
    },
    {
      id: 'below-zero',
      ja: { name: 'トビ', kana: 'トビ' },
      en: 'Below zero (tobi)',
      zh: '击飞',
      meaning: {
        ja: '持ち点が0点を下回ること。対局を終えるか続けるかはルールによる。',
        en: 'Falling below 0 points. Whether the game ends there or goes on is for the rules to say.',
        zh: '点数低于0。就此终局还是继续，依规则而定。',
      },
    },
    {
      id: 'uma',
      ja: { name: 'ウマ', kana: 'ウマ' },
      en: 'Uma',
      zh: '顺位点（马）',
      meaning: {
        ja: '対局の終わりに、順位に応じて足し引きする点。',
        en: 'Points added and taken by final rank at the end of a game.',
        zh: '对局结束时按名次加减的点数。',
      },
    },
    {
      id: 'oka',
      ja: { name: 'オカ', kana: 'オカ' },
      en: 'Oka',
      zh: '头名赏（冈）',
      meaning: {
        ja: '対局の終わりに一位だけが受け取る点。',
        en: 'The bonus that only the first of a game receives.',
        zh: '对局结束时只给第一名的点数。',
      },
    },
  ],
};
