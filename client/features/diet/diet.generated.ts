/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The category of a body mass index. */
export type BmiStatus =
  | 'Normal'
  | 'Obese'
  | 'Overweight'
  | 'Underweight';

/** Diet details. They replace those saved before; absent fields are cleared. */
export type DietDetailsInput = {
  age?: number | null | undefined;
  /** Body mass index, kg/m²; rounded to one decimal. */
  bmi?: number | null | undefined;
  /** Ignored if `bmi` is given: the status is then derived from it. */
  bmiStatus?: BmiStatus | null | undefined;
  dietGoal?: string | null | undefined;
  /** Level of physical activity. */
  fitnessLevel?: FitnessLevel | null | undefined;
  foodPreferences?: string | null | undefined;
  gender?: Gender | null | undefined;
  /** Foods or activities to avoid, such as allergies and injuries. */
  limitations?: string | null | undefined;
};

/** The level of physical activity, from hardly any to nearly every day. */
export type FitnessLevel =
  | 'light'
  | 'moderate'
  | 'sedentary'
  | 'very';

/** The gender used to estimate energy needs. */
export type Gender =
  | 'female'
  | 'male'
  | 'other';

export type DietDetailPartsFragment = { age: number | null, gender: Types.Gender | null, bmi: number | null, bmiStatus: Types.BmiStatus | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: Types.FitnessLevel | null, limitations: string | null, updatedAt: string };

export type DietPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DietPageQuery = { myDietDetails: { age: number | null, gender: Types.Gender | null, bmi: number | null, bmiStatus: Types.BmiStatus | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: Types.FitnessLevel | null, limitations: string | null, updatedAt: string } | null, profile: { bodyMeasurements: { weight: number | null, height: number | null } } };

export type SaveDietDetailsMutationVariables = Exact<{
  input: Types.DietDetailsInput;
}>;


export type SaveDietDetailsMutation = { saveDietDetails: { userId: string, message: string } };

export const DietDetailPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietDetailParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DietDetailPartsFragment, unknown>;
export const DietPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DietPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDietDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietDetailParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bodyMeasurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietDetailParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DietPageQuery, DietPageQueryVariables>;
export const SaveDietDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDietDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDietDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"isMine"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SaveDietDetailsMutation, SaveDietDetailsMutationVariables>;
export function useDietPageQuery(options?: useQuery.Options<DietPageQuery, DietPageQueryVariables>) { return useQuery(DietPageDocument, options); }
export function useDietPageSuspenseQuery(options?: useSuspenseQuery.Options<DietPageQueryVariables>) { return useSuspenseQuery(DietPageDocument, options); }
export function useSaveDietDetailsMutation(options?: useMutation.Options<SaveDietDetailsMutation, SaveDietDetailsMutationVariables>) { return useMutation(SaveDietDetailsDocument, options); }