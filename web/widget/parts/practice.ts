/** Hands by chance, and guessing what they are worth. */
export { randomHand } from '../state/random-hand.ts';
export { practiceStyles as styles } from '../styles/practice.ts';
export { practicePanel } from '../view/practice-panel.ts';
