import { createContext } from 'react';
import type { ReviewCardFragment } from './reviews.generated';

/** What is being done with a review, in a dialog over the page. */
export type ReviewTask =
  { kind: 'add' } | { kind: 'edit' | 'delete' | 'hide' | 'answer'; review: ReviewCardFragment };

/** What has just been done: the focus goes to the review, or to the list where it is no more. */
export interface ReviewOutcome {
  id: string | null;
  isTold: boolean;
}

interface ReviewTools {
  begin: (task: ReviewTask) => void;
  outcome: ReviewOutcome | null;
  /** A task has ended, with the review that the reader is to see now; null when there is none. */
  finish: (id: string | null) => void;
  /** The outcome has been shown to the reader. */
  tellOutcome: () => void;
}

export const ReviewToolsContext = createContext<ReviewTools>({
  begin: () => {},
  finish: () => {},
  outcome: null,
  tellOutcome: () => {},
});
