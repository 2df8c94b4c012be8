import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables of public content notify every server of committed changes, whichever program made them. Those that come with
 * content are filled once.
 */
export class PublicContent1790000000002 implements MigrationInterface {
  name = 'PublicContent1790000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function notify_content_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('content_changed', tg_table_name);
        return null;
      end
      $$
    `);
    await queryRunner.query(`
      create table seeded_tables (
        name varchar(63) not null,
        seeded_at timestamptz(3) not null default now(),
        constraint seeded_tables_pkey primary key (name)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table seeded_tables');
    await queryRunner.query('drop function notify_content_changed()');
  }
}
