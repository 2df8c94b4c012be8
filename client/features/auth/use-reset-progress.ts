import { useState } from 'react';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { readResetProgress, type ResetKey } from './reset-progress';

/** What the step before has kept; undefined while that is unknown. Read once, since success forgets it. */
export function useResetProgress(key: ResetKey): string | null | undefined {
  const isHydrated = useIsHydrated();
  const [kept, setKept] = useState<string | null>();
  if (!isHydrated || kept !== undefined) return kept;
  const found = readResetProgress(key);
  setKept(found);
  return found;
}
