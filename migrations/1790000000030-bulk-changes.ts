import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of many members at once, and what has become of each of them. */
export class BulkChanges1790000000030 implements MigrationInterface {
  name = 'BulkChanges1790000000030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table bulk_changes (
        id uuid not null default gen_random_uuid(),
        requested_by uuid,
        request_key varchar(64) not null,
        request_hash varchar(64) not null,
        action jsonb not null,
        created_at timestamptz(3) not null,
        finished_at timestamptz(3),
        dismissed_at timestamptz(3),
        constraint bulk_changes_pkey primary key (id),
        constraint bulk_changes_request_key_unique unique (requested_by, request_key),
        constraint bulk_changes_requester foreign key (requested_by) references users (id) on delete set null
      )
    `);
    await queryRunner.query('create index bulk_changes_by_time on bulk_changes (created_at)');
    await queryRunner.query(`
      create table bulk_change_members (
        bulk_change_id uuid not null,
        member_id uuid not null,
        previous_trainer_id uuid,
        outcome text,
        message varchar(200),
        constraint bulk_change_members_pkey primary key (bulk_change_id, member_id),
        constraint bulk_change_members_change
          foreign key (bulk_change_id) references bulk_changes (id) on delete cascade,
        constraint bulk_change_members_outcome_is_known check (outcome in ('changed', 'unchanged', 'failed'))
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table bulk_change_members');
    await queryRunner.query('drop table bulk_changes');
  }
}
