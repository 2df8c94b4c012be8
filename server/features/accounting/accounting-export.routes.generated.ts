/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedQueryDocumentNode as DocumentNode } from 'graphql';
/** A file for the accountant. */
export type AccountingFile =
  | 'CREDIT_NOTES'
  /** Figures for the GST return, by month: tables 7, 12 and 13 of GSTR-1. */
  | 'GST'
  /** Invoices, and receipts where no tax was charged. */
  | 'INVOICES'
  /** Orders that were placed or decided, or whose money was booked. */
  | 'ORDERS'
  /** Payments that were received. */
  | 'PAYMENTS'
  /** Payments, or parts of them, that were returned. */
  | 'REFUNDS'
  /** What was given up of what members owe, and what they paid of it after all. */
  | 'WRITE_OFFS';

/** Days in the time zone of the studio: at most two years. */
export type AccountingPeriod = {
  /** First day. */
  from: string;
  /** Last day, inclusive. */
  to: string;
};

export type RestAccountingExportQueryVariables = Exact<{
  file: AccountingFile;
  period: AccountingPeriod;
  after?: string | null | undefined;
}>;


export type RestAccountingExportQuery = { accountingExport: { text: string, endCursor: string | null } };


export const RestAccountingExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAccountingExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountingFile"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountingPeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountingExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<RestAccountingExportQuery, RestAccountingExportQueryVariables>;