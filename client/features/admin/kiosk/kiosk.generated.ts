/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StartKioskMutationVariables = Exact<{ [key: string]: never; }>;


export type StartKioskMutation = { startKiosk: { token: string } };

export type EndKioskMutationVariables = Exact<{
  input: Types.EndKioskInput;
}>;


export type EndKioskMutation = { endKiosk: { token: string } };

export type KioskCheckInMutationVariables = Exact<{
  input: Types.KioskCheckInInput;
}>;


export type KioskCheckInMutation = { kioskCheckIn: { outcome: Types.KioskOutcome, firstName: string | null } };

export type EndKioskWithCodeMutationVariables = Exact<{
  input: Types.CompleteSignInInput;
}>;


export type EndKioskWithCodeMutation = { completeSignIn: { token: string } };

export type EndKioskWithPasskeyMutationVariables = Exact<{
  input: Types.CompleteSignInWithPasskeyInput;
}>;


export type EndKioskWithPasskeyMutation = { completeSignInWithPasskey: { token: string } };


export const StartKioskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartKiosk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startKiosk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<StartKioskMutation, StartKioskMutationVariables>;
export const EndKioskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndKiosk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndKioskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endKiosk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<EndKioskMutation, EndKioskMutationVariables>;
export const KioskCheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KioskCheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KioskCheckInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskCheckIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]}}]} as unknown as DocumentNode<KioskCheckInMutation, KioskCheckInMutationVariables>;
export const EndKioskWithCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndKioskWithCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<EndKioskWithCodeMutation, EndKioskWithCodeMutationVariables>;
export const EndKioskWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndKioskWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteSignInWithPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeSignInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<EndKioskWithPasskeyMutation, EndKioskWithPasskeyMutationVariables>;
export function useStartKioskMutation(options?: useMutation.Options<StartKioskMutation, StartKioskMutationVariables>) { return useMutation(StartKioskDocument, options); }
export function useEndKioskMutation(options?: useMutation.Options<EndKioskMutation, EndKioskMutationVariables>) { return useMutation(EndKioskDocument, options); }
export function useKioskCheckInMutation(options?: useMutation.Options<KioskCheckInMutation, KioskCheckInMutationVariables>) { return useMutation(KioskCheckInDocument, options); }
export function useEndKioskWithCodeMutation(options?: useMutation.Options<EndKioskWithCodeMutation, EndKioskWithCodeMutationVariables>) { return useMutation(EndKioskWithCodeDocument, options); }
export function useEndKioskWithPasskeyMutation(options?: useMutation.Options<EndKioskWithPasskeyMutation, EndKioskWithPasskeyMutationVariables>) { return useMutation(EndKioskWithPasskeyDocument, options); }