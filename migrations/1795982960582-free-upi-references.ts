import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createUniqueIndex } from '../server/database/migration-steps';

/** The reference of a UPI payment that was entered for the wrong member can be used again once it is refunded. */
export class FreeUpiReferences1795982960582 implements MigrationInterface {
  name = 'FreeUpiReferences1795982960582';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table payments add column if not exists is_reference_free boolean not null default false',
    );
    await createUniqueIndex(
      queryRunner,
      'payments_upi_reference_used_once',
      "on payments (reference) where method = 'upi' and reference is not null and not is_reference_free",
    );
    await queryRunner.query('drop index if exists payments_upi_reference_unique');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // One payment keeps the reference: the one for which it was used again.
    await queryRunner.query('update payments set reference = null where is_reference_free');
    await queryRunner.query(`
      create unique index payments_upi_reference_unique on payments (reference)
      where method = 'upi' and reference is not null
    `);
    await queryRunner.query('drop index payments_upi_reference_used_once');
    await queryRunner.query('alter table payments drop column is_reference_free');
  }
}
