import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../server/database/migration-steps';

/** What accountants read: documents by time of issue, bookings by kind and time, orders by the time of their decision. */
export class ListsForAccountants1795972848731 implements MigrationInterface {
  name = 'ListsForAccountants1795972848731';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndex(queryRunner, 'receipts_oldest', 'on receipts (issued_at, id)');
    await createIndex(queryRunner, 'ledger_entries_by_kind', 'on ledger_entries (kind, booked_at, id)');
    await createIndex(queryRunner, 'orders_by_decision', 'on orders (decided_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index orders_by_decision');
    await queryRunner.query('drop index ledger_entries_by_kind');
    await queryRunner.query('drop index receipts_oldest');
  }
}
