import { forget, readStored, store } from '../../lib/storage';

/** Keys of the session storage: those of specification 9, and when the last code was asked for. */
export type ResetKey = 'resetEmail' | 'resetToken' | 'resetAskedAt';

/** For browsers that deny us their storage: kept as long as the document. */
const unkept = new Map<ResetKey, string>();

/** How far the reset of a password has come: the address, then the token that the code was given for. */
export const readResetProgress = (key: ResetKey): string | null =>
  readStored('sessionStorage', key) ?? unkept.get(key) ?? null;

export function keepResetProgress(key: ResetKey, value: string): void {
  store('sessionStorage', key, value);
  if (readStored('sessionStorage', key) !== value) unkept.set(key, value);
}

/** A code was asked for: a reset begins anew, and the token of one before is not for this address. */
export function beginResetProgress(email: string): void {
  forgetResetProgress();
  keepResetProgress('resetEmail', email);
  keepResetProgress('resetAskedAt', String(Date.now()));
}

export function forgetResetProgress(): void {
  for (const key of ['resetEmail', 'resetToken', 'resetAskedAt'] as const) forget('sessionStorage', key);
  unkept.clear();
}
