import type { ReviewValues } from '#common/forms/review';
import { currentToken, personOf } from '../../lib/session';
import { forgetWithSession } from '../../lib/storage';

interface Draft {
  personId: string | undefined;
  /** Null for a review that is new. */
  reviewId: string | null;
  values: ReviewValues;
}

/** What was typed and not saved when the form went; kept by this document alone, for as long as the session. */
let draft: Draft | null = null;
forgetWithSession(() => (draft = null));

/** A form also goes because the session of its author has ended. */
export function keepDraft(typed: Draft | null): void {
  draft = typed?.personId === (personOf(currentToken()) ?? undefined) ? typed : null;
}

/** What the person has typed about the review before; not what somebody else has. */
export function draftOf({ personId, reviewId }: Omit<Draft, 'values'>): ReviewValues | null {
  return draft?.personId === personId && draft?.reviewId === reviewId ? draft.values : null;
}
