import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes of staff. */
export class MemberNotes1790000000026 implements MigrationInterface {
  name = 'MemberNotes1790000000026';

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
    await queryRunner.query(`
      create index member_notes_newest_of_user on member_notes (user_id, created_at, id)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table member_notes');
  }
}
