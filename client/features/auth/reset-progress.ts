import { forget, store } from '../../lib/storage';

/** How far the reset of a password has come: the address, then the token that the code was given for. */
export type ResetKey = 'resetEmail' | 'resetToken' | 'resetAskedAt';

/** A code was asked for: a reset begins anew, and the token of one before is not for this address. */
export function beginResetProgress(email: string): void {
  forgetResetProgress();
  store('resetEmail', email);
  store('resetAskedAt', String(Date.now()));
}

export function forgetResetProgress(): void {
  for (const key of ['resetEmail', 'resetToken', 'resetAskedAt'] as const) forget(key);
}
