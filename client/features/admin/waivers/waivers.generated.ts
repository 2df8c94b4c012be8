/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CurrentWaiverQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentWaiverQuery = { waiver: { version: number, text: string, publishedAt: string | null } | null };

export type PublishWaiverMutationVariables = Exact<{
  input: Types.PublishWaiverInput;
}>;


export type PublishWaiverMutation = { publishWaiver: { message: string, waiver: { version: number, text: string, publishedAt: string | null } } };

export type RecordWaiverMutationVariables = Exact<{
  input: Types.RecordWaiverInput;
}>;


export type RecordWaiverMutation = { recordWaiver: { message: string, member: { id: string, waiver: { version: number, isAccepted: boolean, acceptance: { id: string, version: number, name: string, acceptedAt: string, way: Types.WaiverWay } | null } | null } } };


export const CurrentWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CurrentWaiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<CurrentWaiverQuery, CurrentWaiverQueryVariables>;
export const PublishWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"waiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverText"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<PublishWaiverMutation, PublishWaiverMutationVariables>;
export const RecordWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverOfMember"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverOfMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"acceptance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"way"}}]}}]}}]}}]} as unknown as DocumentNode<RecordWaiverMutation, RecordWaiverMutationVariables>;
export function useCurrentWaiverQuery(options?: useQuery.Options<CurrentWaiverQuery, CurrentWaiverQueryVariables> | SkipToken) { return useQuery(CurrentWaiverDocument, options); }
export function usePublishWaiverMutation(options?: useMutation.Options<PublishWaiverMutation, PublishWaiverMutationVariables>) { return useMutation(PublishWaiverDocument, options); }
export function useRecordWaiverMutation(options?: useMutation.Options<RecordWaiverMutation, RecordWaiverMutationVariables>) { return useMutation(RecordWaiverDocument, options); }