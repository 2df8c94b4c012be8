import { pageVariables } from './page-variables';
import { only, pick, type RestRequest, type RestRoute } from './route';

const REVIEW = '_id: id name comment rating userId createdAt';

interface ReviewsData {
  reviews: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/** What members think of the studio (contract 2). Not to be kept: a review that is deleted is gone. */
export const reviewRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/reviews',
    summary: 'Every review, newest first.',
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
    summary: 'Adds a review of the token’s member.',
    status: 201,
    document: `
      mutation RestCreateReview($input: ReviewInput!) { createReview(input: $input) { review { ${REVIEW} } } }
    `,
    variables: ({ body }) => ({ input: asSent(body) }),
    body: changed,
  },
  {
    method: 'PUT',
    path: '/api/reviews/:id',
    summary: 'Changes a review of the token’s member.',
    document: `
      mutation RestUpdateReview($id: ID!, $input: ReviewInput!) {
        updateReview(id: $id, input: $input) { review { ${REVIEW} } }
      }
    `,
    variables: ({ params, body }) => ({ id: params['id'], input: asSent(body) }),
    body: changed,
  },
  {
    method: 'DELETE',
    path: '/api/reviews/:id',
    summary: 'Removes a review of the token’s member; admins remove any.',
    document: 'mutation RestDeleteReview($id: ID!) { deleteReview(id: $id) { message } }',
    variables: ({ params }) => ({ id: params['id'] }),
    body: only,
  },
];

/** A choice of the form may send its number as text. */
function asSent(body: RestRequest['body']): Record<string, unknown> {
  const fields = pick(body, 'name', 'comment', 'rating');
  const { rating } = fields;
  return typeof rating === 'string' && /^\d$/.test(rating) ? { ...fields, rating: Number(rating) } : fields;
}

function changed(data: Record<string, unknown>): unknown {
  return (only(data) as { review: unknown }).review;
}
