import type { TermGroup } from './term.ts';

export const limits: TermGroup = {
  id: 'limits',
  name: { ja: '満貫以上', en: 'Limits', zh: '满贯以上' },
  terms: [
    {
      id: 'mangan',
      ja: { name: '満貫', kana: 'マンガン' },
      en: 'Mangan',
      zh: '满贯',
      meaning: {
        ja: '基本点の最初の上限である2,000。子は8,000点、親は12,000点。',
        en: 'The first cap, 2,000 base points: 8,000 for a child, 12,000 for the dealer.',
        zh: '基本点的第一个上限2,000。闲家8,000点，庄家12,000点。',
      },
    },
    {
      id: 'haneman',
      ja: { name: '跳満', kana: 'ハネマン' },
      en: 'Haneman',
      zh: '跳满',
      meaning: {
        ja: '満貫の一倍半。子は12,000点、親は18,000点。',
        en: 'One and a half mangan: 12,000 for a child, 18,000 for the dealer.',
        zh: '满贯的一倍半。闲家12,000点，庄家18,000点。',
      },
    },
    {
      id: 'baiman',
      ja: { name: '倍満', kana: 'バイマン' },
      en: 'Baiman',
      zh: '倍满',
      meaning: {
        ja: '満貫の二倍。子は16,000点、親は24,000点。',
        en: 'Two mangan: 16,000 for a child, 24,000 for the dealer.',
        zh: '满贯的两倍。闲家16,000点，庄家24,000点。',
      },
    },
    {
      id: 'sanbaiman',
      ja: { name: '三倍満', kana: 'サンバイマン' },
      en: 'Sanbaiman',
      zh: '三倍满',
      meaning: {
        ja: '満貫の三倍。子は24,000点、親は36,000点。',
        en: 'Three mangan: 24,000 for a child, 36,000 for the dealer.',
        zh: '满贯的三倍。闲家24,000点，庄家36,000点。',
      },
    },
    {
      id: 'yakuman',
      ja: { name: '役満', kana: 'ヤクマン' },
      en: 'Yakuman',
      zh: '役满',
      meaning: {
        ja: '満貫の四倍で、子は32,000点、親は48,000点。それだけで役満と決まっている役もいう。',
        en: 'Four mangan: 32,000 for a child, 48,000 for the dealer. Also the yaku that are worth it by themselves.',
        zh: '满贯的四倍，闲家32,000点，庄家48,000点。也指本身就值这么多的役。',
      },
    },
    {
      id: 'counted-yakuman',
      ja: { name: '数え役満', kana: 'かぞえヤクマン' },
      en: 'Counted yakuman (kazoe)',
      zh: '累计役满',
      meaning: {
        ja: '役満の役がなくても、役とドラの翻が13に届いて役満になる手。認めず三倍満とするルールもある。',
        en: 'A hand without a yakuman yaku that reaches 13 han of yaku and dora. Some rules stop at sanbaiman.',
        zh: '没有役满的役，但役和宝牌合计达到13番而成为役满。有的规则只算三倍满。',
      },
    },
    {
      id: 'multiple-yakuman',
      ja: { name: 'ダブル役満', kana: 'ダブルヤクマン' },
      en: 'Double yakuman',
      zh: '双倍役满',
      meaning: {
        ja: '役満二つ分の点。重なった役満を足すか、単独で二つ分の役を置くかはルールによる。',
        en: 'The worth of two yakuman. Whether yakuman add up, and whether any counts twice by itself, is for the rules to say.',
        zh: '相当于两个役满。役满能否相加、是否有单独算两倍的役，依规则而定。',
      },
    },
    {
      id: 'kiriage',
      ja: { name: '切り上げ満貫', kana: 'きりあげマンガン' },
      en: 'Rounded-up mangan (kiriage)',
      zh: '切上满贯',
      meaning: {
        ja: '満貫にわずかに足りない基本点1,920の手を、満貫として扱う決まり。採るかはルールによる。',
        en: 'The rule that 1,920 base points, just short of mangan, count as mangan. Rules have it or not.',
        zh: '把略低于满贯、基本点1,920的手牌当作满贯。是否采用，依规则而定。',
      },
    },
  ],
};
