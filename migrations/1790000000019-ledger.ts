import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings, whose entries sum to zero and never change, and how much money was received and returned on each day. */
export class Ledger1790000000019 implements MigrationInterface {
  name = 'Ledger1790000000019';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table ledger_entries (
        id uuid not null default gen_random_uuid(),
        transaction_id uuid not null,
        kind text not null,
        subject_id uuid not null,
        order_id uuid not null,
        account text not null,
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
      create index ledger_entries_of_money on ledger_entries (booked_at, order_id)
      where account in ('cash', 'gateway')
    `);
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
    await queryRunner.query(`
      create table revenue_days (
        day date not null,
        received_paise bigint not null,
        refunded_paise bigint not null,
        constraint revenue_days_pkey primary key (day),
        constraint revenue_days_amounts_are_not_negative check (received_paise >= 0 and refunded_paise >= 0)
      )
    `);
    await queryRunner.query(`
      create function add_to_revenue_day() returns trigger language plpgsql as $$
      begin
        insert into revenue_days (day, received_paise, refunded_paise)
        values (
          (new.booked_at at time zone 'Asia/Kolkata')::date,
          case new.kind when 'payment' then new.amount_paise else 0 end,
          case new.kind when 'refund' then -new.amount_paise else 0 end
        )
        on conflict (day) do update set received_paise = revenue_days.received_paise + excluded.received_paise,
          refunded_paise = revenue_days.refunded_paise + excluded.refunded_paise;
        return null;
      end $$
    `);
    // Transactions lock the row of a day when they commit, after all other rows, so that none of them waits for another one
    // that waits for it.
    await queryRunner.query(`
      create constraint trigger ledger_entries_add_to_revenue_day after insert on ledger_entries
      deferrable initially deferred for each row
      when (new.account in ('cash', 'gateway')) execute function add_to_revenue_day()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table ledger_entries');
    await queryRunner.query('drop table revenue_days');
    await queryRunner.query('drop function add_to_revenue_day()');
    await queryRunner.query('drop function refuse_unbalanced_booking()');
    await queryRunner.query('drop function refuse_change()');
  }
}
