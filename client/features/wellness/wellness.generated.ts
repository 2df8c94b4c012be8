/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The category of a body mass index. */
export type BmiStatus =
  | 'Normal'
  | 'Obese'
  | 'Overweight'
  | 'Underweight';

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

/** Whether a membership is valid now. */
export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

/** Type of a day of a workout plan. */
export type WorkoutPlanDayKind =
  /** Cardiovascular training. */
  | 'cardio'
  /** Stretching and mobility. */
  | 'flexibility'
  /** No training. */
  | 'rest'
  /** Strength training, as sets or as a circuit. */
  | 'strength';

export type WellnessPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WellnessPageQuery = { profile: { bodyMeasurements: { weight: number | null, height: number | null, bmi: number | null, muscleMass: number | null } }, myDietDetails: { age: number | null, gender: Types.Gender | null, bmi: number | null, bmiStatus: Types.BmiStatus | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: Types.FitnessLevel | null, limitations: string | null, updatedAt: string } | null, me: { user: { id: string, memberships: Array<{ id: string, status: Types.MembershipStatus, paidUntil: string | null, current: { id: string, planName: string } | null, previous: { id: string, planName: string, endsAt: string } | null }> } }, myProgress: { currentStreak: number, longestStreak: number, lastVisitAt: string | null, weeks: Array<{ startsAt: string, visits: number }> }, myWorkoutPlans: Array<{ id: string, startsOn: string, length: number }> };

export type RunningPlanQueryVariables = Exact<{
  id: string;
}>;


export type RunningPlanQuery = { myWorkoutPlan: { id: string, title: string, doneDays: Array<number>, plan: { days: Array<{ day: number, kind: Types.WorkoutPlanDayKind, title: string, minutes: number }> } } | null };


export const WellnessPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WellnessPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bodyMeasurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"muscleMass"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myDietDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DietDetailParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"weeks"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentStreak"}},{"kind":"Field","name":{"kind":"Name","value":"longestStreak"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWorkoutPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"length"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietDetailParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"bmiStatus"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WellnessPageQuery, WellnessPageQueryVariables>;
export const RunningPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myWorkoutPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"doneDays"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RunningPlanQuery, RunningPlanQueryVariables>;
export function useWellnessPageQuery(options?: useQuery.Options<WellnessPageQuery, WellnessPageQueryVariables>) { return useQuery(WellnessPageDocument, options); }
export function useWellnessPageSuspenseQuery(options?: useSuspenseQuery.Options<WellnessPageQueryVariables>) { return useSuspenseQuery(WellnessPageDocument, options); }
export function useRunningPlanQuery(options: useQuery.Options<RunningPlanQuery, RunningPlanQueryVariables>) { return useQuery(RunningPlanDocument, options); }
export function useRunningPlanSuspenseQuery(options: useSuspenseQuery.Options<RunningPlanQueryVariables>) { return useSuspenseQuery(RunningPlanDocument, options); }