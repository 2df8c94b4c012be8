import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a visit changes of the summary of a member, in a table of its own: a visit was written to all indexes of the
 * summaries. Their columns stay for instances of the previous version, which read in them of no visits that are recorded
 * by others; what they write themselves is added by the repair of summaries in the night.
 *
 * Not in a transaction: one of minutes would keep locks of the rows that it copies. It can be run again if it fails.
 */
export class MemberAttendance1795870803539 implements MigrationInterface {
  name = 'MemberAttendance1795870803539';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table if not exists member_attendance (
        user_id uuid not null,
        last_visit_at timestamptz(3) not null,
        member_since timestamptz(3) not null,
        quiet_since timestamptz(3) not null,
        risk_at timestamptz(3) not null,
        high_risk_at timestamptz(3) not null,
        constraint member_attendance_pkey primary key (user_id),
        constraint member_attendance_summary foreign key (user_id)
          references member_summaries (user_id) on delete cascade
      )
    `);
    await queryRunner.query(COPY);
    await queryRunner.query(`
      create index if not exists member_attendance_by_last_visit on member_attendance (last_visit_at, user_id)
    `);
    await queryRunner.query(`
      create index if not exists member_attendance_by_risk on member_attendance (high_risk_at, user_id)
      where member_since > to_timestamp(0)
    `);
    await queryRunner.query(
      'alter table member_summaries alter column last_visit_at set default to_timestamp(0)',
    );
    await queryRunner.query('analyze member_attendance');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table member_summaries alter column last_visit_at drop default');
    await queryRunner.query('drop table if exists member_attendance');
  }
}

/** Copies 5,000 rows in each transaction. */
const COPY = `
  do $$
  declare
    last uuid := '00000000-0000-0000-0000-000000000000';
    next uuid;
  begin
    loop
      select user_id into next from member_summaries where user_id > last order by user_id offset 4999 limit 1;
      insert into member_attendance (user_id, last_visit_at, member_since, quiet_since, risk_at, high_risk_at)
        select user_id, last_visit_at, member_since, quiet_since, risk_at, high_risk_at from member_summaries
        where user_id > last and (next is null or user_id <= next)
        on conflict (user_id) do nothing;
      commit;
      exit when next is null;
      last := next;
    end loop;
  end $$`;
