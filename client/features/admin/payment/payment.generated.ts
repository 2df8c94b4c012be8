/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeskSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskSettingsQuery = { orderGateway: Types.PaymentGateway, deskSettings: { upiAddress: string | null, upiPayee: string, isUpiMerchant: boolean, discountPercentMax: number, partPercentMin: number, startDaysAheadMax: number, backdatedDaysMax: number, recordedDaysBackMax: number } };


export const DeskSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderGateway"}},{"kind":"Field","name":{"kind":"Name","value":"deskSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upiAddress"}},{"kind":"Field","name":{"kind":"Name","value":"upiPayee"}},{"kind":"Field","name":{"kind":"Name","value":"isUpiMerchant"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentMax"}},{"kind":"Field","name":{"kind":"Name","value":"partPercentMin"}},{"kind":"Field","name":{"kind":"Name","value":"startDaysAheadMax"}},{"kind":"Field","name":{"kind":"Name","value":"backdatedDaysMax"}},{"kind":"Field","name":{"kind":"Name","value":"recordedDaysBackMax"}}]}}]}}]} as unknown as DocumentNode<DeskSettingsQuery, DeskSettingsQueryVariables>;
export function useDeskSettingsQuery(options?: useQuery.Options<DeskSettingsQuery, DeskSettingsQueryVariables> | SkipToken) { return useQuery(DeskSettingsDocument, options); }