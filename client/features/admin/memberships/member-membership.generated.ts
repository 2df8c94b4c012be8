/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a membership. */
export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

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

/** Type of a plan. Memberships of different types run independently of each other. */
export type PlanType =
  /** Nutrition plan: advice and meal plans. */
  | 'NUTRITION'
  /** Gym pass: training at the studio. */
  | 'PASS';

export type ListedMembershipFragment = { id: string, planType: Types.PlanType, status: Types.MembershipStatus, paidUntil: string | null, pendingOrder: { id: string, status: Types.OrderStatus, planName: string } | null, current: { id: string, planName: string } | null, upcoming: Array<{ id: string, planName: string }>, previous: { id: string, planName: string } | null };

export type MemberOfMembershipFragment = { id: string, name: string | null, email: string | null, phone: string | null, memberships: Array<{ id: string, planType: Types.PlanType, status: Types.MembershipStatus, paidUntil: string | null, pendingOrder: { id: string, status: Types.OrderStatus, planName: string } | null, current: { id: string, planName: string } | null, upcoming: Array<{ id: string, planName: string }>, previous: { id: string, planName: string } | null }> };

export const ListedMembershipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}}]}}]} as unknown as DocumentNode<ListedMembershipFragment, unknown>;
export const MemberOfMembershipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberOfMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMembership"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}}]}}]} as unknown as DocumentNode<MemberOfMembershipFragment, unknown>;