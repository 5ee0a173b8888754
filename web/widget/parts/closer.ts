/** What is held or unfolded: the sets with a tile, the same hand under other rule sets. */
export { closerStyles as styles } from '../styles/closer.ts';
export { candidates } from '../view/candidates.ts';
export { comparisonTable } from '../view/comparison-table.ts';
