import type { ReviewValues } from '#common/forms/review';

interface Draft {
  personId: string | undefined;
  /** Null for a review that is new. */
  reviewId: string | null;
  values: ReviewValues;
}

/** What was typed and not saved when the form went; kept by this document alone. */
let draft: Draft | null = null;

export const keepDraft = (typed: Draft | null): void => void (draft = typed);

/** What the person has typed about the review before; not what somebody else has. */
export function draftOf({ personId, reviewId }: Omit<Draft, 'values'>): ReviewValues | null {
  return draft?.personId === personId && draft?.reviewId === reviewId ? draft.values : null;
}
