import type { TermGroup } from './term.ts';

export const winning: TermGroup = {
  id: 'winning',
  name: { ja: '立直と和了', en: 'Riichi and winning', zh: '立直与和牌' },
  terms: [
    {
      id: 'riichi',
      ja: { name: '立直', kana: 'リーチ' },
      en: 'Riichi',
      zh: '立直',
      meaning: {
        ja: '門前で聴牌したとき、1,000点を場に出してする宣言。それ自体が役で、以後は手を変えられない。',
        en: 'A declaration of tenpai with a closed hand, for 1,000 points put on the table. It is a yaku of its own, and the hand may change no more.',
        zh: '门清听牌时放出1,000点所作的宣告。本身就是役，此后不能再改变手牌。',
      },
    },
    {
      id: 'win',
      ja: { name: '和了', kana: 'アガリ・ホーラ' },
      en: 'Win',
      zh: '和牌',
      meaning: {
        ja: '手を完成させて点を得ること。形のほかに、ルールの定める条件を満たす必要がある。',
        en: 'Completing a hand and being paid for it. Besides the shape, the hand must meet what the rules ask for.',
        zh: '完成手牌并得点，也叫和了、胡牌。除了牌型，还须满足规则规定的条件。',
      },
    },
    {
      id: 'ron',
      ja: { name: 'ロン', kana: 'ロン' },
      en: 'Ron',
      zh: '荣和',
      meaning: {
        ja: '他家の切った牌で和了すること。',
        en: 'Winning on another player’s discard.',
        zh: '用他家打出的牌和牌。',
      },
    },
    {
      id: 'tsumo',
      ja: { name: 'ツモ', kana: 'ツモ' },
      en: 'Tsumo',
      zh: '自摸',
      meaning: {
        ja: '自分で引いた牌で和了すること。牌を引くこと自体もいう。',
        en: 'Winning on a tile one draws oneself.',
        zh: '用自己摸到的牌和牌。',
      },
    },
    {
      id: 'dealing-in',
      ja: { name: '放銃', kana: 'ほうじゅう' },
      en: 'Dealing in',
      zh: '放铳（点炮）',
      meaning: {
        ja: '他家にロンされる牌を切ること。振り込みともいう。',
        en: 'Discarding the tile on which somebody wins by ron.',
        zh: '打出被他家荣和的牌。',
      },
    },
    {
      id: 'passed-win',
      ja: { name: '見逃し', kana: 'みのがし' },
      en: 'Passing up a win',
      zh: '见逃（过手）',
      meaning: {
        ja: 'ロンできる牌が出ても和了しないこと。その後のロンが制限される。',
        en: 'Not taking a ron that one could take. It restricts ron for a while.',
        zh: '可以荣和而不和。之后的荣和会受到限制。',
      },
    },
    {
      id: 'double-ron',
      ja: { name: 'ダブロン', kana: 'ダブロン' },
      en: 'Double ron',
      zh: '双响（一炮双响）',
      meaning: {
        ja: '一枚の牌に二人がロンすること。どちらの和了も認めるかはルールによる。',
        en: 'Two players winning on one discard. Whether both are paid is for the rules to say.',
        zh: '两家荣和同一张牌。是否都算，依规则而定。',
      },
    },
    {
      id: 'nearest-winner',
      ja: { name: '頭ハネ', kana: 'あたまハネ' },
      en: 'Nearest winner only (atamahane)',
      zh: '头跳（截和）',
      meaning: {
        ja: 'ロンが重なったとき、放銃した人から順番の近い一人だけの和了とする決まり。',
        en: 'The rule that of several ron only the one next in turn after the discarder counts.',
        zh: '几家同时荣和时，只算从放铳者起顺序最近的一家。',
      },
    },
    {
      id: 'minimum-han',
      ja: { name: '翻縛り', kana: 'ハンしばり' },
      en: 'Minimum han',
      zh: '最低番数（起和番）',
      meaning: {
        ja: '和了に要る役の翻の下限。ドラの翻は足しにならない。',
        en: 'The fewest han of yaku with which a hand may win. Dora do not help to reach it.',
        zh: '和牌所需的最低役番。宝牌的番不计在内。',
      },
    },
    {
      id: 'late-yaku',
      ja: { name: '後付け', kana: 'あとづけ' },
      en: 'Late yaku (atozuke)',
      zh: '后付',
      meaning: {
        ja: '役が決まっていないまま鳴き、あとから、または和了牌で役を付けること。認めるかはルールによる。',
        en: 'Calling before a yaku is certain and getting it later, or with the winning tile itself. Rules allow it or not.',
        zh: '鸣牌时役尚未确定，之后或靠和牌的那张才有役。是否允许，依规则而定。',
      },
    },
    {
      id: 'ari-ari',
      ja: { name: 'アリアリ', kana: 'アリアリ' },
      en: 'Ari-ari',
      zh: '有食断有后付',
      meaning: {
        ja: '鳴いた断么九と後付けを、どちらも認めるルールの呼び名。',
        en: 'What rules are called that allow both open all simples and late yaku.',
        zh: '副露断幺九与后付都承认的规则的叫法。',
      },
    },
  ],
};
