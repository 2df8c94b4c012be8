/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
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

export type RestProfileFieldsFragment = { isProfileComplete: boolean, name: string | null, email: string, contact: string | null, fitnessGoals: string | null, workoutPreferences: string | null, bodyMeasurements: { weight: number | null, height: number | null, bmi: number | null, muscleMass: number | null } };

export type RestProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type RestProfileQuery = { profile: { isProfileComplete: boolean, name: string | null, email: string, contact: string | null, fitnessGoals: string | null, workoutPreferences: string | null, bodyMeasurements: { weight: number | null, height: number | null, bmi: number | null, muscleMass: number | null } } };

export type RestUpdateProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type RestUpdateProfileMutation = { updateProfile: { message: string, profile: { isProfileComplete: boolean, name: string | null, email: string, contact: string | null, fitnessGoals: string | null, workoutPreferences: string | null, bodyMeasurements: { weight: number | null, height: number | null, bmi: number | null, muscleMass: number | null } } } };

export const RestProfileFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMeasurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMass"}}]}}]}}]} as unknown as DocumentNode<RestProfileFieldsFragment, unknown>;
export const RestProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMeasurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMass"}}]}}]}}]} as unknown as DocumentNode<RestProfileQuery, RestProfileQueryVariables>;
export const RestUpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestProfileFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessGoals"}},{"kind":"Field","name":{"kind":"Name","value":"workoutPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"bodyMeasurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMass"}}]}}]}}]} as unknown as DocumentNode<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;