/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An amount of money. */
export type MoneyInput = {
  /** Currency of the amount. */
  currencyCode: string;
  /** Amount in the smallest unit of the currency, such as paise: 150000 is ₹1,500. */
  minorUnits: number;
};

/** Status of an order. */
export type OrderStatus =
  /** Cancelled by the member before it was paid. */
  | 'CANCELLED'
  /** Not paid in time. An online payment that arrives later still pays it. */
  | 'EXPIRED'
  /** Paid; the membership period has been added. */
  | 'PAID'
  /** Not paid yet; can be paid until `expiresAt`. */
  | 'PENDING'
  /** Refunded by the studio; the membership period has ended. `refunds` says whether the money has been returned. */
  | 'REFUNDED'
  /** Rejected by the studio before it was paid. */
  | 'REJECTED';

/** Front desk, or company that takes payments online. */
export type PaymentGateway =
  /** Front desk of the studio. */
  | 'DESK'
  /** Razorpay: UPI, card, netbanking or wallet, online. */
  | 'RAZORPAY';

/** Input of `placeOrder`. */
export type PlaceOrderInput = {
  /** Total that the member was shown. If the price has changed, nothing is ordered: the mutation fails with the reason `PRICE_CHANGED` and the current total in `extensions.total`. */
  expectedTotal: MoneyInput;
  /** Id of a plan on sale. */
  offerId: string;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. Repeating it returns the first order. */
  requestKey: string;
};

/** Type of a plan. Memberships of different types run independently of each other. */
export type PlanType =
  /** Nutrition plan: advice and meal plans. */
  | 'NUTRITION'
  /** Gym pass: training at the studio. */
  | 'PASS';

export type PlanOfferFactsFragment = { id: string, planType: Types.PlanType, name: string, durationMonths: number, features: Array<string>, price: { total: { minorUnits: number, currencyCode: string }, taxable: { minorUnits: number, currencyCode: string }, taxLines: Array<{ name: string, rateBasisPoints: number, amount: { minorUnits: number, currencyCode: string } }>, roundOff: { minorUnits: number, currencyCode: string } } };

export type NextPeriodFactsFragment = { startsAt: string, endsAt: string, offer: { id: string } };

export type PlanOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanOffersQuery = { orderGateway: Types.PaymentGateway, planOffers: Array<{ id: string, planType: Types.PlanType, name: string, durationMonths: number, features: Array<string>, price: { total: { minorUnits: number, currencyCode: string }, taxable: { minorUnits: number, currencyCode: string }, taxLines: Array<{ name: string, rateBasisPoints: number, amount: { minorUnits: number, currencyCode: string } }>, roundOff: { minorUnits: number, currencyCode: string } } }>, me: { user: { id: string, nextPeriods: Array<{ startsAt: string, endsAt: string, offer: { id: string } }> } } };

export type PlaceOrderMutationVariables = Exact<{
  input: Types.PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { message: string, checkout: { scriptUrl: string, keyId: string, gatewayOrderId: string, merchantName: string, description: string, amount: { minorUnits: number, currencyCode: string }, prefill: { name: string | null, email: string, phone: string | null } } | null, order: { id: string, status: Types.OrderStatus, gateway: Types.PaymentGateway } } };

export const PlanOfferFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rateBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roundOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<PlanOfferFactsFragment, unknown>;
export const NextPeriodFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextPeriodFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<NextPeriodFactsFragment, unknown>;
export const PlanOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderGateway"}},{"kind":"Field","name":{"kind":"Name","value":"planOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanOfferFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nextPeriods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextPeriodFacts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rateBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roundOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextPeriodFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]} as unknown as DocumentNode<PlanOffersQuery, PlanOffersQueryVariables>;
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RazorpayForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RazorpayForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RazorpayCheckout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scriptUrl"}},{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"gatewayOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merchantName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"prefill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<PlaceOrderMutation, PlaceOrderMutationVariables>;
export function usePlanOffersQuery(options?: useQuery.Options<PlanOffersQuery, PlanOffersQueryVariables>) { return useQuery(PlanOffersDocument, options); }
export function usePlanOffersSuspenseQuery(options?: useSuspenseQuery.Options<PlanOffersQueryVariables>) { return useSuspenseQuery(PlanOffersDocument, options); }
export function usePlaceOrderMutation(options?: useMutation.Options<PlaceOrderMutation, PlaceOrderMutationVariables>) { return useMutation(PlaceOrderDocument, options); }