import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createUniqueIndex, replaceCheck } from '../server/database/migration-steps';

export class DiscountsAndPaymentReferences1795969108073 implements MigrationInterface {
  name = 'DiscountsAndPaymentReferences1795969108073';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table orders
        add column if not exists discount_paise integer not null default 0,
        add column if not exists discount_reason varchar(200)
    `);
    await replaceCheck(queryRunner, {
      table: 'orders',
      name: 'orders_discount_has_a_reason',
      condition: 'discount_paise >= 0 and (discount_paise > 0) = (discount_reason is not null)',
    });
    await queryRunner.query('alter table payments add column if not exists reference varchar(40)');
    await createUniqueIndex(
      queryRunner,
      'payments_upi_reference_unique',
      "on payments (reference) where method = 'upi' and reference is not null",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table payments drop column reference');
    await queryRunner.query('alter table orders drop column discount_paise, drop column discount_reason');
  }
}
