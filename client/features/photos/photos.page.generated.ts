/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type PhotosPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PhotosPageQuery = { photos: Array<{ id: string, imageUrl: string, width: number, height: number, color: string, caption: string, description: string }> };

export const PhotosPageDocument: PageDocument<PhotosPageQuery, PhotosPageQueryVariables> = { name: 'PhotosPage', text: "query PhotosPage{photos{id imageUrl width height color caption description}}" };