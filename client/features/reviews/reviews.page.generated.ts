/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type ReviewsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  rating?: number | null | undefined;
}>;


export type ReviewsQuery = { reviews: { edges: Array<{ node: { id: string, name: string, comment: string, rating: number, userId: string, createdAt: string, updatedAt: string | null, isTrainingHere: boolean, answer: string | null, answeredAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, reviewSummary: { count: number, average: number | null, ratings: Array<{ rating: number, count: number }> } };

export const ReviewsDocument: PageDocument<ReviewsQuery, ReviewsQueryVariables> = { name: 'Reviews', text: "query Reviews($first:Int!$after:String$rating:Int){reviews(first:$first after:$after rating:$rating){edges{node{id name comment rating userId createdAt updatedAt isTrainingHere answer answeredAt}}pageInfo{hasNextPage endCursor}}reviewSummary{count average ratings{rating count}}}" };