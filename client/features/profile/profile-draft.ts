import { currentToken, hasSignedOutHere } from '../../lib/session';
import type { ProfileFormValues } from './profile-values';

interface Draft {
  personId: string;
  values: ProfileFormValues;
}

/** What stood in the form when the session of its person ended; kept by this document alone, and for nobody else. */
let draft: Draft | null = null;

export const draftOf = (personId: string | undefined): ProfileFormValues | null =>
  draft !== null && draft.personId === personId ? draft.values : null;

/** To be called when the form goes: keeps what is unsaved when nobody wanted it to go, and forgets it otherwise. */
export function keepDraft(personId: string | undefined, unsaved: ProfileFormValues | null): void {
  const hasEnded = currentToken() === null && !hasSignedOutHere();
  draft = personId !== undefined && unsaved && hasEnded ? { personId, values: unsaved } : null;
}
