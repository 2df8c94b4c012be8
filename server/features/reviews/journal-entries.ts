import { joined, type Details, type EntryDefinitions, type Nothing } from '../entry-definition';

interface ReviewRating {
  rating: number;
}

/** The decision of staff, and their text. */
interface ReviewModeration {
  hiddenReason: string | null;
  answer: string | null;
}

interface ReviewEntries {
  'review.added': { before: Nothing; after: ReviewRating };
  'review.edited': { before: ReviewRating; after: ReviewRating };
  'review.deleted': { before: ReviewRating & Pick<ReviewModeration, 'hiddenReason'>; after: Nothing };
  'review.hidden': { before: ReviewModeration; after: ReviewModeration };
  'review.shown': { before: ReviewModeration; after: ReviewModeration };
  'review.answered': { before: ReviewModeration; after: ReviewModeration };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends ReviewEntries {}
}

const stars = (rating: number | undefined): Details => (rating === undefined ? null : `${rating} of 5 stars`);

export const JOURNAL_ENTRIES: EntryDefinitions<ReviewEntries> = {
  'review.added': { kind: 'change', details: ({ after }) => stars(after.rating) },
  'review.edited': {
    kind: 'change',
    details: ({ before, after }) =>
      before.rating === after.rating
        ? stars(after.rating)
        : joined(stars(after.rating), `before ${before.rating}`),
  },
  'review.deleted': { kind: 'change', details: ({ before }) => stars(before.rating) },
  /** Says why, which not all readers of changes may know. */
  'review.hidden': {
    kind: 'change',
    permission: 'reviews:moderate',
    details: ({ after }) => after.hiddenReason,
  },
  'review.shown': { kind: 'change', details: null },
  'review.answered': { kind: 'change', details: ({ after }) => after.answer ?? 'answer removed' },
};
