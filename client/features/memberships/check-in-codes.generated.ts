/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShownCheckInCodeFragment = { text: string, digits: string, startsAt: string, endsAt: string };

export type IssueCheckInCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type IssueCheckInCodesMutation = { issueCheckInCodes: { issuedAt: string, codes: Array<{ text: string, digits: string, startsAt: string, endsAt: string }> } };

export const ShownCheckInCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownCheckInCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<ShownCheckInCodeFragment, unknown>;
export const IssueCheckInCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueCheckInCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueCheckInCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownCheckInCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownCheckInCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"digits"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<IssueCheckInCodesMutation, IssueCheckInCodesMutationVariables>;
export function useIssueCheckInCodesMutation(options?: useMutation.Options<IssueCheckInCodesMutation, IssueCheckInCodesMutationVariables>) { return useMutation(IssueCheckInCodesDocument, options); }