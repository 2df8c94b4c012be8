/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type BlogQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogQuery = { articleRotation: { period: number, allArticleIds: Array<string>, articles: Array<{ id: string, title: string, description: string, thumbnailUrl: string, publishedAt: string, authorName: string }> } };

export const BlogDocument: PageDocument<BlogQuery, BlogQueryVariables> = { name: 'Blog', text: "query Blog{articleRotation{period allArticleIds articles{id title description thumbnailUrl publishedAt authorName}}}" };