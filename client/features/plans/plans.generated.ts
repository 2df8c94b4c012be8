/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrderInput = {
  offerId: string;
  /** Idempotency key made by the client: the same key returns the same order. */
  requestKey: string;
  /** The total that the member was shown, in paise. If it is not the current price, the mutation fails with PRICE_CHANGED and returns the price in `extensions.totalPaise`. */
  totalPaise: number;
};

/** The status of an order. */
export type OrderStatus =
  | 'cancelled'
  | 'expired'
  | 'paid'
  | 'placed'
  | 'refunded'
  | 'rejected';

/** The way an order is paid: at the desk or through an online gateway. */
export type PaymentGateway =
  | 'desk'
  | 'razorpay';

/** The kind of plan: a studio pass or a nutrition plan. */
export type PlanType =
  | 'nutrition'
  | 'pass';

export type PlanOfferFactsFragment = { id: string, type: Types.PlanType, name: string, durationMonths: number, features: Array<string>, price: { rateBasisPoints: number, taxablePaise: number, cgstPaise: number, sgstPaise: number, roundOffPaise: number, totalPaise: number } };

export type PlanOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanOffersQuery = { orderGateway: Types.PaymentGateway, planOffers: Array<{ id: string, type: Types.PlanType, name: string, durationMonths: number, features: Array<string>, price: { rateBasisPoints: number, taxablePaise: number, cgstPaise: number, sgstPaise: number, roundOffPaise: number, totalPaise: number } }>, myNextTerms: Array<{ offerId: string, startsAt: string, expiry: string }> };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.OrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { message: string, checkout: Record<string, unknown> | null, order: { id: string, status: Types.OrderStatus, gateway: Types.PaymentGateway } } };

export const PlanOfferFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"taxablePaise"}},{"kind":"Field","name":{"kind":"Name","value":"cgstPaise"}},{"kind":"Field","name":{"kind":"Name","value":"sgstPaise"}},{"kind":"Field","name":{"kind":"Name","value":"roundOffPaise"}},{"kind":"Field","name":{"kind":"Name","value":"totalPaise"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<PlanOfferFactsFragment, unknown>;
export const PlanOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderGateway"}},{"kind":"Field","name":{"kind":"Name","value":"planOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanOfferFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myNextTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"taxablePaise"}},{"kind":"Field","name":{"kind":"Name","value":"cgstPaise"}},{"kind":"Field","name":{"kind":"Name","value":"sgstPaise"}},{"kind":"Field","name":{"kind":"Name","value":"roundOffPaise"}},{"kind":"Field","name":{"kind":"Name","value":"totalPaise"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<PlanOffersQuery, PlanOffersQueryVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"checkout"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}}]}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export function usePlanOffersQuery(options?: useQuery.Options<PlanOffersQuery, PlanOffersQueryVariables>) { return useQuery(PlanOffersDocument, options); }
export function usePlanOffersSuspenseQuery(options?: useSuspenseQuery.Options<PlanOffersQueryVariables>) { return useSuspenseQuery(PlanOffersDocument, options); }
export function usePlaceOrderMutation(options?: useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables>) { return useMutation(PlaceOrderDocument, options); }