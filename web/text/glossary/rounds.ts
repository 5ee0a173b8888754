import type { TermGroup } from './term.ts';

export const rounds: TermGroup = {
  id: 'rounds',
  name: { ja: '局の進み方', en: 'Seats and rounds', zh: '座次与局' },
  terms: [
    {
      id: 'dealer',
      ja: { name: '親', kana: 'おや' },
      en: 'Dealer',
      zh: '庄家（亲）',
      meaning: {
        ja: '局の最初に牌を切る人。リーチ麻雀では東家で、和了すると子のおよそ一倍半を受け取る。',
        en: 'The player who discards first in a hand. In riichi mahjong the dealer sits East and wins about one and a half times as much.',
        zh: '一局中最先打牌的人。立直麻将里是东家，和牌所得约为闲家的一倍半。',
      },
    },
    {
      id: 'child',
      ja: { name: '子', kana: 'こ' },
      en: 'Child (non-dealer)',
      zh: '闲家（子）',
      meaning: { ja: '親でない人。', en: 'Every player but the dealer.', zh: '庄家以外的人。' },
    },
    {
      id: 'neighbours',
      ja: { name: '上家・対面・下家', kana: 'カミチャ・トイメン・シモチャ' },
      en: 'Left, across, right (kamicha, toimen, shimocha)',
      zh: '上家、对家、下家',
      meaning: {
        ja: '自分の前の番の人、向かいの人、次の番の人。',
        en: 'The player whose turn is before one’s own, the one opposite, and the one whose turn is next.',
        zh: '自己前一个顺序的人、对面的人、下一个顺序的人。',
      },
    },
    {
      id: 'seat-wind',
      ja: { name: '自風', kana: 'じかぜ' },
      en: 'Seat wind',
      zh: '自风',
      meaning: {
        ja: '席の風。親が東で、順に南・西・北。',
        en: 'The wind of one’s seat: east for the dealer, then south, west, north in turn.',
        zh: '座位的风。庄家为东，其后依次为南、西、北。',
      },
    },
    {
      id: 'round-wind',
      ja: { name: '場風', kana: 'ばかぜ' },
      en: 'Round wind',
      zh: '场风',
      meaning: {
        ja: 'いまの場の風。東場なら東。',
        en: 'The wind of the round being played, east in the East round.',
        zh: '当前一场的风，东场即为东。',
      },
    },
    {
      id: 'hand',
      ja: { name: '局', kana: 'きょく' },
      en: 'Hand',
      zh: '局',
      meaning: {
        ja: '配牌から和了か流局までの一区切り。',
        en: 'One deal, from the first tiles to a win or a draw.',
        zh: '从配牌到和牌或流局的一轮。',
      },
    },
    {
      id: 'east-only-game',
      ja: { name: '東風戦', kana: 'トンプウセン' },
      en: 'East-only game',
      zh: '东风战',
      meaning: {
        ja: '東場だけの対局。',
        en: 'A game of the East round alone.',
        zh: '只打东场的对局。',
      },
    },
    {
      id: 'half-game',
      ja: { name: '半荘', kana: 'ハンチャン' },
      en: 'Half game (hanchan)',
      zh: '半庄',
      meaning: {
        ja: '二つの場からなる対局。ふつうは東場と南場。',
        en: 'A game of two rounds, usually East and South.',
        zh: '由两场组成的对局，通常为东场和南场。',
      },
    },
    {
      id: 'last-hand',
      ja: { name: 'オーラス', kana: 'オーラス' },
      en: 'Last hand (oorasu)',
      zh: '最后一局',
      meaning: {
        ja: '対局の予定された最後の局。',
        en: 'The last hand that a game is meant to have.',
        zh: '对局预定的最后一局。',
      },
    },
    {
      id: 'dealer-stays',
      ja: { name: '連荘', kana: 'レンチャン' },
      en: 'The dealer stays (renchan)',
      zh: '连庄',
      meaning: {
        ja: '同じ人が続けて親をすること。和了のほか、聴牌でも続くかはルールによる。',
        en: 'The same player deals again: after winning, or under many rules when tenpai at a draw.',
        zh: '同一个人继续坐庄。除了和牌，听牌是否也连庄依规则而定。',
      },
    },
    {
      id: 'exhaustive-draw',
      ja: { name: '荒牌流局', kana: 'コウハイりゅうきょく' },
      en: 'Exhaustive draw',
      zh: '荒牌流局',
      meaning: {
        ja: '引ける牌がなくなって局が終わること。四川麻雀では、先に和了した人がいても山が尽きれば終わる。',
        en: 'The end of a hand because no tile is left to draw. In Sichuan it may come after some have already won.',
        zh: '能摸的牌摸完而结束一局。四川麻将中即使已有人和牌，牌墙摸完也结束。',
      },
    },
    {
      id: 'abortive-draw',
      ja: { name: '途中流局', kana: 'とちゅうりゅうきょく' },
      en: 'Abortive draw',
      zh: '途中流局',
      meaning: {
        ja: '九種九牌・四風連打・四開槓・四家立直・三家和など、特別な出来事で局をやめること。どれを採るかはルールによる。',
        en: 'Breaking off a hand for a special event: nine terminals and honours at the start, four equal winds, four kans, four riichi, three ron. Which of them count is for the rules to say.',
        zh: '因九种九牌、四风连打、四杠散了、四家立直、三家和等特殊情况中止一局。采用哪些，依规则而定。',
      },
    },
  ],
};
