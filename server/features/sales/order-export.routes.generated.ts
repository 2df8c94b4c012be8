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

/** How long ago what is due should have been paid, by the date at the studio. */
export type DueAge =
  /** Overdue for 1 to 7 days. */
  | 'DAYS_1_TO_7'
  /** Overdue for 8 to 30 days. */
  | 'DAYS_8_TO_30'
  /** Not due yet. */
  | 'LATER'
  /** Overdue for more than 30 days. */
  | 'OVER_30_DAYS'
  /** Due today. */
  | 'TODAY';

/** Filter options for orders. All that are not null have to match. */
export type OrderFilter = {
  /** Range of the days on which payments or refunds of the listed orders were booked. */
  bookedOn?: DateRange | null | undefined;
  /** Range of the days that are printed on invoices, receipts or credit notes of the listed orders. */
  documentsOn?: DateRange | null | undefined;
  /** Age of a part of what is due on the listed orders. */
  dueAge?: DueAge | null | undefined;
  /** Whether the listed orders have an unfinished refund: `REQUESTED`, `PENDING`, or `FAILED` unless its cause is `GATEWAY`. */
  hasOpenRefund?: boolean | null | undefined;
  /** Id of the member who placed the listed orders. */
  memberId?: string | null | undefined;
  /** `Order.number` of the listed order. */
  number?: number | null | undefined;
  /** Range of the days on which payments of the listed orders were received. */
  paidOn?: DateRange | null | undefined;
  /** Range of the days on which the listed orders were placed. */
  placedOn?: DateRange | null | undefined;
  /** Number of the order, or words that all have to occur in the name, e-mail address or phone number of the member, in upper or lower case; at most 100 characters. Words of one or two characters have to begin a word of the name, the address or the phone number; those without a letter or digit are ignored. Searching also requires `members:read-any` or `members:read-assigned`, except in what is one’s own. */
  search?: string | null | undefined;
  /** Statuses of the listed orders. */
  statuses?: Array<OrderStatus> | null | undefined;
  /** Lists only orders whose `updatedAt` is this time or later. */
  updatedSince?: string | null | undefined;
};

export type OrderStatus =
  /** Cancelled by the member before it was paid. */
  | 'CANCELLED'
  /** Not paid in time. An online payment that arrives later still pays it. */
  | 'EXPIRED'
  /** Paid; the membership period has been added. */
  | 'PAID'
  /** Paid in part; the membership period has been added, and the rest is due. */
  | 'PART_PAID'
  /** Not paid yet; can be paid until `expiresAt`. */
  | 'PENDING'
  /** Refunded by the studio; the membership period has ended. `refunds` says whether the money has been returned. */
  | 'REFUNDED'
  /** Rejected by the studio before it was paid. */
  | 'REJECTED'
  /** Paid in part; the studio has given up the rest. If the member pays it after all, the order is `PAID`. */
  | 'WRITTEN_OFF';

export type RestOrderExportQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type RestOrderExportQuery = { orderExport: { text: string, endCursor: string | null } };


export const RestOrderExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestOrderExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<RestOrderExportQuery, RestOrderExportQueryVariables>;