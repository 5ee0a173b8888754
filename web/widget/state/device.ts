/** What is kept on this device. Where the browser keeps nothing, nothing is lost but that. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tensu-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tensu-${key}`, value);
  } catch {
    // Full, or forbidden.
  }
}
