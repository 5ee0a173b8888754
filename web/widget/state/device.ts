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
