/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type LegalPageQueryVariables = Exact<{
  document: Types.LegalDocument;
}>;


export type LegalPageQuery = { legalText: { name: string, earlier: Array<string>, content: string } };

export const LegalPageDocument: PageDocument<LegalPageQuery, LegalPageQueryVariables> = { name: 'LegalPage', text: "query LegalPage($document:LegalDocument!){legalText(document:$document){name earlier content}}" };