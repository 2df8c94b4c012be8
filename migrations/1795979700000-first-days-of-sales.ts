import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../server/database/migration-steps';

/** Sales whose membership starts on a day that the front desk chose, and why if that day was over. */
export class FirstDaysOfSales1795979700000 implements MigrationInterface {
  name = 'FirstDaysOfSales1795979700000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table orders
        add column if not exists starts_on date,
        add column if not exists start_reason varchar(200)
    `);
    await replaceCheck(queryRunner, {
      table: 'orders',
      name: 'orders_start_reason_has_a_day',
      condition: 'start_reason is null or starts_on is not null',
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table orders drop column starts_on, drop column start_reason');
  }
}
