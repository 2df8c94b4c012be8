/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A trainer for many members. */
export type AssignTrainerToMembersInput = {
  /** The number of members of the preview. If the selection has another one now, nothing is changed: the mutation fails with the reason `COUNT_CHANGED` and returns the current number in `extensions.count`. */
  expectedCount: number;
  /** The members to change. */
  members: MemberSelection;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: string;
  /** Id of the trainer; null for none. Must not be absent. */
  trainerId?: string | null | undefined;
};

/** Progress of a change of many members. */
export type BulkChangeStatus =
  /** Every member was changed, left as they were, or could not be changed. */
  | 'FINISHED'
  /** Members are waiting for their change, which a job makes. */
  | 'RUNNING';

/** Range of days in the time zone of the studio. */
export type DateRange = {
  /** First day; null for no limit. */
  from?: string | null | undefined;
  /** Last day, inclusive; null for no limit. */
  to?: string | null | undefined;
};

/** The change whose outcome has been seen. */
export type DismissBulkChangeInput = {
  /** Id of the change. */
  id: string;
};

/** A plan that the studio gives to many members. */
export type GrantMembershipToMembersInput = {
  /** The number of members of the preview. If the selection has another one now, nothing is changed: the mutation fails with the reason `COUNT_CHANGED` and returns the current number in `extensions.count`. */
  expectedCount: number;
  /** The members to change. */
  members: MemberSelection;
  /** Id of a plan on sale. */
  offerId: string;
  /** Why, at most 200 characters. For the journal. */
  reason: string;
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: string;
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

/** Members who are changed together: either `userIds` or `filter`. */
export type MemberSelection = {
  /** Which members; an empty filter selects all accounts. */
  filter?: MemberFilter | null | undefined;
  /** Ids of the members, up to 200. */
  userIds?: Array<string> | null | undefined;
};

/** Status of a membership. */
export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

/** The change whose failures to try again. */
export type RetryBulkChangeInput = {
  /** Id of the change. */
  id: string;
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

/** The change of trainers to undo. */
export type UndoBulkChangeInput = {
  /** Id of the change. */
  id: string;
};

export type BulkProgressFragment = { id: string, status: Types.BulkChangeStatus, memberCount: number, changedCount: number, unchangedCount: number, failedCount: number, viewerCanUndo: boolean, failures: Array<{ message: string, member: { id: string, name: string | null, email: string | null } | null }> };

export type BulkPreviewFragment = { memberCount: number, changingCount: number, unchangedCount: number, replacedCount: number, missingCount: number };

export type TrainerAssignmentPreviewQueryVariables = Exact<{
  members: Types.MemberSelection;
  trainerId?: string | null | undefined;
}>;


export type TrainerAssignmentPreviewQuery = { trainerAssignmentPreview: { memberCount: number, changingCount: number, unchangedCount: number, replacedCount: number, missingCount: number } };

export type MembershipGrantPreviewQueryVariables = Exact<{
  members: Types.MemberSelection;
  offerId: string;
}>;


export type MembershipGrantPreviewQuery = { membershipGrantPreview: { memberCount: number, changingCount: number, unchangedCount: number, replacedCount: number, missingCount: number } };

export type BulkChangeQueryVariables = Exact<{
  id: string;
}>;


export type BulkChangeQuery = { bulkChange: { id: string, status: Types.BulkChangeStatus, memberCount: number, changedCount: number, unchangedCount: number, failedCount: number, viewerCanUndo: boolean, failures: Array<{ message: string, member: { id: string, name: string | null, email: string | null } | null }> } | null };

export type AssignTrainerToMembersMutationVariables = Exact<{
  input: Types.AssignTrainerToMembersInput;
}>;


export type AssignTrainerToMembersMutation = { assignTrainerToMembers: { bulkChange: { id: string, status: Types.BulkChangeStatus, memberCount: number, changedCount: number, unchangedCount: number, failedCount: number, viewerCanUndo: boolean, failures: Array<{ message: string, member: { id: string, name: string | null, email: string | null } | null }> } } };

export type GrantMembershipToMembersMutationVariables = Exact<{
  input: Types.GrantMembershipToMembersInput;
}>;


export type GrantMembershipToMembersMutation = { grantMembershipToMembers: { bulkChange: { id: string, status: Types.BulkChangeStatus, memberCount: number, changedCount: number, unchangedCount: number, failedCount: number, viewerCanUndo: boolean, failures: Array<{ message: string, member: { id: string, name: string | null, email: string | null } | null }> } } };

export type RetryBulkChangeMutationVariables = Exact<{
  input: Types.RetryBulkChangeInput;
}>;


export type RetryBulkChangeMutation = { retryBulkChange: { bulkChange: { id: string, status: Types.BulkChangeStatus, memberCount: number, changedCount: number, unchangedCount: number, failedCount: number, viewerCanUndo: boolean, failures: Array<{ message: string, member: { id: string, name: string | null, email: string | null } | null }> } } };

export type UndoBulkChangeMutationVariables = Exact<{
  input: Types.UndoBulkChangeInput;
}>;


export type UndoBulkChangeMutation = { undoBulkChange: { bulkChange: { id: string, status: Types.BulkChangeStatus, memberCount: number, changedCount: number, unchangedCount: number, failedCount: number, viewerCanUndo: boolean, failures: Array<{ message: string, member: { id: string, name: string | null, email: string | null } | null }> } } };

export type OpenBulkChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenBulkChangeQuery = { openBulkChange: { id: string, status: Types.BulkChangeStatus, memberCount: number, changedCount: number, unchangedCount: number, failedCount: number, viewerCanUndo: boolean, failures: Array<{ message: string, member: { id: string, name: string | null, email: string | null } | null }> } | null };

export type DismissBulkChangeMutationVariables = Exact<{
  input: Types.DismissBulkChangeInput;
}>;


export type DismissBulkChangeMutation = { dismissBulkChange: { bulkChange: { id: string } } };

export const BulkProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUndo"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<BulkProgressFragment, unknown>;
export const BulkPreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changingCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"replacedCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingCount"}}]}}]} as unknown as DocumentNode<BulkPreviewFragment, unknown>;
export const TrainerAssignmentPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainerAssignmentPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"members"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trainerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainerAssignmentPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"members"},"value":{"kind":"Variable","name":{"kind":"Name","value":"members"}}},{"kind":"Argument","name":{"kind":"Name","value":"trainerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trainerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkPreview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changingCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"replacedCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingCount"}}]}}]} as unknown as DocumentNode<TrainerAssignmentPreviewQuery, TrainerAssignmentPreviewQueryVariables>;
export const MembershipGrantPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipGrantPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"members"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipGrantPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"members"},"value":{"kind":"Variable","name":{"kind":"Name","value":"members"}}},{"kind":"Argument","name":{"kind":"Name","value":"offerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkPreview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChangePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changingCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"replacedCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingCount"}}]}}]} as unknown as DocumentNode<MembershipGrantPreviewQuery, MembershipGrantPreviewQueryVariables>;
export const BulkChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUndo"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<BulkChangeQuery, BulkChangeQueryVariables>;
export const AssignTrainerToMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignTrainerToMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignTrainerToMembersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignTrainerToMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkProgress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUndo"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AssignTrainerToMembersMutation, AssignTrainerToMembersMutationVariables>;
export const GrantMembershipToMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantMembershipToMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantMembershipToMembersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantMembershipToMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkProgress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUndo"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<GrantMembershipToMembersMutation, GrantMembershipToMembersMutationVariables>;
export const RetryBulkChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryBulkChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryBulkChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryBulkChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkProgress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUndo"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<RetryBulkChangeMutation, RetryBulkChangeMutationVariables>;
export const UndoBulkChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoBulkChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoBulkChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulkChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkProgress"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUndo"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<UndoBulkChangeMutation, UndoBulkChangeMutationVariables>;
export const OpenBulkChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenBulkChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openBulkChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkProgress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unchangedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUndo"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<OpenBulkChangeQuery, OpenBulkChangeQueryVariables>;
export const DismissBulkChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissBulkChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DismissBulkChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissBulkChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DismissBulkChangeMutation, DismissBulkChangeMutationVariables>;
export function useTrainerAssignmentPreviewQuery(options: useQuery.Options<TrainerAssignmentPreviewQuery, TrainerAssignmentPreviewQueryVariables>) { return useQuery(TrainerAssignmentPreviewDocument, options); }
export function useTrainerAssignmentPreviewSuspenseQuery(options: useSuspenseQuery.Options<TrainerAssignmentPreviewQueryVariables>) { return useSuspenseQuery(TrainerAssignmentPreviewDocument, options); }
export function useMembershipGrantPreviewQuery(options: useQuery.Options<MembershipGrantPreviewQuery, MembershipGrantPreviewQueryVariables>) { return useQuery(MembershipGrantPreviewDocument, options); }
export function useMembershipGrantPreviewSuspenseQuery(options: useSuspenseQuery.Options<MembershipGrantPreviewQueryVariables>) { return useSuspenseQuery(MembershipGrantPreviewDocument, options); }
export function useBulkChangeQuery(options: useQuery.Options<BulkChangeQuery, BulkChangeQueryVariables>) { return useQuery(BulkChangeDocument, options); }
export function useBulkChangeSuspenseQuery(options: useSuspenseQuery.Options<BulkChangeQueryVariables>) { return useSuspenseQuery(BulkChangeDocument, options); }
export function useAssignTrainerToMembersMutation(options?: useMutation.Options<AssignTrainerToMembersMutation, AssignTrainerToMembersMutationVariables>) { return useMutation(AssignTrainerToMembersDocument, options); }
export function useGrantMembershipToMembersMutation(options?: useMutation.Options<GrantMembershipToMembersMutation, GrantMembershipToMembersMutationVariables>) { return useMutation(GrantMembershipToMembersDocument, options); }
export function useRetryBulkChangeMutation(options?: useMutation.Options<RetryBulkChangeMutation, RetryBulkChangeMutationVariables>) { return useMutation(RetryBulkChangeDocument, options); }
export function useUndoBulkChangeMutation(options?: useMutation.Options<UndoBulkChangeMutation, UndoBulkChangeMutationVariables>) { return useMutation(UndoBulkChangeDocument, options); }
export function useOpenBulkChangeQuery(options?: useQuery.Options<OpenBulkChangeQuery, OpenBulkChangeQueryVariables>) { return useQuery(OpenBulkChangeDocument, options); }
export function useOpenBulkChangeSuspenseQuery(options?: useSuspenseQuery.Options<OpenBulkChangeQueryVariables>) { return useSuspenseQuery(OpenBulkChangeDocument, options); }
export function useDismissBulkChangeMutation(options?: useMutation.Options<DismissBulkChangeMutation, DismissBulkChangeMutationVariables>) { return useMutation(DismissBulkChangeDocument, options); }