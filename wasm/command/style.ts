import { styleText } from 'node:util';
import type { Style } from './context.ts';

const plain = (text: string): string => text;

/** Colours only for a terminal, and none where NO_COLOR is set: see no-color.org. */
export function styleFor(isTerminal: boolean | undefined, env: NodeJS.ProcessEnv): Style {
  if (!isTerminal || env.NO_COLOR) return { strong: plain, faint: plain, good: plain, bad: plain };
  return {
    strong: (text) => styleText('bold', text),
    faint: (text) => styleText('dim', text),
    good: (text) => styleText('green', text),
    bad: (text) => styleText('red', text),
  };
}
