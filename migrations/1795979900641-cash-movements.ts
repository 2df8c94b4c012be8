import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, replaceCheck } from '../server/database/migration-steps';

/** Bookings of cash that is taken out of the drawer or put into it, which belong to no order. */
export class CashMovements1795979900641 implements MigrationInterface {
  name = 'CashMovements1795979900641';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceCheck(queryRunner, kinds(", 'cash_movement'"));
    await replaceCheck(queryRunner, accounts(", 'withdrawn'"));
    await replaceCheck(queryRunner, {
      table: 'ledger_entries',
      name: 'ledger_entries_belong_to_an_order',
      condition: "(order_id is null) = (kind = 'cash_movement')",
    });
    await createIndex(
      queryRunner,
      'ledger_entries_by_business_day',
      "on ledger_entries (coalesce(business_day, (booked_at at time zone 'Asia/Kolkata')::date)) where account in ('cash', 'gateway')",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index ledger_entries_by_business_day');
    await queryRunner.query('alter table ledger_entries drop constraint ledger_entries_belong_to_an_order');
    await queryRunner.query('alter table ledger_entries disable trigger ledger_entries_stay');
    await queryRunner.query("delete from ledger_entries where kind = 'cash_movement'");
    await queryRunner.query('alter table ledger_entries enable trigger ledger_entries_stay');
    await replaceCheck(queryRunner, kinds(''));
    await replaceCheck(queryRunner, accounts(''));
  }
}

const kinds = (added: string) => ({
  table: 'ledger_entries',
  name: 'ledger_entries_kind_is_known',
  condition: `kind in ('sale', 'payment', 'sale_reversal', 'refund', 'write_off'${added})`,
});

const accounts = (added: string) => ({
  table: 'ledger_entries',
  name: 'ledger_entries_account_is_known',
  condition: `account in ('member', 'sales', 'cgst', 'sgst', 'round_off', 'cash', 'gateway', 'written_off'${added})`,
});
