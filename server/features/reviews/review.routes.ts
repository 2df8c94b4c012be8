import { namesOf } from '#common/forms/form-fields';
import { reviewForm } from '#common/reviews/review.form';
import { pick } from '#common/pick';
import { onlyField, pageVariables, type RestRequest, type RestRoute } from '../../rest/route';

const REVIEW = '_id: id name comment rating userId createdAt';

interface ReviewsData {
  reviews: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/** Reviews of the studio. Not cacheable, so that deleted reviews disappear at once. */
export const reviewRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/reviews',
    summary: 'Lists all reviews, newest first.',
    document: `
      query RestReviews($first: Int!, $after: String) {
        reviews(first: $first, after: $after) {
          nodes { ${REVIEW} }
          pageInfo { hasNextPage endCursor }
        }
      }
    `,
    variables: pageVariables,
    body: (data) => (data as unknown as ReviewsData).reviews.nodes,
    pageInfo: (data) => (data as unknown as ReviewsData).reviews.pageInfo,
  },
  {
    method: 'POST',
    path: '/api/reviews',
    summary: 'Creates a review by the current user.',
    status: 201,
    document: `
      mutation RestCreateReview($input: ReviewInput!) { createReview(input: $input) { review { ${REVIEW} } } }
    `,
    variables: ({ body }) => ({ input: normalised(body) }),
    body: reviewOf,
  },
  {
    method: 'PUT',
    path: '/api/reviews/:id',
    summary: 'Updates a review. Members may update their own.',
    document: `
      mutation RestUpdateReview($id: ID!, $input: ReviewInput!) {
        updateReview(id: $id, input: $input) { review { ${REVIEW} } }
      }
    `,
    variables: ({ params, body }) => ({ id: params['id'], input: normalised(body) }),
    body: reviewOf,
  },
  {
    method: 'DELETE',
    path: '/api/reviews/:id',
    summary: 'Deletes a review. Members may delete their own; admins may delete any.',
    document: 'mutation RestDeleteReview($id: ID!) { deleteReview(id: $id) { message } }',
    variables: ({ params }) => ({ id: params['id'] }),
    body: onlyField,
  },
];

/** Normalises form values: clients may send the rating as a string. */
function normalised(body: RestRequest['body']): Record<string, unknown> {
  const fields = pick(body, ...namesOf(reviewForm));
  const { rating } = fields;
  return typeof rating === 'string' && /^\d$/.test(rating) ? { ...fields, rating: Number(rating) } : fields;
}

function reviewOf(data: Record<string, unknown>): unknown {
  return (onlyField(data) as { review: unknown }).review;
}
