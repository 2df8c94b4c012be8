import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addUnique, replaceCheck } from '#server/database/migration-steps';

/** How the front desk paid a refund back, and a key by which a request that is sent again is recognised. */
export class DeskRefunds1795897324477 implements MigrationInterface {
  name = 'DeskRefunds1795897324477';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table refunds
        add column if not exists method text,
        add column if not exists request_key varchar(64)
    `);
    await replaceCheck(queryRunner, {
      table: 'refunds',
      name: 'refunds_method_is_known',
      condition: "method in ('cash', 'card', 'upi', 'bank_transfer')",
    });
    await addUnique(queryRunner, {
      table: 'refunds',
      name: 'refunds_request_key_unique',
      columns: 'payment_id, request_key',
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table refunds drop column method, drop column request_key');
  }
}
