import { type Engine, loadEngine } from 'tensu';

let shared: Promise<Engine> | undefined;

/** Every calculator on a page uses one engine. A load that failed may be tried again. */
export function sharedEngine(): Promise<Engine> {
  shared ??= loadEngine().catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
}
