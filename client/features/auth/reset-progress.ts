import { useState } from 'react';
import { forget, readStored, store } from '../../lib/storage';
import { useIsHydrated } from '../../lib/use-is-hydrated';

/** Progress of a password reset: the address, the token that the OTP is exchanged for, and the time of the request. */
const KEYS = ['resetEmail', 'resetToken', 'resetAskedAt'] as const;

type ResetKey = (typeof KEYS)[number];

/** Starts over after an OTP was requested; discards an earlier token, which may belong to another address. */
export function beginResetProgress(email: string): void {
  forgetResetProgress();
  store('resetEmail', email);
  store('resetAskedAt', String(Date.now()));
}

export function forgetResetProgress(): void {
  for (const key of KEYS) forget(key);
}

/** Value stored by the previous step; undefined before hydration. Read only once, since a successful step clears it. */
export function useResetProgress(key: ResetKey): string | null | undefined {
  const isHydrated = useIsHydrated();
  const [value, setValue] = useState<string | null>();
  if (!isHydrated || value !== undefined) return value;
  const found = readStored(key);
  setValue(found);
  return found;
}
