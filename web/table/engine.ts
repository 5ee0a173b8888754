import { loadEngine } from 'tensu';
import { shared, useEngine } from '../widget/engine.ts';

/** The pages of the table need more than a hand. */
export const tableEngine = shared(() => loadEngine());

useEngine(tableEngine);
