import { useEffect, useEffectEvent, useState } from 'react';
import type { Role } from '#common/roles';
import { useCheckAdminPasswordMutation } from './auth.generated';

/** How long nobody types before the server is asked, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Whether the server refuses this password for an admin; asked while the person types. An answer counts for the
 * password that it was asked about, and no answer (too many asked, no network) counts for none.
 */
export function useAdminCheck(role: Role, password: string): boolean {
  const [check] = useCheckAdminPasswordMutation({ fetchPolicy: 'no-cache' });
  const [refused, setRefused] = useState<string | null>(null);
  const isAsked = role === 'admin' && password !== '';

  const ask = useEffectEvent(async () => {
    try {
      const { data } = await check({ variables: { password } });
      if (data) setRefused(data.checkAdminPassword ? null : password);
    } catch {
      // Silent: the sign-up itself will say.
    }
  });
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAsked, password]);

  return isAsked && refused === password;
}
