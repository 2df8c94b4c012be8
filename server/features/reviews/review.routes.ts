import * as z from 'zod/mini';
import { reviewForm } from '#common/reviews/review.form';
import {
  RestCreateReviewDocument,
  RestDeleteReviewDocument,
  RestReviewsDocument,
  RestUpdateReviewDocument,
  type RestReviewFragment,
} from './review.routes.generated';
import { described, instant, MESSAGE } from '../../rest/answers';
import { PAGE_QUERY, pageVariables } from '../../rest/paging';
import { route } from '../../rest/route';

const answer = z.object({
  _id: z.string(),
  name: z.string(),
  comment: z.string(),
  rating: z.int(),
  userId: described(z.string(), 'Id of the member who wrote it.'),
  createdAt: instant,
});

/** Reviews of the studio. Not cacheable, so that deleted reviews disappear at once. */
export const reviewRoutes = [
  route({
    method: 'GET',
    path: '/api/reviews',
    summary: 'Lists all visible reviews, newest first.',
    subject: 'Reviews',
    query: PAGE_QUERY,
    answer: z.array(answer),
    document: RestReviewsDocument,
    variables: pageVariables,
    responseBody: ({ reviews }) => reviews.nodes.map(documentedReview),
    pageInfo: ({ reviews }) => reviews.pageInfo,
  }),
  route({
    method: 'POST',
    path: '/api/reviews',
    summary: 'Creates a review by the current user.',
    subject: 'Reviews',
    status: 201,
    requestBody: reviewForm,
    answer,
    document: RestCreateReviewDocument,
    hasRequestKey: true,
    variables: ({ body, requestKey }) => ({ input: { ...normalised(body), requestKey } }),
    responseBody: ({ createReview }) => documentedReview(createReview.review),
  }),
  route({
    method: 'PUT',
    path: '/api/reviews/:id',
    summary: 'Updates a review by the current user.',
    requestBody: reviewForm,
    subject: 'Reviews',
    answer,
    document: RestUpdateReviewDocument,
    variables: ({ params: { id }, body }) => {
      const { name, comment, rating } = normalised(body);
      return { id, name, comment, rating };
    },
    responseBody: ({ updateReview }) => documentedReview(updateReview.review),
  }),
  route({
    method: 'DELETE',
    path: '/api/reviews/:id',
    summary: 'Deletes a review. Authors may delete their own; admins may delete any.',
    subject: 'Reviews',
    answer: MESSAGE,
    document: RestDeleteReviewDocument,
    variables: ({ params }) => ({ id: params.id }),
    responseBody: ({ deleteReview }) => deleteReview,
  }),
];

/** Normalises form values: clients may send the rating as a string. */
function normalised<Body extends { rating?: unknown }>(body: Body): Body {
  const { rating } = body;
  return typeof rating === 'string' && /^\d$/.test(rating) ? { ...body, rating: Number(rating) } : body;
}

/** A review with its documented properties. */
const documentedReview = ({ _id, name, comment, rating, author, createdAt }: RestReviewFragment) => ({
  _id,
  name,
  comment,
  rating,
  userId: author.id,
  createdAt,
});
