import { loadHandEngine } from 'tensu/hand';

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

/** Every calculator on a page uses one engine. */
export const sharedEngine = shared(() => loadHandEngine());
