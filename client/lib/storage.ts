type Area = 'localStorage' | 'sessionStorage';

/** What the browser keeps under the key; null also where it denies its storage, for which merely naming it throws. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** The same, parsed; null also where another program has left something else there. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps the value where the browser lets us; nothing may depend on its being kept. */
export function store(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Denied or full: the reader's choice, not a fault.
  }
}

/** Removes what is kept under the key. */
export function forget(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // What is denied was never kept.
  }
}
