/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** New body measurements. Absent values stay as they were last; null clears them. */
export type MeasurementInput = {
  /** Body mass index in kg/m², 5 to 150. Ignored if weight and height are known, from which it is then computed. */
  bmi?: number | null | undefined;
  /** Body height in centimetres, 50 to 260. */
  heightCm?: number | null | undefined;
  /** Muscle mass in kilograms, 5 to 200. */
  muscleMassKg?: number | null | undefined;
  /** Body weight in kilograms, 20 to 400. */
  weightKg?: number | null | undefined;
};

/** Input of `updateMember`. Absent fields stay as they are; null clears them, except name and phone number. */
export type UpdateMemberInput = {
  /** New body measurements, which are added to the earlier ones; null clears the latest. */
  bodyMeasurements?: MeasurementInput | null | undefined;
  /** E-mail address. Unique. Both the old and the new address get a mail, and all sessions of the member end. The new one has to be verified before a password can be reset with it. Null removes the address and the password of a member who has a name and a phone number, and who can be invited once there is an address again. */
  email?: string | null | undefined;
  /** `User.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. Null for no check. */
  expectedVersion?: number | null | undefined;
  /** Aims of the training: plain text of up to 500 characters; null if none are given. */
  fitnessGoals?: string | null | undefined;
  /** Whether the member has agreed, to whoever sends this, that the studio stores health data. Measurements of a member without this consent need it; the consent is then recorded, and the member gets a mail. */
  hasMemberAgreed?: boolean | null | undefined;
  /** Id of the member. */
  id: string;
  /** Whether who sends this knows that the phone number sent with it is the member’s, also if the member has entered it. A changed number is confirmed in any case. */
  isPhoneConfirmed?: boolean | null | undefined;
  /** Full name, up to 80 characters. */
  name?: string | null | undefined;
  /** Phone number; foreign ones with + and country code. Unique. */
  phone?: string | null | undefined;
  /** Preferred kinds of training: plain text of up to 500 characters; null if none are given. */
  workoutPreferences?: string | null | undefined;
};

export type EditableMemberFragment = { id: string, name: string | null, email: string | null, isEmailVerified: boolean, phone: string | null, isPhoneConfirmed: boolean, fitnessGoals: string | null, workoutPreferences: string | null, version: number };

export type EditableMeasurementFragment = { id: string, hasHealthDataConsent: boolean, latestMeasurement: { id: string, weightKg: number | null, heightCm: number | null, bmi: number | null, muscleMassKg: number | null } | null };

export type EditedMemberQueryVariables = Exact<{
  id: string;
}>;


export type EditedMemberQuery = { user: { id: string, name: string | null, email: string | null, isEmailVerified: boolean, phone: string | null, isPhoneConfirmed: boolean, fitnessGoals: string | null, workoutPreferences: string | null, version: number } | null };

export type EditedMeasurementQueryVariables = Exact<{
  id: string;
}>;


export type EditedMeasurementQuery = { user: { id: string, hasHealthDataConsent: boolean, latestMeasurement: { id: string, weightKg: number | null, heightCm: number | null, bmi: number | null, muscleMassKg: number | null } | null } | null };

export type PlaceOfMemberQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type PlaceOfMemberQuery = { members: { edges: Array<{ cursor: string, node: { id: string } }> } };

export type NextMemberQueryVariables = Exact<{
  after: string;
}>;


export type NextMemberQuery = { members: { nodes: Array<{ id: string }> } };

export type UpdateMemberMutationVariables = Exact<{
  input: Types.UpdateMemberInput;
  withMeasurement: boolean;
}>;


export type UpdateMemberMutation = { updateMember: { message: string, user: { id: string, name: string | null, email: string | null, isEmailVerified: boolean, phone: string | null, isPhoneConfirmed: boolean, fitnessGoals: string | null, workoutPreferences: string | null, version: number } & { id?: string, hasHealthDataConsent?: boolean, latestMeasurement?: { id: string, weightKg: number | null, heightCm: number | null, bmi: number | null, muscleMassKg: number | null } | null } } };

export const EditableMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditableMemberFragment, unknown>;
export const EditableMeasurementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMeasurement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestMeasurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weightKg"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMassKg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasHealthDataConsent"}}]}}]} as unknown as DocumentNode<EditableMeasurementFragment, unknown>;
export const EditedMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EditedMemberQuery, EditedMemberQueryVariables>;
export const EditedMeasurementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedMeasurement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableMeasurement"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMeasurement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestMeasurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weightKg"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMassKg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasHealthDataConsent"}}]}}]} as unknown as DocumentNode<EditedMeasurementQuery, EditedMeasurementQueryVariables>;
export const PlaceOfMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceOfMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOfMemberQuery, PlaceOfMemberQueryVariables>;
export const NextMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<NextMemberQuery, NextMemberQueryVariables>;
export const UpdateMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMemberInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withMeasurement"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableMember"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableMeasurement"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withMeasurement"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isPhoneConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableMeasurement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestMeasurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weightKg"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMassKg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasHealthDataConsent"}}]}}]} as unknown as DocumentNode<UpdateMemberMutation, UpdateMemberMutationVariables>;
export function useEditedMemberQuery(options: useQuery.Options<EditedMemberQuery, EditedMemberQueryVariables>) { return useQuery(EditedMemberDocument, options); }
export function useEditedMemberSuspenseQuery(options: useSuspenseQuery.Options<EditedMemberQueryVariables>) { return useSuspenseQuery(EditedMemberDocument, options); }
export function useEditedMeasurementQuery(options: useQuery.Options<EditedMeasurementQuery, EditedMeasurementQueryVariables>) { return useQuery(EditedMeasurementDocument, options); }
export function useEditedMeasurementSuspenseQuery(options: useSuspenseQuery.Options<EditedMeasurementQueryVariables>) { return useSuspenseQuery(EditedMeasurementDocument, options); }
export function usePlaceOfMemberQuery(options: useQuery.Options<PlaceOfMemberQuery, PlaceOfMemberQueryVariables>) { return useQuery(PlaceOfMemberDocument, options); }
export function usePlaceOfMemberSuspenseQuery(options: useSuspenseQuery.Options<PlaceOfMemberQueryVariables>) { return useSuspenseQuery(PlaceOfMemberDocument, options); }
export function useNextMemberQuery(options: useQuery.Options<NextMemberQuery, NextMemberQueryVariables>) { return useQuery(NextMemberDocument, options); }
export function useNextMemberSuspenseQuery(options: useSuspenseQuery.Options<NextMemberQueryVariables>) { return useSuspenseQuery(NextMemberDocument, options); }
export function useUpdateMemberMutation(options?: useMutation.Options<UpdateMemberMutation, UpdateMemberMutationVariables>) { return useMutation(UpdateMemberDocument, options); }