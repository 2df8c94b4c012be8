import { forget, readStored, store } from '../../lib/storage';

/** Keys of the session storage (specification 9). */
export type ResetKey = 'resetEmail' | 'resetToken';

/** For browsers that deny us their storage: kept as long as the document. */
const unkept = new Map<ResetKey, string>();

/** How far the reset of a password has come: the address, then the token that the code was given for. */
export const readResetProgress = (key: ResetKey): string | null =>
  readStored('sessionStorage', key) ?? unkept.get(key) ?? null;

export function keepResetProgress(key: ResetKey, value: string): void {
  store('sessionStorage', key, value);
  if (readStored('sessionStorage', key) !== value) unkept.set(key, value);
}

export function forgetResetProgress(): void {
  forget('sessionStorage', 'resetEmail');
  forget('sessionStorage', 'resetToken');
  unkept.clear();
}
