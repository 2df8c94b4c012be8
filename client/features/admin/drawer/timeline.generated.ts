/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of `createMemberNote`. */
export type CreateMemberNoteInput = {
  /** Idempotency key, made by the client: 10 to 64 letters, digits, hyphens or underscores. */
  requestKey: string;
  /** What to note, 1 to 500 characters; may contain newlines. The member can read it in the export of their data. */
  text: string;
  /** Id of the member. */
  userId: string;
};

/** Input of `removeMemberNote`. */
export type RemoveMemberNoteInput = {
  /** Id of the note. */
  id: string;
};

/** Which entries of a history to list; null sets no condition. */
export type TimelineFilter = {
  /** Only entries of these kinds. */
  kind?: Array<TimelineKind> | null | undefined;
};

/** What an entry in the history of a member is about. */
export type TimelineKind =
  /** A change of memberships, trainer, profile, reviews, visits or workouts. */
  | 'CHANGE'
  /** A mail to the member, as long as it is kept. */
  | 'MAIL'
  /** Measurements were entered; the values are not part of it. */
  | 'MEASUREMENT'
  /** A note of staff, or a conversation with the member. */
  | 'NOTE'
  /** An order was placed, or its status changed. */
  | 'ORDER'
  /** A receipt, an invoice or a credit note was issued. */
  | 'RECEIPT'
  /** The status of a refund changed. */
  | 'REFUND'
  /** A visit to the studio. */
  | 'VISIT'
  /** A workout. */
  | 'WORKOUT';

/** Input of `updateMemberNote`. */
export type UpdateMemberNoteInput = {
  /** `MemberNote.version` on which the change is based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`. */
  expectedVersion: number;
  /** Id of the note. */
  id: string;
  /** What to note, 1 to 500 characters; may contain newlines. The member can read it in the export of their data. */
  text: string;
};

export type StaffNoteFragment = { id: string, text: string, version: number, editedAt: string | null, viewerCanUpdate: boolean, viewerCanRemove: boolean };

export type ListedTimelineEntryFragment = { id: string, kind: Types.TimelineKind, text: string, happenedAt: string, actor: { id: string, name: string | null, email: string | null, phone: string | null } | null, note: { id: string, text: string, version: number, editedAt: string | null, viewerCanUpdate: boolean, viewerCanRemove: boolean } | null };

export type MemberTimelineQueryVariables = Exact<{
  userId: string;
  filter?: Types.TimelineFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MemberTimelineQuery = { memberTimeline: { edges: Array<{ node: { id: string, kind: Types.TimelineKind, text: string, happenedAt: string, actor: { id: string, name: string | null, email: string | null, phone: string | null } | null, note: { id: string, text: string, version: number, editedAt: string | null, viewerCanUpdate: boolean, viewerCanRemove: boolean } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateMemberNoteMutationVariables = Exact<{
  input: Types.CreateMemberNoteInput;
}>;


export type CreateMemberNoteMutation = { createMemberNote: { message: string, entry: { id: string, kind: Types.TimelineKind, text: string, happenedAt: string, actor: { id: string, name: string | null, email: string | null, phone: string | null } | null, note: { id: string, text: string, version: number, editedAt: string | null, viewerCanUpdate: boolean, viewerCanRemove: boolean } | null } } };

export type UpdateMemberNoteMutationVariables = Exact<{
  input: Types.UpdateMemberNoteInput;
}>;


export type UpdateMemberNoteMutation = { updateMemberNote: { message: string, note: { id: string, text: string, version: number, editedAt: string | null, viewerCanUpdate: boolean, viewerCanRemove: boolean } } };

export type RemoveMemberNoteMutationVariables = Exact<{
  input: Types.RemoveMemberNoteInput;
}>;


export type RemoveMemberNoteMutation = { removeMemberNote: { message: string, removedNoteId: string } };

export const StaffNoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemove"}}]}}]} as unknown as DocumentNode<StaffNoteFragment, unknown>;
export const ListedTimelineEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedTimelineEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ListedTimelineEntryFragment, unknown>;
export const MemberTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedTimelineEntry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedTimelineEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<MemberTimelineQuery, MemberTimelineQueryVariables>;
export const CreateMemberNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMemberNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMemberNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMemberNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedTimelineEntry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemove"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedTimelineEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TimelineEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<CreateMemberNoteMutation, CreateMemberNoteMutationVariables>;
export const UpdateMemberNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMemberNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMemberNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMemberNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffNote"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffNote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRemove"}}]}}]} as unknown as DocumentNode<UpdateMemberNoteMutation, UpdateMemberNoteMutationVariables>;
export const RemoveMemberNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMemberNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMemberNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMemberNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"removedNoteId"}}]}}]}}]} as unknown as DocumentNode<RemoveMemberNoteMutation, RemoveMemberNoteMutationVariables>;
export function useMemberTimelineQuery(options: useQuery.Options<MemberTimelineQuery, MemberTimelineQueryVariables>) { return useQuery(MemberTimelineDocument, options); }
export function useMemberTimelineSuspenseQuery(options: useSuspenseQuery.Options<MemberTimelineQueryVariables>) { return useSuspenseQuery(MemberTimelineDocument, options); }
export function useCreateMemberNoteMutation(options?: useMutation.Options<CreateMemberNoteMutation, CreateMemberNoteMutationVariables>) { return useMutation(CreateMemberNoteDocument, options); }
export function useUpdateMemberNoteMutation(options?: useMutation.Options<UpdateMemberNoteMutation, UpdateMemberNoteMutationVariables>) { return useMutation(UpdateMemberNoteDocument, options); }
export function useRemoveMemberNoteMutation(options?: useMutation.Options<RemoveMemberNoteMutation, RemoveMemberNoteMutationVariables>) { return useMutation(RemoveMemberNoteDocument, options); }