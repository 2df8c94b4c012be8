/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BodyMeasurementsInput = {
  /** Stored only while weight or height is unknown; otherwise computed. */
  bmi?: number | null | undefined;
  /** Centimetres. */
  height?: number | null | undefined;
  /** Kilograms. */
  muscleMass?: number | null | undefined;
  /** Kilograms. */
  weight?: number | null | undefined;
};

/** Absent fields keep their value; null clears them. */
export type ProfileInput = {
  bodyMeasurements?: BodyMeasurementsInput | null | undefined;
  /** Indian mobile number in any common format, or a foreign number with + and country code. */
  contact: string;
  /** What the member wants to achieve, as free text. */
  fitnessGoals?: string | null | undefined;
  name: string;
  userName?: string | null | undefined;
  /** How the member likes to train, as free text. */
  workoutPreferences?: string | null | undefined;
};

export type ProfilePartsFragment = { isProfileComplete: boolean, name: string | null, email: string, contact: string | null, userName: string | null, fitnessGoals: string | null, workoutPreferences: string | null, bodyMeasurements: { weight: number | null, height: number | null, bmi: number | null, muscleMass: number | null } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { isProfileComplete: boolean, name: string | null, email: string, contact: string | null, userName: string | null, fitnessGoals: string | null, workoutPreferences: string | null, bodyMeasurements: { weight: number | null, height: number | null, bmi: number | null, muscleMass: number | null } } };

export type MeasurementsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type MeasurementsQuery = { measurements: Array<{ id: string, measuredAt: string, weight: number | null, height: number | null, bmi: number | null, muscleMass: number | null }> };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.ProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { message: string, profile: { isProfileComplete: boolean, name: string | null, email: string, contact: string | null, userName: string | null, fitnessGoals: string | null, workoutPreferences: string | null, bodyMeasurements: { weight: number | null, height: number | null, bmi: number | null, muscleMass: number | null } } } };

export const ProfilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMeasurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMass"}}]}}]}}]} as unknown as DocumentNode<ProfilePartsFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMeasurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMass"}}]}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const MeasurementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Measurements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measurements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measuredAt"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMass"}}]}}]}}]} as unknown as DocumentNode<MeasurementsQuery, MeasurementsQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMeasurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMass"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export function useProfileQuery(options?: useQuery.Options<ProfileQuery, ProfileQueryVariables>) { return useQuery(ProfileDocument, options); }
export function useProfileSuspenseQuery(options?: useSuspenseQuery.Options<ProfileQueryVariables>) { return useSuspenseQuery(ProfileDocument, options); }
export function useMeasurementsQuery(options?: useQuery.Options<MeasurementsQuery, MeasurementsQueryVariables>) { return useQuery(MeasurementsDocument, options); }
export function useMeasurementsSuspenseQuery(options?: useSuspenseQuery.Options<MeasurementsQueryVariables>) { return useSuspenseQuery(MeasurementsDocument, options); }
export function useUpdateProfileMutation(options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) { return useMutation(UpdateProfileDocument, options); }