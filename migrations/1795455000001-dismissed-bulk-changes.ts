import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When whoever started a change of many members has seen its outcome. */
export class DismissedBulkChanges1795455000001 implements MigrationInterface {
  name = 'DismissedBulkChanges1795455000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bulk_changes add column dismissed_at timestamptz(3)');
    await queryRunner.query('update bulk_changes set dismissed_at = finished_at');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bulk_changes drop column dismissed_at');
  }
}
