/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VisitStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitStatisticsQuery = { visitStatistics: { perDay: number | null, perDayBefore: number | null, weeks: Array<{ startsOn: string, visits: number }>, busyHours: Array<{ weekday: number, hour: number, visits: number }> } };


export const VisitStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"busyHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"perDay"}},{"kind":"Field","name":{"kind":"Name","value":"perDayBefore"}}]}}]}}]} as unknown as DocumentNode<VisitStatisticsQuery, VisitStatisticsQueryVariables>;
export function useVisitStatisticsQuery(options?: useQuery.Options<VisitStatisticsQuery, VisitStatisticsQueryVariables>) { return useQuery(VisitStatisticsDocument, options); }
export function useVisitStatisticsSuspenseQuery(options?: useSuspenseQuery.Options<VisitStatisticsQueryVariables>) { return useSuspenseQuery(VisitStatisticsDocument, options); }