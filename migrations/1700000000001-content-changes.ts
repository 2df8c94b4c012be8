import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of public content notify every server of committed changes, whichever program made them. */
export class ContentChanges1700000000001 implements MigrationInterface {
  name = 'ContentChanges1700000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function notify_content_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('content_changed', tg_table_name);
        return null;
      end
      $$
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function notify_content_changed()');
  }
}
