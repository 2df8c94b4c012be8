/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which activities to list. All of its conditions have to hold; null sets none. */
export type ActivityFilter = {
  /** The days on which they happened. */
  happenedOn?: DateRange | null | undefined;
  /** Words that all have to occur in the name, e-mail address or phone number of the user, in upper or lower case; at most 100 characters. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. */
  search?: string | null | undefined;
  /** Only visits, or only workouts. */
  type?: ActivityType | null | undefined;
  /** Only those of this user. */
  userId?: string | null | undefined;
};

/** What a member did at the studio. */
export type ActivityType =
  /** A visit to the studio. */
  | 'ATTENDANCE'
  /** A workout, with its name. */
  | 'WORKOUT';

/** Precision of a count. */
export type CountPrecision =
  /** There are more: counting has stopped at this number. */
  | 'AT_LEAST'
  /** The count is exact. */
  | 'EXACT';

/** Range of days in the time zone of the studio. */
export type DateRange = {
  /** First day; null for no limit. */
  from?: string | null | undefined;
  /** Last day, inclusive; null for no limit. */
  to?: string | null | undefined;
};

/** Filter options for members. All that are not null have to match. Their membership is the gym pass, or nutrition if they have never had a pass. */
export type MemberFilter = {
  /** Whether the listed members have a trainer. */
  hasTrainer?: boolean | null | undefined;
  /** Ids of the listed accounts, up to 200. */
  id?: Array<string> | null | undefined;
  /** Status of the membership. */
  membershipStatus?: MembershipStatus | null | undefined;
  /** Range of the last paid day of the membership. */
  paidUntil?: DateRange | null | undefined;
  /** Names of plans, of which the last one of the membership is one, even if it has ended. */
  planName?: Array<string> | null | undefined;
  /** Roles of the listed accounts. */
  role?: Array<Role> | null | undefined;
  /** Words that have to occur in the name, e-mail address or phone number, up to 100 characters, ignoring case. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. */
  search?: string | null | undefined;
  /** Id of the trainer of the listed members. */
  trainerId?: string | null | undefined;
};

/** Status of a membership. */
export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

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

export type MemberCountQueryVariables = Exact<{
  filter?: Types.MemberFilter | null | undefined;
}>;


export type MemberCountQuery = { members: { totalCount: { count: number, precision: Types.CountPrecision } } };

export type ActivityCountQueryVariables = Exact<{
  filter?: Types.ActivityFilter | null | undefined;
}>;


export type ActivityCountQuery = { activities: { totalCount: { count: number, precision: Types.CountPrecision } } };


export const MemberCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"precision"}}]}}]}}]}}]} as unknown as DocumentNode<MemberCountQuery, MemberCountQueryVariables>;
export const ActivityCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"precision"}}]}}]}}]}}]} as unknown as DocumentNode<ActivityCountQuery, ActivityCountQueryVariables>;
export function useMemberCountQuery(options?: useQuery.Options<MemberCountQuery, MemberCountQueryVariables>) { return useQuery(MemberCountDocument, options); }
export function useMemberCountSuspenseQuery(options?: useSuspenseQuery.Options<MemberCountQueryVariables>) { return useSuspenseQuery(MemberCountDocument, options); }
export function useActivityCountQuery(options?: useQuery.Options<ActivityCountQuery, ActivityCountQueryVariables>) { return useQuery(ActivityCountDocument, options); }
export function useActivityCountSuspenseQuery(options?: useSuspenseQuery.Options<ActivityCountQueryVariables>) { return useSuspenseQuery(ActivityCountDocument, options); }