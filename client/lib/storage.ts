type Area = 'localStorage' | 'sessionStorage';

/** Data of a person who is signed in or about to sign in; cleared when the session ends. */
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

/** Data that is not personal. */
export const IMPERSONAL_KEYS = {
  keepLoggedIn: 'localStorage',
  lastUpdatePeriod: 'localStorage',
  signOutPending: 'localStorage',
  /** The page to open after a sign-up. */
  signUpNext: 'localStorage',
  /** Set if the user has switched off the single-key shortcuts of the admin panel. */
  panelKeysOff: 'localStorage',
  /** Set if the check-in uses the camera of this device. */
  checkInCamera: 'localStorage',
  /** Set if the user has switched off the sounds of the check-in. */
  checkInMuted: 'localStorage',
  /** Ids of the columns of the members list that are hidden, as JSON. */
  hiddenMemberColumns: 'localStorage',
  scrollPositions: 'sessionStorage',
} as const satisfies Record<string, Area>;

export type StorageKey = keyof typeof PERSONAL_KEYS | keyof typeof IMPERSONAL_KEYS;

const AREAS: Record<StorageKey, Area> = { ...PERSONAL_KEYS, ...IMPERSONAL_KEYS };

/** Values that the browser refused to store, as in some private windows; kept as long as the document. */
const unstored = new Map<StorageKey, string>();

/** Functions that clear the personal data that modules keep in memory. */
const memoryResets = new Set<() => void>();

/** The stored value; null if there is none. */
export function readStored(key: StorageKey): string | null {
  return unstored.get(key) ?? tryWith(key, (area) => area.getItem(key)) ?? null;
}

/** The same, parsed; null also if the stored value is not JSON. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

export function store(key: StorageKey, value: string): void {
  tryWith(key, (area) => area.setItem(key, value));
  if (tryWith(key, (area) => area.getItem(key)) === value) unstored.delete(key);
  else unstored.set(key, value);
}

export function forget(key: StorageKey): void {
  unstored.delete(key);
  tryWith(key, (area) => area.removeItem(key));
}

/** Registers a function that clears the personal data that a module keeps in memory; called when the session ends. */
export const onSessionEnd = (reset: () => void): void => void memoryResets.add(reset);

/** Clears the personal data that all tabs share. */
export function forgetSharedData(): void {
  forgetPersonal('localStorage');
}

/** Clears the personal data of this tab, in storage and in memory. */
export function forgetTabData(): void {
  forgetPersonal('sessionStorage');
  for (const reset of memoryResets) reset();
}

function forgetPersonal(area: Area): void {
  for (const key of Object.keys(PERSONAL_KEYS) as (keyof typeof PERSONAL_KEYS)[]) {
    if (PERSONAL_KEYS[key] === area) forget(key);
  }
}

/** If the browser denies access to storage, even reading the property of `window` throws. */
function tryWith<Result>(key: StorageKey, action: (area: Storage) => Result): Result | undefined {
  try {
    return action(window[AREAS[key]]);
  } catch {
    return undefined;
  }
}
