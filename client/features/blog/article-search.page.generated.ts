/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type ArticleSearchQueryVariables = Exact<{
  search: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ArticleSearchQuery = { articles: { nodes: Array<{ id: string, title: string, description: string, thumbnailUrl: string, publishedAt: string, authorName: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, totalCount: { count: number, precision: Types.CountPrecision } } };

export const ArticleSearchDocument: PageDocument<ArticleSearchQuery, ArticleSearchQueryVariables> = { name: 'ArticleSearch', text: "query ArticleSearch($search:String!$first:Int!$after:String){articles(filter:{search:$search}first:$first after:$after){nodes{id title description thumbnailUrl publishedAt authorName}pageInfo{hasNextPage endCursor}totalCount{count precision}}}" };