import type { TermGroup } from './term.ts';

export const penalties: TermGroup = {
  id: 'penalties',
  name: { ja: '罰則', en: 'Penalties', zh: '罚则' },
  terms: [
    {
      id: 'chombo',
      ja: { name: 'チョンボ', kana: 'チョンボ' },
      en: 'Chombo',
      zh: '错和（诈和）',
      meaning: {
        ja: '誤った和了など、局を壊す反則。満貫分の罰を払うことが多い。',
        en: 'A fault that spoils the hand, such as a false win. It often costs a mangan.',
        zh: '错误和牌等破坏对局的犯规，多半要付满贯的罚点。',
      },
    },
    {
      id: 'dead-hand',
      ja: { name: 'アガリ放棄', kana: 'アガリほうき' },
      en: 'Dead hand',
      zh: '丧失和牌权（相公）',
      meaning: {
        ja: 'その局で和了できなくなる罰。牌の数の誤りや、間違った鳴きなどに科される。',
        en: 'A penalty by which one cannot win the current hand, as for a wrong number of tiles or a wrong call.',
        zh: '本局不能再和牌的处罚，用于张数错误或鸣错牌等情况。',
      },
    },
    {
      id: 'wrong-tile-count',
      ja: { name: '少牌・多牌', kana: 'ショウハイ・ターハイ' },
      en: 'Too few or too many tiles',
      zh: '少牌、多牌',
      meaning: {
        ja: '手牌の枚数が、持つべき数より少ない、または多いこと。',
        en: 'Holding fewer or more tiles than one should.',
        zh: '手牌张数少于或多于应有的数目。',
      },
    },
    {
      id: 'empty-call',
      ja: { name: '空鳴き', kana: 'からなき' },
      en: 'Empty call',
      zh: '空鸣',
      meaning: {
        ja: '鳴くと声に出したまま、牌をさらさないこと。',
        en: 'Calling aloud without laying the set open.',
        zh: '出声鸣牌却没有亮出面子。',
      },
    },
    {
      id: 'noten-riichi',
      ja: { name: 'ノーテン立直', kana: 'ノーテンリーチ' },
      en: 'Noten riichi',
      zh: '未听立直（诈立）',
      meaning: {
        ja: '聴牌していないのに立直すること。流局で手を開けるとわかる。',
        en: 'Riichi without being tenpai. It comes to light when the hands are shown at a draw.',
        zh: '没有听牌却宣告立直。流局亮牌时才会发现。',
      },
    },
  ],
};
