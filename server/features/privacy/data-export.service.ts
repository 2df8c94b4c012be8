import type { DataSource } from 'typeorm';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { ExportCursors } from '../exports/export-cursor';
import type { ExportPart } from '../exports/export-part.type';
import type { MemberTables } from '../feature';
import { dataExporting } from './privacy.rate-limits';

/**
 * Rows that are read at once. The journal of somebody who has worked here for years has hundreds of thousands, which
 * would keep everybody else waiting if they were read together.
 */
const ROWS_OF_PART = 1000;

/** The exported tables, each with its statement. */
export const exportStatements = (tables: MemberTables) =>
  Object.entries(tables).flatMap(([table, entry]) => ('read' in entry ? [[table, entry.read] as const] : []));

interface ExportParts {
  dataSource: DataSource;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
  exportCursors: ExportCursors;
  memberTables: MemberTables;
}

/** Where a part of the file begins. */
interface Place {
  /** Index of the table. */
  table: number;
  /** How many of its rows were written before. */
  row: number;
}

/** Exports the data stored about a user as a JSON file, by table and part by part. */
export class DataExportService {
  private readonly statements: ReturnType<typeof exportStatements>;

  constructor(private readonly parts: ExportParts) {
    this.statements = exportStatements(parts.memberTables);
  }

  /** Where users download their file, with their access token. */
  url = () => this.parts.links.dataExport();

  /** The part after the cursor of the one before. Other cursors are refused, so that the limit counts whole files. */
  async part(actor: UserActor, cursor: string | null | undefined): Promise<ExportPart> {
    const { exportCursors, limits, clock } = this.parts;
    const running = ['own data', actor.id];
    const isFirst = cursor == null;
    const start = isFirst ? { table: 0, row: 0 } : placeIn(exportCursors.read(running, cursor));
    if (isFirst) await limits.take(dataExporting, actor.id);
    const { text, end } = await this.rowsFrom(start, actor);
    const head = isFirst ? `{\n  "exportedAt": ${JSON.stringify(new Date(clock.now()))}` : '';
    return {
      text: end ? head + text : `${head}${text}\n}\n`,
      endCursor: end && exportCursors.write(running, `${end.table}-${end.row}`),
    };
  }

  /**
   * Reads up to `ROWS_OF_PART` rows, of one table or several. `end` is where they end; null at the end of the last
   * table.
   */
  private async rowsFrom(start: Place, actor: UserActor): Promise<{ text: string; end: Place | null }> {
    const texts: string[] = [];
    let { table, row } = start;
    let room = ROWS_OF_PART;
    while (table < this.statements.length && room > 0) {
      const [name, statement] = this.statements[table]!;
      const rows = await this.parts.dataSource.query<object[]>(`${statement} offset $2 limit $3`, [
        actor.id,
        row,
        room,
      ]);
      if (row === 0) texts.push(`,\n  ${JSON.stringify(name)}: [`);
      texts.push(
        rows.map((one, index) => `${row + index > 0 ? ',' : ''}\n    ${JSON.stringify(one)}`).join(''),
      );
      const isOver = rows.length < room;
      if (isOver) texts.push('\n  ]');
      room -= rows.length;
      [table, row] = isOver ? [table + 1, 0] : [table, row + rows.length];
    }
    return { text: texts.join(''), end: table < this.statements.length ? { table, row } : null };
  }
}

function placeIn(cursor: string): Place {
  const [table = 0, row = 0] = cursor.split('-').map(Number);
  return { table, row };
}
