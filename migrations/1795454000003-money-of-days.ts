import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#server/database/migration-steps';

/** The payments and refunds of a day. */
export class MoneyOfDays1795454000003 implements MigrationInterface {
  name = 'MoneyOfDays1795454000003';
  transaction = false;

  up(queryRunner: QueryRunner): Promise<void> {
    return createIndex(
      queryRunner,
      'ledger_entries_of_money',
      `on ledger_entries (booked_at, order_id) where account in ('cash', 'gateway')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index ledger_entries_of_money');
  }
}
