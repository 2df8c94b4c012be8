import type { DataSource } from 'typeorm';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';

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

interface ExportParts {
  dataSource: DataSource;
  clock: Clock;
  memberTables: MemberTables;
}

/** Exports the data stored about a user, by table. */
export class DataExport {
  constructor(private readonly parts: ExportParts) {}

  async of(actor: UserActor): Promise<Record<string, unknown>> {
    const data: Record<string, unknown> = { exportedAt: new Date(this.parts.clock.now()) };
    for (const [table, statement] of exportStatements(this.parts.memberTables)) {
      data[table] = await this.parts.dataSource.query(statement, [actor.id]);
    }
    return data;
  }
}
