import { forgetPersonalCache } from './personal-cache';

/** Data of a person who is signed in or about to sign in, which all tabs share; cleared when the session ends. */
export const PERSONAL_SHARED_KEYS = [
  'userToken',
  'orderKeys',
  'requestKeys',
  /** Changes of workout plans that have not reached the server. */
  'planChanges',
] as const;

/** Keys of the storage of one tab that are cleared at the end of a session. */
export const PERSONAL_TAB_KEYS = [
  /** Id of the session that the other entries of this tab belong to. */
  'sessionId',
  'dietDraft',
  /** Unsaved values of other forms, by the names of their drafts. */
  'drafts',
  'resetEmail',
  'resetToken',
  'resetAskedAt',
] as const;

/** Data that is not personal. The list is for types and tests; no page loads it. */
export const IMPERSONAL_SHARED_KEYS = [
  'keepLoggedIn',
  'lastUpdatePeriod',
  'signOutPending',
  /** Set once somebody has signed up here; its value is the page to open afterwards. */
  'signUpNext',
  /** Set if the user has switched off the single-key shortcuts of the admin panel. */
  'panelKeysOff',
  /** Set if the check-in uses the camera of this device. */
  'checkInCamera',
  /** Set if the user has switched off the sounds of the check-in. */
  'checkInMuted',
  /** Set if the user has switched off the timer of rests between sets. */
  'restTimerOff',
  /** The paper on which this device prints receipts. */
  'receiptPaper',
  /** Ids of the columns of the members list that are hidden, as JSON. */
  'hiddenMemberColumns',
] as const;

export const IMPERSONAL_TAB_KEYS = ['scrollPositions'] as const;

export type StorageKey =
  | (typeof PERSONAL_SHARED_KEYS)[number]
  | (typeof PERSONAL_TAB_KEYS)[number]
  | (typeof IMPERSONAL_SHARED_KEYS)[number]
  | (typeof IMPERSONAL_TAB_KEYS)[number];

const TAB_KEYS = new Set<StorageKey>([...PERSONAL_TAB_KEYS, ...IMPERSONAL_TAB_KEYS]);

const areaOf = (key: StorageKey) => (TAB_KEYS.has(key) ? window.sessionStorage : window.localStorage);

/** Values that the browser refused to store, as in some private windows; kept as long as the document. */
const unstored = new Map<StorageKey, string>();

/** Functions that clear the personal data that modules keep in memory. */
const memoryResets = new Set<() => void>();

/** The stored value; null if there is none. */
export function readStored(key: StorageKey): string | null {
  return unstored.get(key) ?? tryWith(key, (area) => area.getItem(key)) ?? null;
}

/** The stored value, parsed; null if there is none or if it is not JSON. */
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
  PERSONAL_SHARED_KEYS.forEach(forget);
  forgetPersonalCache();
}

/** Clears the personal data of this tab, in storage and in memory. */
export function forgetTabData(): void {
  PERSONAL_TAB_KEYS.forEach(forget);
  for (const reset of memoryResets) reset();
}

/** If the browser denies access to storage, even reading the property of `window` throws. */
function tryWith<Result>(key: StorageKey, action: (area: Storage) => Result): Result | undefined {
  try {
    return action(areaOf(key));
  } catch {
    return undefined;
  }
}
