/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DietFormFragment = { id: string, age: number | null, gender: Types.Gender | null, bmi: number | null, dietGoal: string | null, foodPreferences: string | null, fitnessLevel: Types.FitnessLevel | null, limitations: string | null };

export const DietFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DietForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"bmi"}},{"kind":"Field","name":{"kind":"Name","value":"dietGoal"}},{"kind":"Field","name":{"kind":"Name","value":"foodPreferences"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}},{"kind":"Field","name":{"kind":"Name","value":"limitations"}}]}}]} as unknown as DocumentNode<DietFormFragment, unknown>;