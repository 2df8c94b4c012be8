import { pageVariables } from './page-variables';
import type { RestRoute } from './route';

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
          nodes { _id: id name comment rating userId createdAt }
          pageInfo { hasNextPage endCursor }
        }
      }
    `,
    variables: pageVariables,
    body: (data) => (data as unknown as ReviewsData).reviews.nodes,
    pageInfo: (data) => (data as unknown as ReviewsData).reviews.pageInfo,
  },
];
