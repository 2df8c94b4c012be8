type Area = 'localStorage' | 'sessionStorage';

/** About the person who is logged in, or was on the way to it: the end of the session empties these. */
export const PERSONAL_KEYS = {
  userToken: 'localStorage',
  orderKeys: 'localStorage',
  /** Id of the session that the other entries of this tab belong to. */
  sessionId: 'sessionStorage',
  dietDraft: 'sessionStorage',
  resetEmail: 'sessionStorage',
  resetToken: 'sessionStorage',
  resetAskedAt: 'sessionStorage',
} as const satisfies Record<string, Area>;

/** About the browser and nobody in particular. */
export const IMPERSONAL_KEYS = {
  keepLoggedIn: 'localStorage',
  lastUpdatePeriod: 'localStorage',
  signOutPending: 'localStorage',
  /** The page that a sign-up was for. */
  signUpNext: 'localStorage',
  scrollPositions: 'sessionStorage',
} as const satisfies Record<string, Area>;

export type StorageKey = keyof typeof PERSONAL_KEYS | keyof typeof IMPERSONAL_KEYS;

const AREAS: Record<StorageKey, Area> = { ...PERSONAL_KEYS, ...IMPERSONAL_KEYS };

/** What the browser would not take, as in some private windows: kept as long as the document. */
const unkept = new Map<StorageKey, string>();

/** Empties what a module keeps of a person in memory. */
const memories = new Set<() => void>();

/** What is kept under the key; null for nothing. */
export function readStored(key: StorageKey): string | null {
  return unkept.get(key) ?? tryWith(key, (area) => area.getItem(key)) ?? null;
}

/** The same, parsed; null also where another program has left something else there. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

export function store(key: StorageKey, value: string): void {
  tryWith(key, (area) => area.setItem(key, value));
  if (tryWith(key, (area) => area.getItem(key)) === value) unkept.delete(key);
  else unkept.set(key, value);
}

export function forget(key: StorageKey): void {
  unkept.delete(key);
  tryWith(key, (area) => area.removeItem(key));
}

/** For modules that keep something of a person in memory. */
export const forgetWithSession = (forgetAll: () => void): void => void memories.add(forgetAll);

/** Empties what all tabs share of a person. */
export function forgetShared(): void {
  forgetPersonal('localStorage');
}

/** Empties what this tab keeps of a person, in storage and in memory. */
export function forgetOwn(): void {
  forgetPersonal('sessionStorage');
  for (const forgetAll of memories) forgetAll();
}

function forgetPersonal(area: Area): void {
  for (const key of Object.keys(PERSONAL_KEYS) as (keyof typeof PERSONAL_KEYS)[]) {
    if (PERSONAL_KEYS[key] === area) forget(key);
  }
}

/** Where the browser denies its storage, merely naming it throws. */
function tryWith<Result>(key: StorageKey, action: (area: Storage) => Result): Result | undefined {
  try {
    return action(window[AREAS[key]]);
  } catch {
    return undefined;
  }
}
