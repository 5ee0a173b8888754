import { styleText } from 'node:util';
import type { Style } from './context.ts';

const plain = (text: string): string => text;

/** Newer nodes would ask the environment by themselves, and take an empty NO_COLOR for one that is set. */
const coloured = (format: 'bold' | 'dim' | 'green' | 'red', text: string): string =>
  styleText(format, text, { validateStream: false });

/** Colours only for a terminal, and none where NO_COLOR is set: see no-color.org. */
export function styleFor(isTerminal: boolean | undefined, env: NodeJS.ProcessEnv): Style {
  if (!isTerminal || env.NO_COLOR || env.TERM === 'dumb')
    return { strong: plain, faint: plain, good: plain, bad: plain };
  return {
    strong: (text) => coloured('bold', text),
    faint: (text) => coloured('dim', text),
    good: (text) => coloured('green', text),
    bad: (text) => coloured('red', text),
  };
}
