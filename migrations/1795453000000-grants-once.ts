import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of a granted membership period, so that sending it twice grants it once. */
export class GrantsOnce1795453000000 implements MigrationInterface {
  name = 'GrantsOnce1795453000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table membership_periods add column request_key varchar(64),
        add constraint membership_periods_request_key_unique unique (user_id, request_key)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table membership_periods drop column request_key');
  }
}
