import type { TermGroup } from './term.ts';

export const scoring: TermGroup = {
  id: 'scoring',
  name: { ja: '役・翻・符', en: 'Yaku, han and fu', zh: '役、番、符' },
  terms: [
    {
      id: 'yaku',
      ja: { name: '役', kana: 'やく' },
      en: 'Yaku',
      zh: '役',
      meaning: {
        ja: '手の形や和了り方に付く、翻のもと。リーチ麻雀の和了には少なくとも一つ要る。',
        en: 'A pattern of the hand, or a way of winning, that is worth han. A win in riichi mahjong needs at least one.',
        zh: '由牌型或和牌方式产生、计算番数的根据。立直麻将和牌至少要有一个役。',
      },
    },
    {
      id: 'han',
      ja: { name: '翻', kana: 'ハン' },
      en: 'Han',
      zh: '番',
      meaning: {
        ja: '手の高さの単位。満貫に届くまで、一つ増えるごとに基本点が倍になる。',
        en: 'The unit of a hand’s worth. Below mangan each one doubles the base points.',
        zh: '衡量手牌大小的单位。到满贯为止，每多一番基本点翻倍。',
      },
    },
    {
      id: 'fu',
      ja: { name: '符', kana: 'フ' },
      en: 'Fu',
      zh: '符',
      meaning: {
        ja: '面子・雀頭・待ち・和了り方から数える、10単位に切り上げる細かい点。七対子だけは決まった符になる。',
        en: 'Small points for sets, the pair, the wait and the way of winning, rounded up to tens. Seven pairs alone has a fixed number.',
        zh: '由面子、雀头、听牌和和牌方式计算的小点，进位到10的倍数。只有七对子是固定的。',
      },
    },
    {
      id: 'base-fu',
      ja: { name: '副底', kana: 'フーテイ' },
      en: 'Starting fu',
      zh: '底符',
      meaning: {
        ja: 'ふつうの手が初めから持つ20符。',
        en: 'The 20 fu that an ordinary hand begins with.',
        zh: '普通手牌一开始就有的20符。',
      },
    },
    {
      id: 'closed-ron-fu',
      ja: { name: '門前加符', kana: 'メンゼンかふ' },
      en: 'Closed ron fu',
      zh: '门清荣和加符',
      meaning: {
        ja: '門前でロンしたときの10符。副底と合わせて30符から数え始める。',
        en: 'Ten fu for a ron with a closed hand, which so begins at 30.',
        zh: '门清荣和加的10符，与底符合计从30符算起。',
      },
    },
    {
      id: 'open-pinfu',
      ja: { name: '喰い平和形', kana: 'くいピンフけい' },
      en: 'Open pinfu shape',
      zh: '副露平和形',
      meaning: {
        ja: '鳴いていて、面子・雀頭・待ちに一つも符が付かない形。ふつう、ロンは30符と数える。',
        en: 'An open hand with no fu in its sets, pair or wait. Won by ron it usually counts as 30 fu.',
        zh: '有副露，而面子、雀头、听牌都没有符的牌型。荣和通常按30符计算。',
      },
    },
    {
      id: 'base-points',
      ja: { name: '基本点', kana: 'きほんてん' },
      en: 'Base points',
      zh: '基本点',
      meaning: {
        ja: '支払いのもとになる点。リーチ麻雀では符と翻から、四川麻雀では形と根から決まり、どちらにも上限がある。',
        en: 'What payments are worked out from: fu and han in riichi mahjong, the row and the roots in Sichuan. Both have a cap.',
        zh: '计算支付的基础。立直麻将由符和番决定，四川麻将由牌型和根决定，两者都有上限。',
      },
    },
    {
      id: 'bazoro',
      ja: { name: '場ゾロ', kana: 'ばゾロ' },
      en: 'Bazoro',
      zh: '场番',
      meaning: {
        ja: '基本点の式に初めから入っている二翻。ふつう翻数としては数えない。',
        en: 'The two doublings that every hand has in the formula of the base points. They are usually not counted as han.',
        zh: '基本点公式中原本就有的两番，通常不计入番数。',
      },
    },
    {
      id: 'dora',
      ja: { name: 'ドラ', kana: 'ドラ' },
      en: 'Dora',
      zh: '宝牌',
      meaning: {
        ja: '表示牌の次に当たる牌。一枚ごとに一翻増えるが、役ではない。',
        en: 'The tile that follows an indicator. Each one adds a han, but it is no yaku.',
        zh: '指示牌的下一张牌。每张加一番，但不是役。',
      },
    },
    {
      id: 'dora-indicator',
      ja: { name: 'ドラ表示牌', kana: 'ドラひょうじはい' },
      en: 'Dora indicator',
      zh: '宝牌指示牌',
      meaning: {
        ja: '王牌の中で表にしてある牌。9の次は1、北の次は東、中の次は白に戻る。',
        en: 'The tile turned up in the dead wall. After 9 comes 1, after north east, after red white.',
        zh: '王牌中翻开的牌。9之后是1，北之后是东，中之后是白。',
      },
    },
    {
      id: 'ura-dora',
      ja: { name: '裏ドラ', kana: 'うらドラ' },
      en: 'Ura dora',
      zh: '里宝牌',
      meaning: {
        ja: '立直して和了した人だけが見る、表示牌の下の牌によるドラ。',
        en: 'Dora shown by the tiles below the indicators, only for a winner who declared riichi.',
        zh: '由指示牌下面的牌决定的宝牌，只给立直后和牌的人。',
      },
    },
    {
      id: 'kan-dora',
      ja: { name: '槓ドラ', kana: 'カンドラ' },
      en: 'Kan dora',
      zh: '杠宝牌',
      meaning: {
        ja: '槓のたびに一枚ずつ増えるドラ。いつめくるかはルールによる。',
        en: 'The further dora that each kan brings. When it is turned is for the rules to say.',
        zh: '每开一次杠增加的宝牌。何时翻开，依规则而定。',
      },
    },
    {
      id: 'value-tile',
      ja: { name: '役牌', kana: 'ヤクハイ' },
      en: 'Value tile (yakuhai)',
      zh: '役牌',
      meaning: {
        ja: '三元牌と自風・場風の牌。翻牌ともいい、刻子なら役、雀頭なら符が付く。',
        en: 'Dragons and the winds of one’s seat and of the round. A triplet is a yaku, the pair earns fu.',
        zh: '三元牌以及自风、场风。刻子是役，作雀头有符。',
      },
    },
    {
      id: 'double-wind',
      ja: { name: '連風牌', kana: 'レンフォンパイ' },
      en: 'Double wind',
      zh: '连风牌',
      meaning: {
        ja: '自風でも場風でもあり、刻子が二翻になる牌。雀頭を2符とするか4符とするかはルールによる。',
        en: 'A wind that is both of the seat and of the round. A triplet is two han; whether the pair is 2 or 4 fu is for the rules to say.',
        zh: '既是自风又是场风的牌。刻子两番，作雀头算2符还是4符依规则而定。',
      },
    },
    {
      id: 'open-reduction',
      ja: { name: '喰い下がり', kana: 'くいさがり' },
      en: 'Reduced when open (kuisagari)',
      zh: '副露减番',
      meaning: {
        ja: '鳴くと役の翻が減ること。',
        en: 'That some yaku are worth fewer han in an open hand.',
        zh: '副露后某些役的番数减少。',
      },
    },
  ],
};
