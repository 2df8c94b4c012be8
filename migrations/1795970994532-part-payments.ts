import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addUnique, createIndex, replaceCheck } from '../server/database/migration-steps';

/** Orders that are sold for a part of their price, with the rest due on days that were agreed, or written off. */
export class PartPayments1795970994532 implements MigrationInterface {
  name = 'PartPayments1795970994532';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table orders
        add column if not exists due_paise integer not null default 0,
        add column if not exists due_on date,
        add column if not exists instalments jsonb not null default '[]',
        add column if not exists written_off_paise integer not null default 0
    `);
    for (const [name, condition] of [
      [
        'orders_status_is_known',
        "status in ('placed', 'part_paid', 'paid', 'written_off', 'rejected', 'cancelled', 'expired', 'refunded')",
      ],
      [
        'orders_due_while_part_paid',
        "due_paise >= 0 and (due_paise > 0) = (status = 'part_paid') and (due_paise > 0) = (due_on is not null)",
      ],
      ['orders_written_off_in_part', 'written_off_paise >= 0 and written_off_paise < total_paise'],
    ] as const)
      await replaceCheck(queryRunner, { table: 'orders', name, condition });
    await createIndex(queryRunner, 'orders_due_by_user', 'on orders (user_id) where due_paise > 0');
    await queryRunner.query('alter table payments add column if not exists request_key varchar(64)');
    await addUnique(queryRunner, {
      table: 'payments',
      name: 'payments_request_key_unique',
      columns: 'order_id, request_key',
    });
    await replaceCheck(queryRunner, {
      table: 'ledger_entries',
      name: 'ledger_entries_kind_is_known',
      condition: "kind in ('sale', 'payment', 'sale_reversal', 'refund', 'write_off')",
    });
    await replaceCheck(queryRunner, {
      table: 'ledger_entries',
      name: 'ledger_entries_account_is_known',
      condition:
        "account in ('member', 'sales', 'cgst', 'sgst', 'round_off', 'cash', 'gateway', 'written_off')",
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceCheck(queryRunner, {
      table: 'ledger_entries',
      name: 'ledger_entries_account_is_known',
      condition: "account in ('member', 'sales', 'cgst', 'sgst', 'round_off', 'cash', 'gateway')",
    });
    await replaceCheck(queryRunner, {
      table: 'ledger_entries',
      name: 'ledger_entries_kind_is_known',
      condition: "kind in ('sale', 'payment', 'sale_reversal', 'refund')",
    });
    await queryRunner.query('alter table payments drop column request_key');
    await replaceCheck(queryRunner, {
      table: 'orders',
      name: 'orders_status_is_known',
      condition: "status in ('placed', 'paid', 'rejected', 'cancelled', 'expired', 'refunded')",
    });
    await queryRunner.query(`
      alter table orders drop column due_paise, drop column due_on, drop column instalments,
        drop column written_off_paise
    `);
  }
}
