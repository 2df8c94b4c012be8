import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes of staff, and the indexes by which the history of one member is read. */
export class MemberNotes1795452000000 implements MigrationInterface {
  name = 'MemberNotes1795452000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table member_notes (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        author_id uuid,
        text varchar(500) not null,
        version integer not null default 1,
        created_at timestamptz(3) not null,
        edited_at timestamptz(3),
        request_key varchar(64) not null,
        constraint member_notes_pkey primary key (id),
        constraint member_notes_user foreign key (user_id) references users (id) on delete cascade,
        constraint member_notes_author foreign key (author_id) references users (id) on delete set null,
        constraint member_notes_request_key_unique unique (author_id, request_key),
        constraint member_notes_say_something check (text <> '')
      )
    `);
    await queryRunner.query(
      'create index member_notes_newest_of_user on member_notes (user_id, created_at, id)',
    );
    // Changes of measurements alone are left out: the history shows the measurements themselves.
    await queryRunner.query(`
      create index journal_by_member_and_type on journal (member_id, type, at, id)
      where after -> 'fields' is distinct from '["bodyMeasurements"]'::jsonb
    `);
    await queryRunner.query(
      'create index activities_newest_of_user_by_type on activities (user_id, type, happened_at, id)',
    );
    await queryRunner.query('drop index mails_by_address');
    await queryRunner.query('create index mails_by_address on mails (to_address, created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index mails_by_address');
    await queryRunner.query('create index mails_by_address on mails (to_address)');
    await queryRunner.query('drop index activities_newest_of_user_by_type');
    await queryRunner.query('drop index journal_by_member_and_type');
    await queryRunner.query('drop table member_notes');
  }
}
