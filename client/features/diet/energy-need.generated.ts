/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnergyNeedFactsFragment = { id: string, age: number | null, gender: Types.Gender | null, fitnessLevel: Types.FitnessLevel | null };

export const EnergyNeedFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnergyNeedFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DietDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"fitnessLevel"}}]}}]} as unknown as DocumentNode<EnergyNeedFactsFragment, unknown>;