/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
/** Which activities to list. All of its conditions have to hold; null sets none. */
export type ActivityFilter = {
  /** The days on which they happened. */
  happenedOn?: DateRange | null | undefined;
  /** The hour of the day in which they happened: 6 is 6 to 7 am. */
  hour?: number | null | undefined;
  /** Only those of this member. */
  memberId?: string | null | undefined;
  /** Words that all have to occur in the name, e-mail address or phone number of the user, in upper or lower case; at most 100 characters. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. Searching also requires `members:read-any` or `members:read-assigned`, except in what is one’s own. */
  search?: string | null | undefined;
  /** Only visits, or only workouts. */
  type?: ActivityType | null | undefined;
  /** Only those whose `updatedAt` is this time or later. */
  updatedSince?: string | null | undefined;
  /** The weekday on which they happened: 1 is Monday. */
  weekday?: number | null | undefined;
};

/** What a member did at the studio. */
export type ActivityType =
  /** A visit to the studio. */
  | 'ATTENDANCE'
  /** A workout, with its name. */
  | 'WORKOUT';

/** Range of days in the time zone of the studio. */
export type DateRange = {
  /** First day; null for no limit. */
  from?: string | null | undefined;
  /** Last day, inclusive; null for no limit. */
  to?: string | null | undefined;
};

export type RestActivityExportQueryVariables = Exact<{
  filter?: ActivityFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type RestActivityExportQuery = { activityExport: { text: string, endCursor: string | null } };


export const RestActivityExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestActivityExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<RestActivityExportQuery, RestActivityExportQueryVariables>;