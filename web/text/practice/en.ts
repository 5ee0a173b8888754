import type { PracticeWords } from './words.ts';

export const en: PracticeWords = {
  guess: { han: 'Han', fu: 'Fu', points: 'Points in all' },
  ask: 'What is this hand worth? Fill in what you like: han, fu, or all that the winner gets.',
  askSichuan: 'What is this hand worth? Fill in all that the winner gets.',
  check: 'Check',
  next: 'Next hand',
  streak: '{count} right in a row',
  guessedRight: '{name}: {right}',
  guessedWrong: '{name}: {right}, not {said}',
  right: 'right',
  wrong: 'wrong',
  allRight: 'All right.',
  notRight: 'Not quite. This is how it is counted:',
};
