/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KiosksQueryVariables = Exact<{ [key: string]: never; }>;


export type KiosksQuery = { kiosks: Array<{ id: string, device: string, createdAt: string }> };

export type ShowPaymentAtKioskMutationVariables = Exact<{
  input: Types.ShowPaymentAtKioskInput;
}>;


export type ShowPaymentAtKioskMutation = { showPaymentAtKiosk: { message: string, endsAt: string } };

export type HidePaymentAtKioskMutationVariables = Exact<{
  input: Types.HidePaymentAtKioskInput;
}>;


export type HidePaymentAtKioskMutation = { hidePaymentAtKiosk: { message: string } };


export const KiosksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Kiosks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kiosks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<KiosksQuery, KiosksQueryVariables>;
export const ShowPaymentAtKioskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowPaymentAtKiosk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShowPaymentAtKioskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showPaymentAtKiosk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<ShowPaymentAtKioskMutation, ShowPaymentAtKioskMutationVariables>;
export const HidePaymentAtKioskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HidePaymentAtKiosk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HidePaymentAtKioskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidePaymentAtKiosk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<HidePaymentAtKioskMutation, HidePaymentAtKioskMutationVariables>;
export function useKiosksQuery(options?: useQuery.Options<KiosksQuery, KiosksQueryVariables> | SkipToken) { return useQuery(KiosksDocument, options); }
export function useShowPaymentAtKioskMutation(options?: useMutation.Options<ShowPaymentAtKioskMutation, ShowPaymentAtKioskMutationVariables>) { return useMutation(ShowPaymentAtKioskDocument, options); }
export function useHidePaymentAtKioskMutation(options?: useMutation.Options<HidePaymentAtKioskMutation, HidePaymentAtKioskMutationVariables>) { return useMutation(HidePaymentAtKioskDocument, options); }