import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, replaceCheck } from '../server/database/migration-steps';

/** Upgrades: the unused days of a paid period are taken off the price of the plan that replaces it. */
export class CreditForUnusedDays1795980900000 implements MigrationInterface {
  name = 'CreditForUnusedDays1795980900000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table orders
        add column if not exists credit_paise integer not null default 0,
        add column if not exists credit_days smallint,
        add column if not exists credited_order_id uuid
          constraint orders_credited_order references orders (id)
    `);
    await replaceCheck(queryRunner, {
      table: 'orders',
      name: 'orders_credit_is_of_an_order',
      condition: `credit_paise >= 0 and (credit_paise > 0) = (credited_order_id is not null)
        and (credit_paise > 0) = (credit_days is not null)`,
    });
    await createIndex(
      queryRunner,
      'orders_by_credited_order',
      'on orders (credited_order_id) where credited_order_id is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table orders drop column credit_paise, drop column credit_days, drop column credited_order_id',
    );
  }
}
