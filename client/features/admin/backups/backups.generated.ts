/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LastBackupQueryVariables = Exact<{ [key: string]: never; }>;


export type LastBackupQuery = { lastBackup: { id: string, madeAt: string, sizeBytes: number, isEncrypted: boolean } | null };


export const LastBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}}]}}]}}]} as unknown as DocumentNode<LastBackupQuery, LastBackupQueryVariables>;
export function useLastBackupQuery(options?: useQuery.Options<LastBackupQuery, LastBackupQueryVariables> | SkipToken) { return useQuery(LastBackupDocument, options); }