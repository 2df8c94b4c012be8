/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Purpose of a consent. */
export type ConsentPurpose =
  /** Having an account. This consent ends only with the account. */
  | 'ACCOUNT'
  /** Storing health data: body measurements, diet details, and workout plans that respect physical limitations. Saving such data gives this consent; staff record it when a member has agreed in person. */
  | 'HEALTH_DATA';

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

/** Input of `updateProfile`. Absent fields stay as they are; null clears them, except name and phone number, which are required until they are set. */
export type UpdateProfileInput = {
  /** New body measurements, which are added to the earlier ones; null clears the latest. */
  bodyMeasurements?: MeasurementInput | null | undefined;
  /** `User.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, `extensions.current` names the fields that differ, and `changedAt` and `changedBy` say when the current version was saved, and by whom. Null for no check. */
  expectedVersion?: number | null | undefined;
  /** Aims of the training: plain text of up to 500 characters; null if none are given. */
  fitnessGoals?: string | null | undefined;
  /** Full name, up to 80 characters. */
  name?: string | null | undefined;
  /** Phone number; foreign ones with + and country code. Unique. */
  phone?: string | null | undefined;
  /** Username: 3 to 30 letters, digits, dots or underscores, starting with a letter. Unique, ignoring case. */
  userName?: string | null | undefined;
  /** Preferred kinds of training: plain text of up to 500 characters; null if none are given. */
  workoutPreferences?: string | null | undefined;
};

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { user: { id: string, isProfileComplete: boolean, name: string | null, email: string | null, phone: string | null, userName: string | null, fitnessGoals: string | null, workoutPreferences: string | null, version: number, latestMeasurement: { id: string, weightKg: number | null, heightCm: number | null, bmi: number | null, muscleMassKg: number | null } | null } } };

export type MeasurementsQueryVariables = Exact<{
  first: number;
}>;


export type MeasurementsQuery = { me: { user: { id: string, measurements: { nodes: Array<{ id: string, measuredAt: string, weightKg: number | null, heightCm: number | null, bmi: number | null, muscleMassKg: number | null }> } } } };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
  first: number;
}>;


export type UpdateProfileMutation = { updateProfile: { message: string, user: { id: string, isProfileComplete: boolean, name: string | null, email: string | null, phone: string | null, userName: string | null, fitnessGoals: string | null, workoutPreferences: string | null, version: number, latestMeasurement: { id: string, weightKg: number | null, heightCm: number | null, bmi: number | null, muscleMassKg: number | null } | null, measurements: { nodes: Array<{ id: string, measuredAt: string, weightKg: number | null, heightCm: number | null, bmi: number | null, muscleMassKg: number | null }> } }, viewer: { consents: Array<{ id: string, purpose: Types.ConsentPurpose, noticeVersion: string, givenAt: string, isGivenInPerson: boolean, withdrawnAt: string | null }> } } };


export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"latestMeasurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weightKg"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMassKg"}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const MeasurementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Measurements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeasurementHistory"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeasurementHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeasurementRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeasurementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}},{"kind":"Field","name":{"kind":"Name","value":"weightKg"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMassKg"}}]}}]} as unknown as DocumentNode<MeasurementsQuery, MeasurementsQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeasurementHistory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenConsent"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"latestMeasurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weightKg"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMassKg"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeasurementHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeasurementRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeasurementRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}},{"kind":"Field","name":{"kind":"Name","value":"weightKg"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMassKg"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGivenInPerson"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export function useProfileQuery(options?: useQuery.Options<ProfileQuery, ProfileQueryVariables>) { return useQuery(ProfileDocument, options); }
export function useProfileSuspenseQuery(options?: useSuspenseQuery.Options<ProfileQueryVariables>) { return useSuspenseQuery(ProfileDocument, options); }
export function useMeasurementsQuery(options: useQuery.Options<MeasurementsQuery, MeasurementsQueryVariables>) { return useQuery(MeasurementsDocument, options); }
export function useMeasurementsSuspenseQuery(options: useSuspenseQuery.Options<MeasurementsQueryVariables>) { return useSuspenseQuery(MeasurementsDocument, options); }
export function useUpdateProfileMutation(options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) { return useMutation(UpdateProfileDocument, options); }