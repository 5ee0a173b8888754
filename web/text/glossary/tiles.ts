import type { TermGroup } from './term.ts';

export const tiles: TermGroup = {
  id: 'tiles',
  name: { ja: '牌', en: 'Tiles', zh: '牌' },
  terms: [
    {
      id: 'suited-tiles',
      ja: { name: '数牌', kana: 'すうはい' },
      en: 'Suited tiles',
      zh: '数牌',
      meaning: {
        ja: '萬子・筒子・索子の1から9。27種が四枚ずつある。',
        en: 'Man, pin and sou from 1 to 9: 27 kinds, four tiles of each.',
        zh: '万子、筒子、索子的1到9，共27种，每种四张。',
      },
    },
    {
      id: 'honours',
      ja: { name: '字牌', kana: 'じはい' },
      en: 'Honours',
      zh: '字牌',
      meaning: {
        ja: '風牌と三元牌の7種で、順子にはならない。四川麻雀では使わない。',
        en: 'Winds and dragons, seven kinds that never form a run. Sichuan mahjong has none.',
        zh: '风牌和三元牌，共7种，不能组成顺子。四川麻将不用字牌。',
      },
    },
    {
      id: 'wind-tiles',
      ja: { name: '風牌', kana: 'かぜはい' },
      en: 'Winds',
      zh: '风牌',
      meaning: {
        ja: '東・南・西・北。自風か場風に当たるものだけが役牌になる。',
        en: 'East, south, west and north. Only the wind of one’s seat or of the round is worth a yaku.',
        zh: '东、南、西、北。只有自风和场风才是役牌。',
      },
    },
    {
      id: 'dragon-tiles',
      ja: { name: '三元牌', kana: 'サンゲンパイ' },
      en: 'Dragons',
      zh: '三元牌',
      meaning: {
        ja: '白・發・中。誰にとっても役牌になる。',
        en: 'White, green and red. They are worth a yaku to everybody.',
        zh: '白、发、中。对每个人来说都是役牌。',
      },
    },
    {
      id: 'terminals',
      ja: { name: '老頭牌', kana: 'ロウトウハイ' },
      en: 'Terminals',
      zh: '老头牌',
      meaning: {
        ja: '数牌の1と9。',
        en: 'The ones and nines of the suits.',
        zh: '数牌中的1和9。',
      },
    },
    {
      id: 'terminals-and-honours',
      ja: { name: '么九牌', kana: 'ヤオチューハイ' },
      en: 'Terminals and honours',
      zh: '幺九牌',
      meaning: {
        ja: '老頭牌と字牌を合わせた13種。刻子や槓子の符が中張牌の倍になる。',
        en: 'The thirteen kinds that are no simples. Their triplets and kans earn twice the fu of simples.',
        zh: '老头牌和字牌合称，共13种。刻子、杠子的符是中张牌的两倍。',
      },
    },
    {
      id: 'simples',
      ja: { name: '中張牌', kana: 'チュンチャンパイ' },
      en: 'Simples',
      zh: '中张牌',
      meaning: {
        ja: '数牌の2から8。',
        en: 'The suited tiles from 2 to 8.',
        zh: '数牌中的2到8。',
      },
    },
    {
      id: 'red-fives',
      ja: { name: '赤五', kana: 'あかウー' },
      en: 'Red fives',
      zh: '赤五',
      meaning: {
        ja: '赤く彩られた五。ふつうは一枚ごとに一翻を加えるドラで、入れるかどうかと枚数はルールで決める。',
        en: 'Fives painted red, usually dora of one han each. Whether there are any, and how many, is for the rules to say.',
        zh: '涂成红色的五。通常每张算一番宝牌，用不用、用几张由规则决定。',
      },
    },
    {
      id: 'flower-tiles',
      ja: { name: '花牌', kana: 'はなはい' },
      en: 'Flowers',
      zh: '花牌',
      meaning: {
        ja: '面子にならず、手から抜いて別の牌を補充する牌。使わないルールが多い。',
        en: 'Tiles that form no set: they are laid aside and another tile is drawn. Most rules play without them.',
        zh: '不组成面子，拔出后另补一张的牌。多数规则不用。',
      },
    },
    {
      id: 'wall',
      ja: { name: '牌山', kana: 'はいやま' },
      en: 'Wall',
      zh: '牌山（牌墙）',
      meaning: {
        ja: '伏せて積んだ、これから引く牌。',
        en: 'The tiles still to be drawn, stacked face down.',
        zh: '扣着码好、等待摸取的牌。',
      },
    },
    {
      id: 'dead-wall',
      ja: { name: '王牌', kana: 'ワンパイ' },
      en: 'Dead wall',
      zh: '王牌',
      meaning: {
        ja: 'リーチ麻雀で、普段のツモには使わずに残す山の一部。ドラ表示牌と嶺上牌がここにある。',
        en: 'In riichi mahjong, the part of the wall that ordinary draws leave alone. It holds the dora indicators and the replacement tiles.',
        zh: '立直麻将中平常摸牌不动用的一段牌山，宝牌指示牌和岭上牌都在这里。',
      },
    },
    {
      id: 'replacement-tile',
      ja: { name: '嶺上牌', kana: 'リンシャンハイ' },
      en: 'Replacement tile',
      zh: '岭上牌',
      meaning: {
        ja: '槓をした人が、足りなくなった一枚の代わりに引く牌。',
        en: 'The tile drawn after a kan, because a kan uses up one tile more than a set of three.',
        zh: '开杠后补摸的牌，因为杠子比三张的面子多用一张。',
      },
    },
    {
      id: 'discards',
      ja: { name: '捨て牌', kana: 'すてはい' },
      en: 'Discards, river',
      zh: '舍牌（牌河）',
      meaning: {
        ja: '各自が自分の前に順に並べた、切った牌。河ともいう。',
        en: 'The tiles a player has thrown, in order before that player.',
        zh: '各家打出后按顺序摆在面前的牌。',
      },
    },
  ],
};
