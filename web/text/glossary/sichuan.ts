import type { TermGroup } from './term.ts';

export const sichuan: TermGroup = {
  id: 'sichuan',
  name: { ja: '四川麻雀', en: 'Sichuan mahjong', zh: '四川麻将' },
  terms: [
    {
      id: 'blood-battle',
      ja: { name: '血戦', kana: 'けっせん' },
      en: 'Blood battle',
      zh: '血战到底',
      meaning: {
        ja: '誰かが和了しても終わらず、三人が和了するか山が尽きるまで続く局。',
        en: 'A hand that goes on after a win, until three players have won or the wall is empty.',
        zh: '有人和牌后继续打，直到三家和牌或牌墙摸完。',
      },
    },
    {
      id: 'lack-suit',
      ja: { name: '定缺', kana: 'ていけつ' },
      en: 'Lack suit (dingque)',
      zh: '定缺',
      meaning: {
        ja: '始めに一人ずつ選ぶ、使わない色。その牌が残る間は和了できない。',
        en: 'The suit each player gives up at the start. Nobody wins while holding any of it.',
        zh: '开局时各自选定不要的花色。手里还有这门牌就不能和牌。',
      },
    },
    {
      id: 'tile-exchange',
      ja: { name: '三枚交換', kana: 'さんまいこうかん' },
      en: 'Three-tile exchange',
      zh: '换三张',
      meaning: {
        ja: '始めに三枚を他家と取り替えること。行わない卓もある。',
        en: 'Passing three tiles to another player before play. Some tables do without it.',
        zh: '开局时与他家互换三张牌。也有不换的桌子。',
      },
    },
    {
      id: 'root',
      ja: { name: '根', kana: 'こん' },
      en: 'Root',
      zh: '根',
      meaning: {
        ja: '一つの手に四枚とも使われた牌。一種ごとに価値が二倍になる。',
        en: 'A tile of which the hand uses all four copies. Each one doubles the worth.',
        zh: '一手牌里四张全部用上的牌。每有一根，价值翻倍。',
      },
    },
    {
      id: 'cap',
      ja: { name: '上限', kana: 'じょうげん' },
      en: 'Cap',
      zh: '封顶',
      meaning: {
        ja: '形と根を掛けた基本点の頭打ち。',
        en: 'Where the base points, the row times the roots, stop growing.',
        zh: '牌型与根相乘所得基本点的上限。',
      },
    },
    {
      id: 'wind-and-rain',
      ja: { name: '刮風下雨', kana: 'かっぷうかう' },
      en: 'Wind and rain',
      zh: '刮风下雨',
      meaning: {
        ja: '槓をするとその場で他家から点を受け取る決まり。',
        en: 'The rule that a kong is paid for by others at once.',
        zh: '开杠时当场向他家收分的规定。',
      },
    },
    {
      id: 'after-kong',
      ja: { name: '槓上砲', kana: 'カンじょうほう' },
      en: 'Discard after a kong',
      zh: '杠上炮',
      meaning: {
        ja: '槓の補充のあとに切られた牌での和了。その槓の収入をどうするかは卓で決める。',
        en: 'A win on the tile discarded after a kong. What becomes of that kong’s income is for the table to settle.',
        zh: '和他家开杠补牌后打出的牌。那个杠的收入怎么处理，由各桌约定。',
      },
    },
    {
      id: 'cha-jiao',
      ja: { name: '査叫', kana: 'さきょう' },
      en: 'Ready check (cha jiao)',
      zh: '查叫',
      meaning: {
        ja: '山が尽きたとき、聴牌していない人が聴牌の人に払う精算。相手の手の最も高い和了を基に払う。',
        en: 'At the wall’s end, those who are not ready pay those who are, by the best win that hand could still have had.',
        zh: '牌墙摸完时，没听牌的人付给听牌的人，按对方可能和出的最大牌型计算。',
      },
    },
    {
      id: 'flower-pig',
      ja: { name: '花猪', kana: 'かちょ' },
      en: 'Flower pig',
      zh: '花猪',
      meaning: {
        ja: '山が尽きたとき、まだ色を減らせずにいる人。決められた相手に罰を払う。',
        en: 'A player who still has not got rid of a suit at the wall’s end, and pays a penalty to the others that the rules name.',
        zh: '牌墙摸完时仍没有打缺的人，要向规定的对象支付罚分。',
      },
    },
    {
      id: 'kong-refund',
      ja: { name: 'カン返還', kana: 'カンへんかん' },
      en: 'Kongs given back',
      zh: '退杠（退税）',
      meaning: {
        ja: '山が尽きたとき、槓で受け取った点を払った人に返すこと。誰が誰に返すかは卓で決める。',
        en: 'Giving the income of kongs back to its payers at the wall’s end. Who gives back to whom is for the table to settle.',
        zh: '牌墙摸完时，把杠的收入退给付过的人。谁退给谁由各桌约定。',
      },
    },
  ],
};
