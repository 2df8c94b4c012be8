/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A kind of health data. */
export type HealthDataKind =
  /** Diet details. */
  | 'DIET_DETAILS'
  /** Body measurements. */
  | 'MEASUREMENTS';

/** Role of an account, which determines its permissions. */
export type Role =
  /** Admin. Has all permissions. */
  | 'ADMIN'
  /** Staff at the front desk. Reads members, memberships and orders; confirms and rejects orders. */
  | 'FRONT_DESK'
  /** Trainer. Has the same permissions as a member. */
  | 'TRAINER'
  /** Member. */
  | 'USER';

export type HealthDataReadingFragment = { id: string, kind: Types.HealthDataKind, readAt: string, readerName: string | null, readerRole: Types.Role | null };

export const HealthDataReadingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HealthDataReading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthDataReading"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"readerName"}},{"kind":"Field","name":{"kind":"Name","value":"readerRole"}}]}}]} as unknown as DocumentNode<HealthDataReadingFragment, unknown>;