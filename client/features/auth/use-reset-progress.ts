import { useState } from 'react';
import { readStored } from '../../lib/storage';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import type { ResetKey } from './reset-progress';

/** What the step before has kept; undefined while that is unknown. Read once, since success forgets it. */
export function useResetProgress(key: ResetKey): string | null | undefined {
  const isHydrated = useIsHydrated();
  const [kept, setKept] = useState<string | null>();
  if (!isHydrated || kept !== undefined) return kept;
  const found = readStored(key);
  setKept(found);
  return found;
}
