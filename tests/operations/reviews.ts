import * as reviews from '#server/test/review-calls';
import { ADMIN, EVERYONE, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { MAIL } from './support/reasons';
import { requestKey, reviewOf } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    hiddenReviews: { callers: ADMIN, call: '{ hiddenReviews { nodes { author { name } } } }' },
    review: { callers: EVERYONE, call: (ids) => `{ review(id: "${ids.review}") { author { name } } }` },
    reviewQuotes: { callers: EVERYONE, call: '{ reviewQuotes(first: 10) { author { name } } }' },
    reviewSummary: { callers: EVERYONE, call: '{ reviewSummary { count } }' },
    reviews: {
      callers: EVERYONE,
      call: '{ reviews(filter: { search: "zzyzx" }) { nodes { author { name } } totalCount { count } } }',
    },
  },
  mutations: {
    answerReview: {
      callers: ADMIN,
      call: async (given) => ({
        by: given.admin,
        input: { id: await reviewOf(given), answer: 'Thank you' },
      }),
      roundTrips: 6,
      again: 'moves on',
      leaves: ['review.answered by admin'],
    },
    createReview: {
      callers: SIGNED_IN,
      call: ({ member }) => ({
        by: member,
        input: { ...reviews.REVIEW_INPUT, requestKey: requestKey() },
      }),
      roundTrips: 5,
      leaves: ['review.added by user'],
      also: {
        'without a key': {
          call: ({ member }) => ({ by: member, input: reviews.REVIEW_INPUT }),
          roundTrips: [9, 'locks the author to find the same review of a minute ago'],
          leaves: ['review.added by user'],
        },
      },
    },
    deleteReview: {
      callers: SIGNED_IN,
      call: async (given) => ({ by: given.member, input: { id: await reviewOf(given) } }),
      roundTrips: 6,
      again: 'removes',
      leaves: ['review.deleted by user'],
    },
    hideReview: {
      callers: ADMIN,
      call: async (given) => ({ by: given.admin, input: { id: await reviewOf(given), reason: 'Rude' } }),
      roundTrips: [8, MAIL],
      again: 'moves on',
      leaves: ['review.hidden by admin'],
    },
    unhideReview: {
      callers: ADMIN,
      call: async (given) => {
        const id = await reviewOf(given);
        await reviews.hide(given.admin, id);
        return { by: given.admin, input: { id } };
      },
      roundTrips: 6,
      again: 'moves on',
      leaves: ['review.shown by admin'],
    },
    updateReview: {
      callers: SIGNED_IN,
      call: async (given) => ({ by: given.member, input: { id: await reviewOf(given), rating: 2 } }),
      roundTrips: [7, 'a limit, and locks the author before the review'],
      again: 'sets',
      leaves: ['review.edited by user'],
    },
  },
  embedded: {
    RatingCount: 'of the summary',
    ReviewSummary: 'there is only one',
  },
  watched: {
    review: { table: 'reviews' },
  },
};
