/**
 * Tables with personal data of members. `read` selects the rows for the member's data export; `leftOut` is the reason
 * why a table is not exported. A test checks that no such table is missing.
 */
export type MemberTables = Record<string, { read: string } | { leftOut: string }>;

/** Maximum number of exported tables; the cost of the export counts with it. */
export const EXPORTED_TABLES_MAX = 24;

/** The exported tables, each with its statement. */
export const exportStatements = (tables: MemberTables) =>
  Object.entries(tables).flatMap(([table, entry]) => ('read' in entry ? [[table, entry.read] as const] : []));
