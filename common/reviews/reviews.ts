import type { Transitions } from '../transitions';

/** Whether everyone sees a review, or only its author and moderators. */
export type ReviewStatus = 'visible' | 'hidden';

/** Permitted status changes of a review. */
export const REVIEW_TRANSITIONS: Transitions<ReviewStatus> = { visible: ['hidden'], hidden: ['visible'] };
