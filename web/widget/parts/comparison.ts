/** The same hand under other rule sets. */
export { comparisonTable } from '../view/comparison-table.ts';
