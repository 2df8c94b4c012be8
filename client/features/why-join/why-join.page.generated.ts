/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type WhyJoinPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WhyJoinPageQuery = { reviewQuotes: Array<{ id: string, name: string, comment: string, rating: number }>, reviewSummary: { memberCount: number, average: number | null } };

export const WhyJoinPageDocument: PageDocument<WhyJoinPageQuery, WhyJoinPageQueryVariables> = { name: 'WhyJoinPage', text: "query WhyJoinPage{reviewQuotes{id name comment rating}reviewSummary{memberCount average}}" };