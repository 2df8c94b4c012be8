import type { Database } from '../../database/database';
import { idsOf, type SummaryRepair } from '../../database/summary-repair';
import { ATTENDANCE_COLUMNS, attendanceOf, SUMMARY_COLUMNS, summariesOf } from './member-summary-sources';
import { MemberSummaryService } from './member-summary.service';

/** Number of accounts that are corrected in one transaction: they stay locked meanwhile. */
const CORRECTED_AT_A_TIME = 50;

const GIVEN = 'users.id = any($1)';

const rowOf = (name: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${name}.${column}`).join(', ')})`;

const differing = (table: string, rows: string, columns: readonly string[]) => `
  select user_id as id from (${rows}) as source left join ${table} as kept using (user_id)
  where kept.user_id is null or ${rowOf('kept', columns)} is distinct from ${rowOf('source', columns)}
  order by 1`;

export const repairMemberSummaries = repairWith(
  differing('member_summaries', summariesOf(GIVEN), SUMMARY_COLUMNS),
);

export const repairMemberAttendance = repairWith(
  differing('member_attendance', attendanceOf(GIVEN), ATTENDANCE_COLUMNS),
);

/** Repairs a table, given a statement that returns the ids of those of the accounts `$1` whose rows differ. */
function repairWith(differingRows: string): SummaryRepair {
  return async function* (database) {
    for await (const ids of idsOf(database, 'users')) {
      const found = await database.query<{ id: string }[]>(differingRows, [ids]);
      for (let start = 0; start < found.length; start += CORRECTED_AT_A_TIME) {
        const part = found.slice(start, start + CORRECTED_AT_A_TIME);
        await correct(
          database,
          part.map(({ id }) => id),
        );
      }
      yield { compared: ids.length, different: found.length };
    }
  };
}

/** Locks the accounts first, like every other transaction that changes their summaries. */
function correct(database: Database, ids: readonly string[]): Promise<void> {
  return database.transaction(async (manager) => {
    const locked = await manager.query<{ id: string }[]>(
      'select id from users where id = any($1) order by id for no key update',
      [ids],
    );
    await new MemberSummaryService().refresh(
      manager,
      locked.map(({ id }) => id),
    );
  });
}
