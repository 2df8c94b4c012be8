import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../server/database/migration-steps';

const KINDS = { table: 'ledger_entries', name: 'ledger_entries_kind_is_known' };

/** Payments of what had been written off. */
export class RecoveredDues1795981791666 implements MigrationInterface {
  name = 'RecoveredDues1795981791666';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const condition =
      "kind in ('sale', 'payment', 'sale_reversal', 'refund', 'write_off', 'cash_movement', 'recovery')";
    await replaceCheck(queryRunner, { ...KINDS, condition });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const condition = "kind in ('sale', 'payment', 'sale_reversal', 'refund', 'write_off', 'cash_movement')";
    await replaceCheck(queryRunner, { ...KINDS, condition });
  }
}
