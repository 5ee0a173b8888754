import { type HandEngine, loadHandEngine } from 'tensu/hand';

/** One engine for everybody who asks. A load that failed may be tried again. */
export function shared<Engine>(load: () => Promise<Engine>): () => Promise<Engine> {
  let only: Promise<Engine> | undefined;
  return () => {
    only ??= load().catch((error: unknown) => {
      only = undefined;
      throw error;
    });
    return only;
  };
}

let engine: () => Promise<HandEngine> = shared(() => loadHandEngine());

/** Every calculator on a page uses one engine. */
export const sharedEngine = (): Promise<HandEngine> => engine();

/** Where a page has an engine that can do more, its calculators use that one. */
export function useEngine(other: () => Promise<HandEngine>): void {
  engine = other;
}
