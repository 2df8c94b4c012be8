/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Cause of a refund. */
export type RefundCause =
  /** The studio made the refund in the dashboard of the payment gateway. */
  | 'GATEWAY'
  /** The studio refunded the order, or a part of it if the order is still paid. */
  | 'ORDER'
  /** The payment could not be used, for example because the order had already been paid. */
  | 'UNUSED';

/** Status of a refund. */
export type RefundStatus =
  /** The money has been returned. */
  | 'DONE'
  /** Failed at the payment gateway; the studio has to retry it or return the money itself. */
  | 'FAILED'
  /** Accepted by the payment gateway, which has not paid it out yet. */
  | 'PENDING'
  /** Not accepted by the payment gateway yet. */
  | 'REQUESTED';

export type OrderToDecideQueryVariables = Exact<{
  id: string;
}>;


export type OrderToDecideQuery = { order: { id: string, number: number, planName: string, status: Types.OrderStatus, price: { total: { minorUnits: number, currencyCode: string } }, payment: { id: string, gateway: Types.PaymentGateway } | null, member: { id: string, name: string | null, email: string | null, phone: string | null } | null, refunds: Array<{ id: string, cause: Types.RefundCause, status: Types.RefundStatus, amount: { minorUnits: number, currencyCode: string } }> } | null };


export const OrderToDecideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderToDecide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecidableOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecidableOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}}]}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<OrderToDecideQuery, OrderToDecideQueryVariables>;
export function useOrderToDecideQuery(options: useQuery.Options<OrderToDecideQuery, OrderToDecideQueryVariables>) { return useQuery(OrderToDecideDocument, options); }
export function useOrderToDecideSuspenseQuery(options: useSuspenseQuery.Options<OrderToDecideQueryVariables>) { return useSuspenseQuery(OrderToDecideDocument, options); }