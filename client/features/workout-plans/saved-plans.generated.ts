/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlanProgressFragment = { id: string, startsOn: string, trainingDays: number };

export type SavedPlanRowFragment = { title: string, doneDays: Array<number>, id: string, startsOn: string, trainingDays: number };

export const PlanProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"trainingDays"}}]}}]} as unknown as DocumentNode<PlanProgressFragment, unknown>;
export const SavedPlanRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPlanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanProgress"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"doneDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedWorkoutPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"trainingDays"}}]}}]} as unknown as DocumentNode<SavedPlanRowFragment, unknown>;