import type { PracticeWords } from './words.ts';

export const zh: PracticeWords = {
  guess: { han: '番', fu: '符', points: '收入合计' },
  ask: '这手牌值多少？番、符、和牌者的收入，想答哪个就填哪个。',
  askSichuan: '这手牌值多少？请填和牌者的收入。',
  check: '核对',
  next: '下一手',
  streak: '连续答对{count}次',
  guessedRight: '{name}：{right}',
  guessedWrong: '{name}：不是{said}，是{right}',
  right: '正确',
  wrong: '错误',
  allRight: '全对。',
  notRight: '差一点。计算方法如下。',
};
