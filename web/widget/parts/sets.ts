/** Whole sets with a tile that is held. */
export { candidates } from '../view/candidates.ts';
