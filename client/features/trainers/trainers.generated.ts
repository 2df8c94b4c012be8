/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrainersQueryVariables = Exact<{ [key: string]: never; }>;


export type TrainersQuery = { trainers: Array<{ id: string, slug: string, name: string, specialty: string, yearsOfExperience: number | null, portraitUrl: string, age: number | null, description: string, bio: string | null, specialisations: Array<string> }> };


export const TrainersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trainers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainerCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainerDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainerCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trainer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"yearsOfExperience"}},{"kind":"Field","name":{"kind":"Name","value":"portraitUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainerDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trainer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"specialisations"}},{"kind":"Field","name":{"kind":"Name","value":"yearsOfExperience"}},{"kind":"Field","name":{"kind":"Name","value":"portraitUrl"}}]}}]} as unknown as DocumentNode<TrainersQuery, TrainersQueryVariables>;
export function useTrainersQuery(options?: useQuery.Options<TrainersQuery, TrainersQueryVariables> | SkipToken) { return useQuery(TrainersDocument, options); }