import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addUnique } from '#server/database/migration-steps';

/** The key of a granted membership period, so that sending it twice grants it once. */
export class GrantsOnce1795453000000 implements MigrationInterface {
  name = 'GrantsOnce1795453000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table membership_periods add column if not exists request_key varchar(64)',
    );
    await addUnique(queryRunner, {
      table: 'membership_periods',
      name: 'membership_periods_request_key_unique',
      columns: 'user_id, request_key',
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table membership_periods drop column request_key');
  }
}
