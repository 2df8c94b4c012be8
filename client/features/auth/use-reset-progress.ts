import { useState } from 'react';
import { readStored } from '../../lib/storage';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import type { ResetKey } from './reset-progress';

/** Value stored by the previous step; undefined before hydration. Read only once, since a successful step clears it. */
export function useResetProgress(key: ResetKey): string | null | undefined {
  const isHydrated = useIsHydrated();
  const [value, setValue] = useState<string | null>();
  if (!isHydrated || value !== undefined) return value;
  const found = readStored(key);
  setValue(found);
  return found;
}
