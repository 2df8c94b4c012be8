/** The lists of reviews after a mutation, computed from its answer instead of requested again. */
import type { ApolloCache } from '@apollo/client';
import { placeInList, withoutNode } from '../../lib/place-in-list';
import type { HiddenMarkFragment } from './review-moderation.generated';
import type { ReviewCardFragment, ReviewFiguresFragment } from './reviews.generated';
import type { ReviewsQuery } from './reviews.page.generated';

/** What a mutation returns. */
export type ReviewPayload = (
  { review: ReviewCardFragment & HiddenMarkFragment } | { deletedReviewId: string }
) & {
  message: string;
  /** Missing if the figures have not changed. */
  reviewSummary?: ReviewFiguresFragment;
};

const idOf = (payload: ReviewPayload): string =>
  'review' in payload ? payload.review.id : payload.deletedReviewId;

/** The review, if it is still visible to everyone. */
export const visibleReview = (payload: ReviewPayload): ReviewCardFragment | null =>
  'review' in payload && payload.review.hiddenAt === null ? payload.review : null;

/** The figures and the list of the reviews with a rating, or of all, after a change. */
export function withChange(
  answer: ReviewsQuery,
  rating: number | undefined,
  payload: ReviewPayload,
): ReviewsQuery {
  const { reviews, reviewSummary } = answer;
  return {
    reviews: { ...reviews, edges: changedEdges(reviews, rating, payload) },
    reviewSummary: payload.reviewSummary ?? reviewSummary,
  };
}

function changedEdges(reviews: ReviewsQuery['reviews'], rating: number | undefined, payload: ReviewPayload) {
  const review = visibleReview(payload);
  const isListed = review && (rating === undefined || review.rating === rating);
  return isListed ? placeInList(reviews, review, 'createdAt') : withoutNode(reviews.edges, idOf(payload));
}

/** Changes the lists of hidden reviews in the cache. Only moderators see reviews become hidden, in the list of all. */
export function changeHiddenReviews(cache: ApolloCache, payload: ReviewPayload): void {
  const id = cache.identify({ __typename: 'Review', id: idOf(payload) });
  if (id === undefined) return;
  // Lists omit what is no longer in the cache.
  if ('deletedReviewId' in payload) {
    cache.evict({ id });
    return;
  }
  const isHidden = payload.review.hiddenAt !== null;
  cache.modify<{ Query: { hiddenReviews: HiddenConnection } }['Query']>({
    fields: {
      hiddenReviews(connection, { readField, toReference }) {
        const { edges } = connection as HiddenConnection;
        const isListed = edges.some(({ node }) => readField('id', node) === payload.review.id);
        if (isListed === isHidden) return connection;
        const others = edges.filter(({ node }) => readField('id', node) !== payload.review.id);
        return { ...connection, edges: isHidden ? [{ node: toReference(id)! }, ...others] : others };
      },
    },
  });
}

interface HiddenConnection {
  edges: { node: { __ref: string } }[];
}
