import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an import has stopped. */
export class ImportStopReasons1795870470015 implements MigrationInterface {
  name = 'ImportStopReasons1795870470015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table member_imports add column stop_reason text
        constraint member_imports_stop_reason_is_known check (stop_reason in ('server_error', 'not_permitted'))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table member_imports drop column stop_reason');
  }
}
