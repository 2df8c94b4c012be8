/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type ReviewsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: Types.ReviewFilter | null | undefined;
}>;


export type ReviewsQuery = { reviews: { nodes: Array<{ id: string, name: string, comment: string, rating: number, createdAt: string, updatedAt: string | null, isFromVisitor: boolean, hasVisited: boolean, answer: string | null, author: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, reviewSummary: { count: number, memberCount: number, average: number | null, ratings: Array<{ rating: number, count: number, memberCount: number }> } };

export const ReviewsDocument: PageDocument<ReviewsQuery, ReviewsQueryVariables> = { name: 'Reviews', text: "query Reviews($first:Int!$after:String$filter:ReviewFilter){reviews(first:$first after:$after filter:$filter){nodes{id name comment rating author{id}createdAt updatedAt isFromVisitor hasVisited answer}pageInfo{hasNextPage endCursor}}reviewSummary{count memberCount average ratings{rating count memberCount}}}" };