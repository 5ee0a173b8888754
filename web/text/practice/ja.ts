/** Japanese. The other languages have the same keys (see `PracticeWords`). */
export const ja = {
  guess: { han: '翻', fu: '符', points: '収入の合計' },
  ask: 'この手は何点ですか。翻、符、和了者の収入のうち、答えたいものを入れてください。',
  askSichuan: 'この手は何点ですか。和了者の収入を入れてください。',
  check: '答え合わせ',
  next: '次の手',
  streak: '連続正解{count}',
  guessedRight: '{name}：{right}',
  guessedWrong: '{name}：{said}ではなく{right}',
  right: '正解',
  wrong: '不正解',
  allRight: '正解です。',
  notRight: '惜しい。数え方は次のとおりです。',
};
