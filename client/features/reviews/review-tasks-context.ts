import { createContext, createRef, type RefObject } from 'react';
import type { ReviewCardFragment } from './reviews.generated';

/** A task about a review, done in a dialog over the page. */
export type ReviewTask =
  | { kind: 'add' }
  | { kind: 'edit' | 'delete' | 'hide' | 'answer'; review: ReviewCardFragment };

/** Result of the last task: the focus moves to the review, or to the list's heading if it is no longer listed. */
export interface ReviewOutcome {
  id: string | null;
  isShown: boolean;
}

/** The list on screen. */
export interface ShownReviews {
  /** Reads it again after a change; false if that fails. */
  reread: () => Promise<boolean>;
}

interface ReviewTaskState {
  list: RefObject<ShownReviews | null>;
  begin: (task: ReviewTask) => void;
  outcome: ReviewOutcome | null;
  /** Ends the task, with the id of the review to show next; null if there is none. */
  finish: (id: string | null) => void;
  /** Records that the focus has moved to the outcome. */
  markOutcomeShown: () => void;
}

export const ReviewTasksContext = createContext<ReviewTaskState>({
  list: createRef(),
  begin: () => {},
  finish: () => {},
  outcome: null,
  markOutcomeShown: () => {},
});
