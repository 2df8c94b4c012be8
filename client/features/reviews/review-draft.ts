import type { ReviewValues } from '#common/forms/review';
import { currentToken, personOf } from '../../lib/session';
import { onSessionEnd } from '../../lib/storage';

interface Draft {
  personId: string | undefined;
  /** Null for a new review. */
  reviewId: string | null;
  values: ReviewValues;
}

/** Unsaved input of a closed form; in memory only, and cleared when the session ends. */
let draft: Draft | null = null;
onSessionEnd(() => (draft = null));

/**
 * Keeps the input as the draft. Clears the draft instead if the input is not the current user's, because a form also
 * closes when its author's session ends.
 */
export function keepDraft(typed: Draft | null): void {
  draft = typed?.personId === (personOf(currentToken()) ?? undefined) ? typed : null;
}

/** The person's unsaved input for this review; null without any, or if it is someone else's. */
export function draftOf({ personId, reviewId }: Omit<Draft, 'values'>): ReviewValues | null {
  return draft?.personId === personId && draft?.reviewId === reviewId ? draft.values : null;
}
