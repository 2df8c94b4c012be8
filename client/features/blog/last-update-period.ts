const KEY = 'lastUpdatePeriod';

/** The period whose articles this browser showed last; undefined when it keeps nothing. */
export function readLastUpdatePeriod(): number | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}

export function storeLastUpdatePeriod(period: number): void {
  try {
    localStorage.setItem(KEY, String(period));
  } catch {
    // A browser that keeps nothing asks again, which is all that is lost.
  }
}
