/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type TermsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsQuery = { legalText: { name: string, earlier: Array<string>, content: string } };

export type PrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyQuery = { legalText: { name: string, earlier: Array<string>, content: string } };

export const TermsDocument: PageDocument<TermsQuery, TermsQueryVariables> = { name: 'Terms', text: "query Terms{legalText(document:TERMS){name earlier content}}" };
export const PrivacyDocument: PageDocument<PrivacyQuery, PrivacyQueryVariables> = { name: 'Privacy', text: "query Privacy{legalText(document:PRIVACY){name earlier content}}" };