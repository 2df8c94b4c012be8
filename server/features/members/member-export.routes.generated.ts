/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
/** Range of days in the time zone of the studio. */
export type DateRange = {
  /** First day; null for no limit. */
  from?: string | null | undefined;
  /** Last day, inclusive; null for no limit. */
  to?: string | null | undefined;
};

/** Filter options for members. All that are not null have to match. Their membership is the gym pass, or nutrition if they have never had a pass; conditions about it also require `memberships:read-any`. */
export type MemberFilter = {
  /** Whether the listed members have a trainer. */
  hasTrainer?: boolean | null | undefined;
  /** Ids of the listed accounts, up to 200. */
  ids?: Array<string> | null | undefined;
  /** Range of the last paid day of the membership. */
  membershipEndsOn?: DateRange | null | undefined;
  membershipStatus?: MembershipStatus | null | undefined;
  /** Names of plans, of which the last one of the membership is one, even if it has ended. */
  planNames?: Array<string> | null | undefined;
  /** Roles of the listed accounts. */
  roles?: Array<Role> | null | undefined;
  /** Words that have to occur in the name, e-mail address or phone number, up to 100 characters, ignoring case. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. */
  search?: string | null | undefined;
  /** Id of the trainer of the listed members. */
  trainerId?: string | null | undefined;
  /** Lists only accounts whose `updatedAt` is this time or later. */
  updatedSince?: string | null | undefined;
};

/** Sort options for members. */
export type MemberSort = {
  direction: SortDirection;
  /** Property to sort by. */
  field: MemberSortField;
};

/** Properties by which members can be sorted. */
export type MemberSortField =
  /** Time at which the account was created. */
  | 'CREATED_AT'
  /** Time of the last visit. Members without a visit count as the earliest. */
  | 'LAST_VISIT_AT'
  /** Name, ignoring case; e-mail address if there is no name. With a search, names that begin with its text come first. */
  | 'NAME'
  /** End of the gym pass, or of the nutrition membership if there has never been a pass. Members without either count as the earliest. Also requires `memberships:read-any`. */
  | 'PAID_UNTIL'
  /** Time of the last change: `User.updatedAt`. */
  | 'UPDATED_AT';

export type MembershipStatus =
  /** A period is running. */
  | 'ACTIVE'
  /** No period is running. */
  | 'INACTIVE';

/** Role of an account, which determines its permissions. */
export type Role =
  /** Admin. Has all permissions except `staff:manage-leaders`. */
  | 'ADMIN'
  /** Staff at the front desk. Reads members, memberships and orders; confirms and rejects orders. */
  | 'FRONT_DESK'
  /** Owner of the studio. Has all permissions. */
  | 'OWNER'
  /** Trainer. Has the same permissions as a member. */
  | 'TRAINER'
  /** Member. */
  | 'USER';

/** Direction in which a list is sorted. */
export type SortDirection =
  /** Ascending: lowest or oldest first. */
  | 'ASC'
  /** Descending: highest or newest first. */
  | 'DESC';

export type RestMemberExportQueryVariables = Exact<{
  filter?: MemberFilter | null | undefined;
  orderBy?: MemberSort | null | undefined;
  after?: string | null | undefined;
}>;


export type RestMemberExportQuery = { memberExport: { text: string, endCursor: string | null } };


export const RestMemberExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMemberExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<RestMemberExportQuery, RestMemberExportQueryVariables>;