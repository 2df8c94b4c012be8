/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of `cancelMemberImport`. */
export type CancelMemberImportInput = {
  /** Id of the import. */
  id: string;
};

/** Input of `checkMemberImport`. */
export type CheckMemberImportInput = {
  /** The columns that are imported; the others are left out. One has e-mail addresses or phone numbers. */
  columns: Array<MemberImportColumnInput>;
  /** How numeric dates are read; needed if the file does not tell. */
  dateOrder?: DateOrder | null | undefined;
  /** Id of the import. */
  id: string;
};

/** Input of `createMemberImport`. */
export type CreateMemberImportInput = {
  /** Name of the file, up to 200 characters. */
  fileName: string;
};

/** Order in which numeric dates are written. */
export type DateOrder =
  /** Day, month, year. */
  | 'DAY_FIRST'
  /** Month, day, year. */
  | 'MONTH_FIRST';

/** Input of `inviteImportedMembers`. */
export type InviteImportedMembersInput = {
  /** The `version` that the decision is based on; if somebody has continued the import meanwhile, nothing is done. */
  expectedVersion: number;
  /** Id of the import. */
  id: string;
};

/** What a column of a file of members contains. */
export type MemberImportColumnInput = {
  /** What it contains. */
  field: MemberImportField;
  /** Position in the file, from 0. */
  position: number;
};

/** What a column of a file of members contains. */
export type MemberImportField =
  /** E-mail address. */
  | 'EMAIL'
  /** Last day of the plan. */
  | 'ENDS_ON'
  /** First name. */
  | 'FIRST_NAME'
  /** Day on which the member joined the studio. */
  | 'JOINED_ON'
  /** Last name. */
  | 'LAST_NAME'
  /** Full name. */
  | 'NAME'
  /** Phone number. */
  | 'PHONE'
  /** Name of the plan. */
  | 'PLAN';

/** What is to be done with a row of a file of members. */
export type MemberImportPlan =
  /** A new account is created. */
  | 'CREATE'
  /** The row has mistakes and is left out. */
  | 'SKIP'
  /** The account has these values already. */
  | 'UNCHANGED'
  /** An account is changed. */
  | 'UPDATE';

/** What became of a row of a file of members. */
export type MemberImportResult =
  /** An account was created. */
  | 'CREATED'
  /** Nothing was done, because something has changed since the check. */
  | 'FAILED'
  /** An account was changed. */
  | 'UPDATED';

/** Filter options for rows. All that are not null have to match. */
export type MemberImportRowFilter = {
  /** What is to be done with them. */
  plan?: Array<MemberImportPlan> | null | undefined;
  /** What became of them. */
  result?: Array<MemberImportResult> | null | undefined;
  /** What became of them when the import was undone. */
  undoResult?: Array<MemberImportUndoResult> | null | undefined;
};

/** Where an import of members is. */
export type MemberImportStatus =
  /** The import was cancelled before its end. */
  | 'CANCELLED'
  /** The rows are checked, and can be imported. */
  | 'CHECKED'
  /** The rows are being checked. */
  | 'CHECKING'
  /** All rows are imported that can be. */
  | 'DONE'
  /** The check, the import or the undo has stopped; `explanation` says why. */
  | 'FAILED'
  /** The rows are being imported. */
  | 'RUNNING'
  /** The import is being undone. */
  | 'UNDOING'
  /** The import has been undone. */
  | 'UNDONE'
  /** The file is uploaded, and its columns can be chosen. */
  | 'UPLOADED'
  /** The file has not been uploaded. */
  | 'WAITING';

/** What became of a row when the import was undone. */
export type MemberImportUndoResult =
  /** It could not be undone. */
  | 'FAILED'
  /** Nothing was undone, because the account has been used or edited since. */
  | 'KEPT'
  /** The new account was removed. */
  | 'REMOVED'
  /** The account got its old values back. */
  | 'RESTORED';

/** Input of `runMemberImport`. */
export type RunMemberImportInput = {
  /** The `version` that the decision is based on; if somebody has continued the import meanwhile, nothing is done. */
  expectedVersion: number;
  /** Whether new members get a mail with which they confirm their address and choose a password. */
  hasInvitations?: boolean;
  /** Id of the import. */
  id: string;
};

/** Encoding of a text file. */
export type TextEncoding =
  /** UTF-8. */
  | 'UTF_8'
  /** Windows-1252, because it is not UTF-8. */
  | 'WINDOWS_1252';

/** Input of `undoMemberImport`. */
export type UndoMemberImportInput = {
  /** The `version` that the decision is based on; if somebody has continued the import meanwhile, nothing is done. */
  expectedVersion: number;
  /** Id of the import. */
  id: string;
};

export type MemberImportStateFragment = { id: string, status: Types.MemberImportStatus, version: number, fileName: string, encoding: Types.TextEncoding | null, rowCount: number, doneCount: number, dateOrder: Types.DateOrder | null, hasInvitations: boolean, uninvitedCount: number, undoEndsAt: string | null, skippedRowsUrl: string, explanation: string | null, columns: Array<{ position: number, head: string, samples: Array<string>, field: Types.MemberImportField | null, dateOrder: Types.DateOrder | null, isDateOrderOpen: boolean }>, counts: { create: number, update: number, unchanged: number, skip: number, created: number, updated: number, failed: number, removed: number, restored: number, kept: number, notUndone: number } };

export type ImportedRowFragment = { id: string, position: number, undoResult: Types.MemberImportUndoResult | null, explanation: string | null, problems: Array<{ column: string, value: string, message: string }>, user: { id: string, name: string | null, email: string } | null };

export type RecentImportFragment = { id: string, status: Types.MemberImportStatus, fileName: string, createdAt: string, rowCount: number, creator: { id: string, name: string | null, email: string } | null };

export type MemberImportQueryVariables = Exact<{
  id: string;
}>;


export type MemberImportQuery = { memberImport: { id: string, status: Types.MemberImportStatus, version: number, fileName: string, encoding: Types.TextEncoding | null, rowCount: number, doneCount: number, dateOrder: Types.DateOrder | null, hasInvitations: boolean, uninvitedCount: number, undoEndsAt: string | null, skippedRowsUrl: string, explanation: string | null, columns: Array<{ position: number, head: string, samples: Array<string>, field: Types.MemberImportField | null, dateOrder: Types.DateOrder | null, isDateOrderOpen: boolean }>, counts: { create: number, update: number, unchanged: number, skip: number, created: number, updated: number, failed: number, removed: number, restored: number, kept: number, notUndone: number } } | null };

export type MemberImportsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type MemberImportsQuery = { memberImports: { nodes: Array<{ id: string, status: Types.MemberImportStatus, fileName: string, createdAt: string, rowCount: number, creator: { id: string, name: string | null, email: string } | null }> } };

export type MemberImportRowsQueryVariables = Exact<{
  importId: string;
  filter?: Types.MemberImportRowFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type MemberImportRowsQuery = { memberImportRows: { nodes: Array<{ id: string, position: number, undoResult: Types.MemberImportUndoResult | null, explanation: string | null, problems: Array<{ column: string, value: string, message: string }>, user: { id: string, name: string | null, email: string } | null }>, pageInfo: { hasPreviousPage: boolean, hasNextPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type CreateMemberImportMutationVariables = Exact<{
  input: Types.CreateMemberImportInput;
}>;


export type CreateMemberImportMutation = { createMemberImport: { uploadUrl: string, memberImport: { id: string } } };

export type CheckMemberImportMutationVariables = Exact<{
  input: Types.CheckMemberImportInput;
}>;


export type CheckMemberImportMutation = { checkMemberImport: { memberImport: { id: string, status: Types.MemberImportStatus, version: number, fileName: string, encoding: Types.TextEncoding | null, rowCount: number, doneCount: number, dateOrder: Types.DateOrder | null, hasInvitations: boolean, uninvitedCount: number, undoEndsAt: string | null, skippedRowsUrl: string, explanation: string | null, columns: Array<{ position: number, head: string, samples: Array<string>, field: Types.MemberImportField | null, dateOrder: Types.DateOrder | null, isDateOrderOpen: boolean }>, counts: { create: number, update: number, unchanged: number, skip: number, created: number, updated: number, failed: number, removed: number, restored: number, kept: number, notUndone: number } } } };

export type RunMemberImportMutationVariables = Exact<{
  input: Types.RunMemberImportInput;
}>;


export type RunMemberImportMutation = { runMemberImport: { memberImport: { id: string, status: Types.MemberImportStatus, version: number, fileName: string, encoding: Types.TextEncoding | null, rowCount: number, doneCount: number, dateOrder: Types.DateOrder | null, hasInvitations: boolean, uninvitedCount: number, undoEndsAt: string | null, skippedRowsUrl: string, explanation: string | null, columns: Array<{ position: number, head: string, samples: Array<string>, field: Types.MemberImportField | null, dateOrder: Types.DateOrder | null, isDateOrderOpen: boolean }>, counts: { create: number, update: number, unchanged: number, skip: number, created: number, updated: number, failed: number, removed: number, restored: number, kept: number, notUndone: number } } } };

export type CancelMemberImportMutationVariables = Exact<{
  input: Types.CancelMemberImportInput;
}>;


export type CancelMemberImportMutation = { cancelMemberImport: { memberImport: { id: string, status: Types.MemberImportStatus, version: number, fileName: string, encoding: Types.TextEncoding | null, rowCount: number, doneCount: number, dateOrder: Types.DateOrder | null, hasInvitations: boolean, uninvitedCount: number, undoEndsAt: string | null, skippedRowsUrl: string, explanation: string | null, columns: Array<{ position: number, head: string, samples: Array<string>, field: Types.MemberImportField | null, dateOrder: Types.DateOrder | null, isDateOrderOpen: boolean }>, counts: { create: number, update: number, unchanged: number, skip: number, created: number, updated: number, failed: number, removed: number, restored: number, kept: number, notUndone: number } } } };

export type UndoMemberImportMutationVariables = Exact<{
  input: Types.UndoMemberImportInput;
}>;


export type UndoMemberImportMutation = { undoMemberImport: { memberImport: { id: string, status: Types.MemberImportStatus, version: number, fileName: string, encoding: Types.TextEncoding | null, rowCount: number, doneCount: number, dateOrder: Types.DateOrder | null, hasInvitations: boolean, uninvitedCount: number, undoEndsAt: string | null, skippedRowsUrl: string, explanation: string | null, columns: Array<{ position: number, head: string, samples: Array<string>, field: Types.MemberImportField | null, dateOrder: Types.DateOrder | null, isDateOrderOpen: boolean }>, counts: { create: number, update: number, unchanged: number, skip: number, created: number, updated: number, failed: number, removed: number, restored: number, kept: number, notUndone: number } } } };

export type InviteImportedMembersMutationVariables = Exact<{
  input: Types.InviteImportedMembersInput;
}>;


export type InviteImportedMembersMutation = { inviteImportedMembers: { memberImport: { id: string, status: Types.MemberImportStatus, version: number, fileName: string, encoding: Types.TextEncoding | null, rowCount: number, doneCount: number, dateOrder: Types.DateOrder | null, hasInvitations: boolean, uninvitedCount: number, undoEndsAt: string | null, skippedRowsUrl: string, explanation: string | null, columns: Array<{ position: number, head: string, samples: Array<string>, field: Types.MemberImportField | null, dateOrder: Types.DateOrder | null, isDateOrderOpen: boolean }>, counts: { create: number, update: number, unchanged: number, skip: number, created: number, updated: number, failed: number, removed: number, restored: number, kept: number, notUndone: number } } } };

export const MemberImportStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitations"}},{"kind":"Field","name":{"kind":"Name","value":"uninvitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"skippedRowsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"notUndone"}}]}}]}}]} as unknown as DocumentNode<MemberImportStateFragment, unknown>;
export const ImportedRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"undoResult"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ImportedRowFragment, unknown>;
export const RecentImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<RecentImportFragment, unknown>;
export const MemberImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberImportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitations"}},{"kind":"Field","name":{"kind":"Name","value":"uninvitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"skippedRowsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"notUndone"}}]}}]}}]} as unknown as DocumentNode<MemberImportQuery, MemberImportQueryVariables>;
export const MemberImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentImport"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MemberImportsQuery, MemberImportsQueryVariables>;
export const MemberImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImportRowFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberImportRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportedRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"undoResult"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickableMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickableMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MemberImportRowsQuery, MemberImportRowsQueryVariables>;
export const CreateMemberImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMemberImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMemberImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMemberImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMemberImportMutation, CreateMemberImportMutationVariables>;
export const CheckMemberImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckMemberImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckMemberImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkMemberImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitations"}},{"kind":"Field","name":{"kind":"Name","value":"uninvitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"skippedRowsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"notUndone"}}]}}]}}]} as unknown as DocumentNode<CheckMemberImportMutation, CheckMemberImportMutationVariables>;
export const RunMemberImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunMemberImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RunMemberImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runMemberImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitations"}},{"kind":"Field","name":{"kind":"Name","value":"uninvitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"skippedRowsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"notUndone"}}]}}]}}]} as unknown as DocumentNode<RunMemberImportMutation, RunMemberImportMutationVariables>;
export const CancelMemberImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMemberImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelMemberImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMemberImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitations"}},{"kind":"Field","name":{"kind":"Name","value":"uninvitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"skippedRowsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"notUndone"}}]}}]}}]} as unknown as DocumentNode<CancelMemberImportMutation, CancelMemberImportMutationVariables>;
export const UndoMemberImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoMemberImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoMemberImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoMemberImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitations"}},{"kind":"Field","name":{"kind":"Name","value":"uninvitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"skippedRowsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"notUndone"}}]}}]}}]} as unknown as DocumentNode<UndoMemberImportMutation, UndoMemberImportMutationVariables>;
export const InviteImportedMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteImportedMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteImportedMembersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteImportedMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MemberImportState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"hasInvitations"}},{"kind":"Field","name":{"kind":"Name","value":"uninvitedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"skippedRowsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"dateOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDateOrderOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"create"}},{"kind":"Field","name":{"kind":"Name","value":"update"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"skip"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"notUndone"}}]}}]}}]} as unknown as DocumentNode<InviteImportedMembersMutation, InviteImportedMembersMutationVariables>;
export function useMemberImportQuery(options: useQuery.Options<MemberImportQuery, MemberImportQueryVariables>) { return useQuery(MemberImportDocument, options); }
export function useMemberImportSuspenseQuery(options: useSuspenseQuery.Options<MemberImportQueryVariables>) { return useSuspenseQuery(MemberImportDocument, options); }
export function useMemberImportsQuery(options?: useQuery.Options<MemberImportsQuery, MemberImportsQueryVariables>) { return useQuery(MemberImportsDocument, options); }
export function useMemberImportsSuspenseQuery(options?: useSuspenseQuery.Options<MemberImportsQueryVariables>) { return useSuspenseQuery(MemberImportsDocument, options); }
export function useMemberImportRowsQuery(options: useQuery.Options<MemberImportRowsQuery, MemberImportRowsQueryVariables>) { return useQuery(MemberImportRowsDocument, options); }
export function useMemberImportRowsSuspenseQuery(options: useSuspenseQuery.Options<MemberImportRowsQueryVariables>) { return useSuspenseQuery(MemberImportRowsDocument, options); }
export function useCreateMemberImportMutation(options?: useMutation.Options<CreateMemberImportMutation, CreateMemberImportMutationVariables>) { return useMutation(CreateMemberImportDocument, options); }
export function useCheckMemberImportMutation(options?: useMutation.Options<CheckMemberImportMutation, CheckMemberImportMutationVariables>) { return useMutation(CheckMemberImportDocument, options); }
export function useRunMemberImportMutation(options?: useMutation.Options<RunMemberImportMutation, RunMemberImportMutationVariables>) { return useMutation(RunMemberImportDocument, options); }
export function useCancelMemberImportMutation(options?: useMutation.Options<CancelMemberImportMutation, CancelMemberImportMutationVariables>) { return useMutation(CancelMemberImportDocument, options); }
export function useUndoMemberImportMutation(options?: useMutation.Options<UndoMemberImportMutation, UndoMemberImportMutationVariables>) { return useMutation(UndoMemberImportDocument, options); }
export function useInviteImportedMembersMutation(options?: useMutation.Options<InviteImportedMembersMutation, InviteImportedMembersMutationVariables>) { return useMutation(InviteImportedMembersDocument, options); }