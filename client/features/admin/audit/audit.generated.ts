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

/** Range of days in the time zone of the studio. */
export type DateRange = {
  /** First day; null for no limit. */
  from?: string | null | undefined;
  /** Last day, inclusive; null for no limit. */
  to?: string | null | undefined;
};

/** What an entry of the journal is about. */
export type JournalEntryType =
  /** List of visits or workouts exported. */
  | 'ACTIVITIES_EXPORTED'
  /** Visit or workout recorded. */
  | 'ACTIVITY_RECORDED'
  /** Visit or workout removed. */
  | 'ACTIVITY_REMOVED'
  /** Question answered. */
  | 'ENQUIRY_ANSWERED'
  /** Question deleted. */
  | 'ENQUIRY_REMOVED'
  /** Membership started. */
  | 'MEMBERSHIP_BEGUN'
  /** Membership ended. */
  | 'MEMBERSHIP_ENDED'
  /** Membership moved to an earlier date. */
  | 'MEMBERSHIP_MOVED_UP'
  /** List of members exported. */
  | 'MEMBERS_EXPORTED'
  /** Members imported from a file. */
  | 'MEMBERS_IMPORTED'
  /** Import of members undone. */
  | 'MEMBERS_IMPORT_UNDONE'
  /** Consent for health data recorded. */
  | 'MEMBER_CONSENT_RECORDED'
  /** Member contacted. */
  | 'MEMBER_CONTACTED'
  /** Diet details opened. */
  | 'MEMBER_DIET_DETAILS_READ'
  /** Member imported. */
  | 'MEMBER_IMPORTED'
  /** Member invited. */
  | 'MEMBER_INVITED'
  /** Measurements opened. */
  | 'MEMBER_MEASUREMENTS_READ'
  /** Profile changed. */
  | 'MEMBER_PROFILE_CHANGED'
  /** Member removed by undoing the import. */
  | 'MEMBER_REMOVED'
  /** Follow-up postponed. */
  | 'MEMBER_SNOOZED'
  /** Trainer changed. */
  | 'MEMBER_TRAINER_ASSIGNED'
  /** Note added. */
  | 'NOTE_ADDED'
  /** Note edited. */
  | 'NOTE_EDITED'
  /** Note removed. */
  | 'NOTE_REMOVED'
  /** Order cancelled. */
  | 'ORDER_CANCELLED'
  /** Order expired. */
  | 'ORDER_EXPIRED'
  /** Order paid. */
  | 'ORDER_PAID'
  /** Order placed. */
  | 'ORDER_PLACED'
  /** Order refunded. */
  | 'ORDER_REFUNDED'
  /** Order rejected. */
  | 'ORDER_REJECTED'
  /** Refund made. */
  | 'REFUND_DONE'
  /** Refund failed. */
  | 'REFUND_FAILED'
  /** Refund sent to the payment service. */
  | 'REFUND_PENDING'
  /** Refund requested. */
  | 'REFUND_REQUESTED'
  /** Review written. */
  | 'REVIEW_ADDED'
  /** Review answered. */
  | 'REVIEW_ANSWERED'
  /** Review deleted. */
  | 'REVIEW_DELETED'
  /** Review edited. */
  | 'REVIEW_EDITED'
  /** Review hidden. */
  | 'REVIEW_HIDDEN'
  /** Review shown again. */
  | 'REVIEW_SHOWN';

/** Which entries to list. All of its conditions have to hold; null sets none. */
export type JournalFilter = {
  /** Only what this user did. */
  actorId?: string | null | undefined;
  /** The days on which it happened. */
  happenedOn?: DateRange | null | undefined;
  /** Only what is about this member. */
  memberId?: string | null | undefined;
  /** Only entries of this type. */
  type?: JournalEntryType | null | undefined;
};

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

export type ListedEntryFragment = { id: string, text: string, happenedAt: string, actorRole: Types.Role | null, actor: { id: string, name: string | null, email: string | null, phone: string | null } | null, member: { id: string, name: string | null, email: string | null, phone: string | null } | null };

export type JournalEntriesQueryVariables = Exact<{
  filter?: Types.JournalFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type JournalEntriesQuery = { journalEntries: { nodes: Array<{ id: string, text: string, happenedAt: string, actorRole: Types.Role | null, actor: { id: string, name: string | null, email: string | null, phone: string | null } | null, member: { id: string, name: string | null, email: string | null, phone: string | null } | null }>, pageInfo: { hasPreviousPage: boolean, hasNextPage: boolean, startCursor: string | null, endCursor: string | null }, totalCount: { count: number, precision: Types.CountPrecision } } };

export const ListedEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JournalEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ListedEntryFragment, unknown>;
export const JournalEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JournalEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JournalFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journalEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"precision"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JournalEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<JournalEntriesQuery, JournalEntriesQueryVariables>;
export function useJournalEntriesQuery(options?: useQuery.Options<JournalEntriesQuery, JournalEntriesQueryVariables>) { return useQuery(JournalEntriesDocument, options); }
export function useJournalEntriesSuspenseQuery(options?: useSuspenseQuery.Options<JournalEntriesQueryVariables>) { return useSuspenseQuery(JournalEntriesDocument, options); }