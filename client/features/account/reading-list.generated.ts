/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HealthDataReadingFragment = { id: string, kind: Types.HealthDataKind, readAt: string, readerName: string | null, readerRole: Types.Role | null };

export const HealthDataReadingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HealthDataReading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthDataReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"readerName"}},{"kind":"Field","name":{"kind":"Name","value":"readerRole"}}]}}]} as unknown as DocumentNode<HealthDataReadingFragment, unknown>;