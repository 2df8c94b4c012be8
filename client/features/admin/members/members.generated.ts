/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Precision of a count. */
export type CountPrecision =
  /** There are more: counting has stopped at this number. */
  | 'AT_LEAST'
  /** The count is exact. */
  | 'EXACT';

/** Days of the calendar in the studio’s time zone. Null sets no limit. */
export type DateRange = {
  /** The first day. */
  from?: string | null | undefined;
  /** The last day, inclusive. */
  to?: string | null | undefined;
};

/** Which members to list. All of its conditions have to hold; null sets none. Memberships in this filter are the pass, or nutrition for members who have never had a pass. */
export type MemberFilter = {
  /** Members who have a trainer, or those who have none. */
  hasTrainer?: boolean | null | undefined;
  /** Members whose membership is active, or those whose is not. */
  membershipStatus?: MembershipStatus | null | undefined;
  /** Members whose last paid day is in this range. */
  paidUntil?: DateRange | null | undefined;
  /** Members whose last plan has one of these names, even if it has ended. */
  planName?: Array<string> | null | undefined;
  /** Accounts with one of these roles. */
  role?: Array<Role> | null | undefined;
  /** Words, each of which has to be a part of the name or of the e-mail address. At most 100 characters. */
  search?: string | null | undefined;
  /** Members who are assigned to this trainer. */
  trainerId?: string | null | undefined;
};

/** How to sort members. */
export type MemberOrder = {
  /** In which direction. */
  direction: OrderDirection;
  /** What to sort by. */
  field: MemberOrderField;
};

/** What members can be sorted by. */
export type MemberOrderField =
  /** When the account was created. */
  | 'CREATED_AT'
  /** The last visit. Members who have never come come before all others. */
  | 'LAST_VISIT_AT'
  /** The name in lower case; the e-mail address while there is no name. */
  | 'NAME'
  /** The end of the pass, or of the nutrition membership if there has never been a pass. Members without either come before all others. */
  | 'PAID_UNTIL';

/** Status of a membership. */
export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

/** Direction in which a list is sorted. */
export type OrderDirection =
  /** Ascending: lowest or oldest first. */
  | 'ASC'
  /** Descending: highest or newest first. */
  | 'DESC';

/** Type of a plan. Memberships of different types run independently of each other. */
export type PlanType =
  /** Nutrition plan: advice and meal plans. */
  | 'NUTRITION'
  /** Gym pass: training at the studio. */
  | 'PASS';

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

export type MembersQueryVariables = Exact<{
  filter?: Types.MemberFilter | null | undefined;
  orderBy?: Types.MemberOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type MembersQuery = { members: { edges: Array<{ node: { id: string, name: string | null, email: string, role: Types.Role, lastVisitAt: string | null, memberships: Array<{ id: string, planType: Types.PlanType, status: Types.MembershipStatus, paidUntil: string | null, current: { id: string, planName: string } | null, upcoming: Array<{ id: string, planName: string }>, previous: { id: string, planName: string } | null }>, trainer: { id: string, name: string, specialty: string } | null } }>, pageInfo: { hasPreviousPage: boolean, hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, totalCount: { count: number, precision: Types.CountPrecision } } };

export type MemberChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberChoicesQuery = { trainers: Array<{ id: string, name: string, specialty: string }>, planOffers: Array<{ id: string, name: string }> };


export const MembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Members"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberTableRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"precision"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberTableRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMembership"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trainer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainerChoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planType"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainerChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trainer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}}]}}]} as unknown as DocumentNode<MembersQuery, MembersQueryVariables>;
export const MemberChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrainerChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainerChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trainer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}}]}}]} as unknown as DocumentNode<MemberChoicesQuery, MemberChoicesQueryVariables>;
export function useMembersQuery(options?: useQuery.Options<MembersQuery, MembersQueryVariables>) { return useQuery(MembersDocument, options); }
export function useMembersSuspenseQuery(options?: useSuspenseQuery.Options<MembersQueryVariables>) { return useSuspenseQuery(MembersDocument, options); }
export function useMemberChoicesQuery(options?: useQuery.Options<MemberChoicesQuery, MemberChoicesQueryVariables>) { return useQuery(MemberChoicesDocument, options); }
export function useMemberChoicesSuspenseQuery(options?: useSuspenseQuery.Options<MemberChoicesQueryVariables>) { return useSuspenseQuery(MemberChoicesDocument, options); }