/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of `confirmOnlinePayment`: what the checkout form of the payment gateway returns. */
export type ConfirmOnlinePaymentInput = {
  /** Id of the payment at the gateway. */
  gatewayPaymentId: string;
  /** Id of the order that was paid. */
  orderId: string;
  /** Signature of the gateway: 64 hexadecimal digits. */
  signature: string;
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

export type ConfirmOnlinePaymentMutationVariables = Exact<{
  input: Types.ConfirmOnlinePaymentInput;
}>;


export type ConfirmOnlinePaymentMutation = { confirmOnlinePayment: { message: string, order: { id: string, status: Types.OrderStatus } } };


export const ConfirmOnlinePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOnlinePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmOnlinePaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOnlinePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmOnlinePaymentMutation, ConfirmOnlinePaymentMutationVariables>;
export function useConfirmOnlinePaymentMutation(options?: useMutation.Options<ConfirmOnlinePaymentMutation, ConfirmOnlinePaymentMutationVariables>) { return useMutation(ConfirmOnlinePaymentDocument, options); }