/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ActivityWeekFragment = { startsOn: string, visits: number, workouts: number };

export type ActivityRateFragment = { total: number, perWeek: number | null, perWeekBefore: number | null };

export const ActivityWeekFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityWeek"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"workouts"}}]}}]} as unknown as DocumentNode<ActivityWeekFragment, unknown>;
export const ActivityRateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"perWeek"}},{"kind":"Field","name":{"kind":"Name","value":"perWeekBefore"}}]}}]} as unknown as DocumentNode<ActivityRateFragment, unknown>;