import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Ledger1700000000022 implements MigrationInterface {
  name = 'Ledger1700000000022';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table ledger_entries (
        id uuid not null default gen_random_uuid(),
        transaction_id uuid not null,
        kind varchar(13) not null,
        subject_id uuid not null,
        order_id uuid not null,
        account varchar(9) not null,
        amount_paise bigint not null,
        booked_at timestamptz(3) not null,
        constraint ledger_entries_pkey primary key (id),
        constraint ledger_entries_booked_once unique (kind, subject_id, account),
        constraint ledger_entries_order foreign key (order_id) references orders (id),
        constraint ledger_entries_kind_is_known check (kind in ('sale', 'payment', 'sale_reversal', 'refund')),
        constraint ledger_entries_account_is_known
          check (account in ('member', 'sales', 'cgst', 'sgst', 'round_off', 'cash', 'gateway')),
        constraint ledger_entries_move_money check (amount_paise <> 0)
      )
    `);
    await queryRunner.query('create index ledger_entries_by_transaction on ledger_entries (transaction_id)');
    await queryRunner.query('create index ledger_entries_by_order on ledger_entries (order_id)');
    await queryRunner.query(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
      end
      $$
    `);
    await queryRunner.query(`
      create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
      for each statement execute function refuse_change()
    `);
    await queryRunner.query(`
      create function refuse_unbalanced_booking() returns trigger language plpgsql as $$
      begin
        if (select sum(amount_paise) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
          raise exception 'the booking % does not sum to zero', new.transaction_id
            using errcode = 'check_violation', constraint = 'ledger_entries_balance';
        end if;
        return null;
      end
      $$
    `);
    // Deferred to the end of the transaction, because the entries of a booking are inserted one by one.
    await queryRunner.query(`
      create constraint trigger ledger_entries_balance after insert on ledger_entries
      deferrable initially deferred for each row execute function refuse_unbalanced_booking()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table ledger_entries');
    await queryRunner.query('drop function refuse_unbalanced_booking()');
    await queryRunner.query('drop function refuse_change()');
  }
}
