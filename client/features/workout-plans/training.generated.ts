/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of `setTrainedExercise`. */
export type SetTrainedExerciseInput = {
  /** Number of a training day, starting at 1. */
  day: number;
  /** Numbers of all sets that are done, starting at 1. */
  doneSets: Array<number>;
  /** Load in kilograms, 0.5 to 500; null for none. */
  loadKg?: number | null | undefined;
  /** Id of the saved plan. */
  planId: string;
  /** Position among the exercises of all blocks of the day, starting at 1. */
  position: number;
  /** How many seconds ago the user made the change, if the device had no connection; more than 30 days count as 30 days. */
  secondsAgo?: number | null | undefined;
};

export type SetTrainedExerciseMutationVariables = Exact<{
  input: Types.SetTrainedExerciseInput;
}>;


export type SetTrainedExerciseMutation = { setTrainedExercise: { workoutPlan: { id: string, trainedExercises: Array<{ id: string, day: number, position: number, doneSets: Array<number>, loadKg: number | null, trainedAt: string }> }, viewer: { user: { id: string, exerciseLoads: Array<{ exercise: { id: string, name: string }, loads: Array<{ id: string, day: number, position: number, doneSets: Array<number>, loadKg: number | null, trainedAt: string }> }> } } } };

export type ExerciseLoadsOfMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type ExerciseLoadsOfMemberQuery = { me: { user: { id: string, exerciseLoads: Array<{ exercise: { id: string, name: string }, loads: Array<{ id: string, day: number, position: number, doneSets: Array<number>, loadKg: number | null, trainedAt: string }> }> } } };


export const SetTrainedExerciseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTrainedExercise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetTrainedExerciseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTrainedExercise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workoutPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trainedExercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainedExercise"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exerciseLoads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseLoads"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainedExercise"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainedExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"doneSets"}},{"kind":"Field","name":{"kind":"Name","value":"loadKg"}},{"kind":"Field","name":{"kind":"Name","value":"trainedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseLoads"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExerciseLoads"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainedExercise"}}]}}]}}]} as unknown as DocumentNode<SetTrainedExerciseMutation, SetTrainedExerciseMutationVariables>;
export const ExerciseLoadsOfMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExerciseLoadsOfMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exerciseLoads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExerciseLoads"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainedExercise"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainedExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"doneSets"}},{"kind":"Field","name":{"kind":"Name","value":"loadKg"}},{"kind":"Field","name":{"kind":"Name","value":"trainedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExerciseLoads"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExerciseLoads"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainedExercise"}}]}}]}}]} as unknown as DocumentNode<ExerciseLoadsOfMemberQuery, ExerciseLoadsOfMemberQueryVariables>;
export function useSetTrainedExerciseMutation(options?: useMutation.Options<SetTrainedExerciseMutation, SetTrainedExerciseMutationVariables>) { return useMutation(SetTrainedExerciseDocument, options); }
export function useExerciseLoadsOfMemberQuery(options?: useQuery.Options<ExerciseLoadsOfMemberQuery, ExerciseLoadsOfMemberQueryVariables>) { return useQuery(ExerciseLoadsOfMemberDocument, options); }
export function useExerciseLoadsOfMemberSuspenseQuery(options?: useSuspenseQuery.Options<ExerciseLoadsOfMemberQueryVariables>) { return useSuspenseQuery(ExerciseLoadsOfMemberDocument, options); }