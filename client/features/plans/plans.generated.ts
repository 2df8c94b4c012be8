/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a plan offer is for. */
export type PlanType =
  | 'nutrition'
  | 'pass';

export type PlanOfferFactsFragment = { id: string, type: Types.PlanType, name: string, pricePaise: number, durationMonths: number, features: Array<string> };

export type PlanOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanOffersQuery = { planOffers: Array<{ id: string, type: Types.PlanType, name: string, pricePaise: number, durationMonths: number, features: Array<string> }> };

export const PlanOfferFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaise"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<PlanOfferFactsFragment, unknown>;
export const PlanOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanOfferFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaise"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<PlanOffersQuery, PlanOffersQueryVariables>;
export function usePlanOffersQuery(options?: useQuery.Options<PlanOffersQuery, PlanOffersQueryVariables>) { return useQuery(PlanOffersDocument, options); }
export function usePlanOffersSuspenseQuery(options?: useSuspenseQuery.Options<PlanOffersQueryVariables>) { return useSuspenseQuery(PlanOffersDocument, options); }