import { useEffect, useEffectEvent, useState } from 'react';
import type { SignUpAccountType } from '#common/auth/sign-up-roles';
import { useCheckAdminPasswordMutation } from './auth.generated';

/** Debounce of the check while typing, in milliseconds. */
const DEBOUNCE_MS = 400;

/**
 * Whether the server rejects this password for an admin account; checked while typing. A result applies only to the
 * password it was requested for; a failed check (rate limit, no network) counts as not rejected.
 */
export function useAdminPasswordCheck(accountType: SignUpAccountType, password: string): boolean {
  const [check] = useCheckAdminPasswordMutation();
  const [rejected, setRejected] = useState<string | null>(null);
  const isNeeded = accountType === 'admin' && password !== '';

  const runCheck = useEffectEvent(async () => {
    try {
      const { data } = await check({ variables: { input: { password } } });
      if (data) setRejected(data.checkAdminPassword.isAdminPassword ? null : password);
    } catch {
      // Ignored: submitting the form reports the error.
    }
  });
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => void runCheck(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isNeeded, password]);

  return isNeeded && rejected === password;
}
