/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Category of a body mass index, after rounding to one decimal. */
export type BmiStatus =
  /** From 18.5 to below 25 kg/m². */
  | 'NORMAL'
  /** 30 kg/m² and above. */
  | 'OBESE'
  /** From 25 to below 30 kg/m². */
  | 'OVERWEIGHT'
  /** Below 18.5 kg/m². */
  | 'UNDERWEIGHT';

/** Purpose of a consent. */
export type ConsentPurpose =
  /** Having an account. This consent ends only with the account. */
  | 'ACCOUNT'
  /** Storing health data: body measurements, diet details, and workout plans that respect physical limitations. Saving such data gives this consent; staff record it when a member has agreed in person. */
  | 'HEALTH_DATA';

/** Physical limitation with which some exercises should be avoided. */
export type ExerciseLimitation =
  /** Ankle trouble. */
  | 'ANKLE'
  /** Difficulty keeping the balance. */
  | 'BALANCE'
  /** Elbow trouble. */
  | 'ELBOW'
  /** Difficulty getting down to the floor and up again. */
  | 'FLOOR'
  /** High blood pressure. */
  | 'HIGH_BLOOD_PRESSURE'
  /** Hip trouble. */
  | 'HIP'
  /** Knee trouble. */
  | 'KNEE'
  /** Trouble with the lower back. */
  | 'LOWER_BACK'
  /** Neck trouble. */
  | 'NECK'
  /** Pregnancy. */
  | 'PREGNANCY'
  /** Shoulder trouble. */
  | 'SHOULDER'
  /** Wrist trouble. */
  | 'WRIST';

/** Level of physical activity. */
export type FitnessLevel =
  /** Training on 1 to 3 days a week. */
  | 'LIGHT'
  /** Training on 3 to 5 days a week. */
  | 'MODERATE'
  /** Mostly sitting. */
  | 'SEDENTARY'
  /** Training on 6 or 7 days a week. */
  | 'VERY';

/** Gender, used to estimate energy needs. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Any other gender; the energy need is the mean of those of the other two. */
  | 'OTHER';

/** Input of `saveDietDetails`. The details replace those that the current user has saved before: absent fields are cleared. */
export type SaveDietDetailsInput = {
  /** Age in years, 18 to 120. */
  age?: number | null | undefined;
  /** Body mass index in kg/m², 5 to 150; rounded to one decimal. */
  bmi?: number | null | undefined;
  /** Category of the body mass index. Ignored if `bmi` is given, from which it is then derived. */
  bmiStatus?: BmiStatus | null | undefined;
  /** Goal of the diet: plain text of up to 500 characters. */
  dietGoal?: string | null | undefined;
  /** Level of physical activity. */
  fitnessLevel?: FitnessLevel | null | undefined;
  /** Preferred and disliked foods: plain text of up to 500 characters. */
  foodPreferences?: string | null | undefined;
  /** Gender, used to estimate energy needs. */
  gender?: Gender | null | undefined;
  /** Whether saving without a log-in fails, with `UNAUTHENTICATED`, instead of saving anonymously. */
  isForCurrentUser?: boolean;
  /** Foods and activities to avoid, and why, such as allergies and injuries: plain text of up to 500 characters. */
  limitations?: string | null | undefined;
};

export type SavedDietDetailsFragment = { id: string, age: number | null, gender: Types.Gender | null, bmi: number | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: Types.FitnessLevel | null, limitations: string | null, updatedAt: string, bmiStatus: Types.BmiStatus | null };

export type DietPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DietPageQuery = { me: { user: { id: string, dietDetails: { id: string, age: number | null, gender: Types.Gender | null, bmi: number | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: Types.FitnessLevel | null, limitations: string | null, updatedAt: string, bmiStatus: Types.BmiStatus | null } | null, latestMeasurement: { id: string, weightKg: number | null, heightCm: number | null } | null } } };

export type SaveDietDetailsMutationVariables = Exact<{
  input: Types.SaveDietDetailsInput;
}>;


export type SaveDietDetailsMutation = { saveDietDetails: { message: string, viewer: { user: { id: string, workoutLimitations: Array<Types.ExerciseLimitation>, dietDetails: { id: string, age: number | null, gender: Types.Gender | null, bmi: number | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: Types.FitnessLevel | null, limitations: string | null, updatedAt: string, bmiStatus: Types.BmiStatus | null } | null }, consents: Array<{ id: string, purpose: Types.ConsentPurpose, noticeVersion: string, givenAt: string, isGivenInPerson: boolean, withdrawnAt: string | null }> } | null } };

export const SavedDietDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedDietDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnergyNeedFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietFacts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnergyNeedFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}}]}}]} as unknown as DocumentNode<SavedDietDetailsFragment, unknown>;
export const DietPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DietPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dietDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedDietDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestMeasurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BmiCalculator"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedDietDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnergyNeedFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietFacts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnergyNeedFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BmiCalculator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weightKg"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}}]}}]} as unknown as DocumentNode<DietPageQuery, DietPageQueryVariables>;
export const SaveDietDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDietDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDietDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDietDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dietDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedDietDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workoutLimitations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GivenConsent"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedDietDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietSummary"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnergyNeedFacts"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietFacts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnergyNeedFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isGivenInPerson"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]} as unknown as DocumentNode<SaveDietDetailsMutation, SaveDietDetailsMutationVariables>;
export function useDietPageQuery(options?: useQuery.Options<DietPageQuery, DietPageQueryVariables>) { return useQuery(DietPageDocument, options); }
export function useDietPageSuspenseQuery(options?: useSuspenseQuery.Options<DietPageQueryVariables>) { return useSuspenseQuery(DietPageDocument, options); }
export function useSaveDietDetailsMutation(options?: useMutation.Options<SaveDietDetailsMutation, SaveDietDetailsMutationVariables>) { return useMutation(SaveDietDetailsDocument, options); }