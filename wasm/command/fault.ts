import type { CommandWords } from './text/index.ts';

export type FaultId = keyof CommandWords['fault'];

/** Bad input: why, and which argument. `operand` is the name of one, which help writes in its own language. */
export class Fault extends Error {
  constructor(
    readonly id: FaultId,
    readonly values: Record<string, string | number> = {},
  ) {
    super(id);
  }
}
