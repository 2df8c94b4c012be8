import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../server/database/migration-steps';

/** Sign-ups by the account that they claim, and UPI payments by reference, also of those that may be used again. */
export class IndexesOfClaimsAndReferences1795985751623 implements MigrationInterface {
  name = 'IndexesOfClaimsAndReferences1795985751623';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndex(
      queryRunner,
      'sign_ups_by_claim',
      'on sign_ups (claimed_id) where claimed_id is not null',
    );
    await createIndex(
      queryRunner,
      'payments_by_upi_reference',
      "on payments (reference) where method = 'upi' and reference is not null",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index payments_by_upi_reference');
    await queryRunner.query('drop index sign_ups_by_claim');
  }
}
