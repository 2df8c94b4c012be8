import type { EntityManager } from 'typeorm';
import type { MemberSummaries } from '../accounts/member-summaries';
import { ATTENDANCE_COLUMNS, attendanceOf, SUMMARY_COLUMNS, summariesOf } from './member-summary-sources';

/** Writes rows that have the id of an account and these columns. */
const write = (table: string, rows: string, columns: readonly string[]) => `
  insert into ${table} (user_id, ${columns.join(', ')})
  select user_id, ${columns.join(', ')} from ${rows}
  on conflict (user_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`;

const writeAttendance = (condition: string) =>
  write('member_attendance', `(${attendanceOf(condition)}) as attendance`, ATTENDANCE_COLUMNS);

const writeBoth = (condition: string) => `
  with attendance as (${writeAttendance(condition)})
  ${write('member_summaries', `(${summariesOf(condition)}) as summaries`, SUMMARY_COLUMNS)}`;

const GIVEN = 'users.id = any($1)';

/** Keeps `member_summaries` and `member_attendance` up to date, from which lists of members are read. */
export class MemberSummaryService implements MemberSummaries {
  async refresh(manager: EntityManager, userIds: readonly string[]): Promise<void> {
    await manager.query(writeBoth(GIVEN), [userIds]);
  }

  async refreshAttendance(manager: EntityManager, userIds: readonly string[]): Promise<void> {
    await manager.query(writeAttendance(GIVEN), [userIds]);
  }

  /** Writes the summaries of all accounts with one statement, for a database that nobody uses. */
  async writeAll(manager: EntityManager): Promise<void> {
    await manager.query(writeBoth('true'));
  }
}
