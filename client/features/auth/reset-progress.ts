import { forget, store } from '../../lib/storage';

/** Progress of a password reset: the address, the token that the OTP is exchanged for, and the time of the request. */
export type ResetKey = 'resetEmail' | 'resetToken' | 'resetAskedAt';

/** Starts over after an OTP was requested; discards an earlier token, which may belong to another address. */
export function beginResetProgress(email: string): void {
  forgetResetProgress();
  store('resetEmail', email);
  store('resetAskedAt', String(Date.now()));
}

export function forgetResetProgress(): void {
  for (const key of ['resetEmail', 'resetToken', 'resetAskedAt'] as const) forget(key);
}
