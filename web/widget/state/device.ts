/** What is kept on this device. Where the browser keeps nothing, nothing is lost but that. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tensu-${key}`);
  } catch {
    return null;
  }
}

/** Whether it is kept; there may be no room, or no leave. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(`tensu-${key}`, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tensu-${key}`);
  } catch {
    // What keeps nothing has nothing to forget.
  }
}

/** Calls when another page of the site keeps something else there; answers how to stop. */
export function whenKeptElsewhere(key: string, heard: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === `tensu-${key}`) heard();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
