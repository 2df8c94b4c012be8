import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the members list searches, filters and sorts by, in one row per account. What a visit changes of it is in a table of
 * its own, because each change of a row is written to all indexes of its table.
 */
export class MemberSummaries1790000000024 implements MigrationInterface {
  name = 'MemberSummaries1790000000024';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table member_summaries (
        user_id uuid not null,
        role text not null,
        name_key varchar(254) not null,
        search_text text not null,
        created_at timestamptz(3) not null,
        plan_type text,
        plan_name varchar(80),
        paid_until timestamptz(3) not null,
        trainer_id uuid,
        muted_until timestamptz(3) not null default to_timestamp(0),
        constraint member_summaries_pkey primary key (user_id),
        constraint member_summaries_user foreign key (user_id) references users (id) on delete cascade,
        constraint member_summaries_trainer foreign key (trainer_id) references trainers (id) on delete set null,
        constraint member_summaries_role_is_known check (role in ('user', 'trainer', 'front_desk', 'admin')),
        constraint member_summaries_plan_type_is_known check (plan_type in ('pass', 'nutrition'))
      )
    `);
    // So the number of members that a search finds is estimated well enough to choose how to read them.
    await queryRunner.query('alter table member_summaries alter column search_text set statistics 1000');
    // With the searched text, the end and the trainer in the indexes, searches for common names or for active members, and
    // counts of members without a trainer, do not read the table.
    await queryRunner.query(`
      create index member_summaries_by_name on member_summaries (name_key, user_id, search_text, paid_until)
    `);
    await queryRunner.query(`
      create index member_summaries_by_end on member_summaries (paid_until, user_id, trainer_id)
    `);
    await queryRunner.query(`
      create index member_summaries_by_creation on member_summaries (created_at, user_id)
    `);
    await queryRunner.query(`
      create index member_summaries_by_trainer on member_summaries (trainer_id, name_key, user_id)
    `);
    await queryRunner.query(`
      create index member_summaries_of_staff on member_summaries (role, name_key, user_id) where role <> 'user'
    `);
    await queryRunner.query(`
      create index member_summaries_search on member_summaries using gin (search_text gin_trgm_ops)
    `);
    await queryRunner.query(`
      create table member_attendance (
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
    await queryRunner.query(`
      create index member_attendance_by_last_visit on member_attendance (last_visit_at, user_id)
    `);
    await queryRunner.query(`
      create index member_attendance_by_risk on member_attendance (high_risk_at, user_id)
      where member_since > to_timestamp(0)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table member_attendance');
    await queryRunner.query('drop table member_summaries');
  }
}
