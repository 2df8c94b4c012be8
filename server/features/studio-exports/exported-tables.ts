import type { ExportedTable, StudioTables } from '../studio-table';

/** The tables that the export of the studio contains, with their names. */
export const exportedTables = (tables: StudioTables): [name: string, table: ExportedTable][] =>
  Object.entries(tables).flatMap(([name, table]) => ('leftOut' in table ? [] : [[name, table]]));
