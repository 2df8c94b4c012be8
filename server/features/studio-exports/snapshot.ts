import type { DataSource, EntityManager } from 'typeorm';
import { currencyWords } from '#common/studio-currency';
import { studio } from '#common/studio';
import type { ExportedTable } from '../studio-table';

/** Few enough that rows with long texts take little memory. */
const ROWS_READ_AT_ONCE = 200;

const PAISE = /_paise$/;

/** The column with the amount in rupees, or in another currency, that goes with an amount in paise. */
export const rupeesOf = (column: string): string | null =>
  PAISE.test(column) ? column.replace(PAISE, `_${currencyWords().many}`) : null;

/** All columns of a table in the file. */
export const columnsOf = ({ columns }: ExportedTable): string[] =>
  Object.keys(columns).flatMap((column) => [column, rupeesOf(column) ?? []].flat());

/** Reads all tables as they are at one moment, while the studio goes on. */
export class Snapshot {
  private isOver = false;

  private constructor(private readonly manager: EntityManager) {}

  static open<Result>(dataSource: DataSource, use: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
    return dataSource.transaction('REPEATABLE READ', async (manager) => {
      await manager.query('set transaction read only');
      // Times are written with the offset of the studio.
      await manager.query(`select set_config('timezone', $1, true)`, [studio.timeZone]);
      // The transaction is idle while a part of the file is stored.
      await manager.query(`set local idle_in_transaction_session_timeout = '10min'`);
      const snapshot = new Snapshot(manager);
      return use(snapshot).finally(() => (snapshot.isOver = true));
    });
  }

  /** The rows of a table, as JSON. */
  async *rows(name: string, table: ExportedTable): AsyncGenerator<string> {
    await this.query(
      `declare exported_rows no scroll cursor for
       select row_to_json(one)::text as text from (${selectOf(name, table)}) one`,
    );
    let rows: { text: string }[];
    do {
      rows = await this.query(`fetch ${ROWS_READ_AT_ONCE} from exported_rows`);
      yield* rows.map(({ text }) => text);
    } while (rows.length === ROWS_READ_AT_ONCE);
    await this.query('close exported_rows');
  }

  /** Throws once the transaction is over: the manager would read on outside of it. */
  query<Row>(statement: string): Promise<Row[]> {
    if (this.isOver) return Promise.reject(new Error('The snapshot is closed.'));
    return this.manager.query<Row[]>(statement);
  }
}

function selectOf(name: string, table: ExportedTable): string {
  const cells = Object.keys(table.columns).flatMap((column) => {
    const rupees = rupeesOf(column);
    return [quoted(column), rupees ? `round(${quoted(column)} / 100.0, 2) as ${quoted(rupees)}` : []].flat();
  });
  return `select ${cells.join(', ')} from ${quoted(name)} order by ${table.sortedBy ?? 'id'}`;
}

/** Some names are SQL keywords. */
const quoted = (name: string): string => `"${name}"`;
