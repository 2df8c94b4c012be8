import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much money was received and returned on each day. Transactions lock the row of a day when they commit, after all
 * other rows, so that none of them waits for another one that waits for it.
 */
export class RevenueDays1795454000001 implements MigrationInterface {
  name = 'RevenueDays1795454000001';

  async up(queryRunner: QueryRunner): Promise<void> {
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
      insert into revenue_days (day, received_paise, refunded_paise)
      select (booked_at at time zone 'Asia/Kolkata')::date,
        coalesce(sum(amount_paise) filter (where kind = 'payment'), 0),
        coalesce(-sum(amount_paise) filter (where kind = 'refund'), 0)
      from ledger_entries where account in ('cash', 'gateway')
      group by 1
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
    await queryRunner.query(`
      create constraint trigger ledger_entries_add_to_revenue_day after insert on ledger_entries
      deferrable initially deferred for each row
      when (new.account in ('cash', 'gateway')) execute function add_to_revenue_day()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger ledger_entries_add_to_revenue_day on ledger_entries');
    await queryRunner.query('drop function add_to_revenue_day');
    await queryRunner.query('drop table revenue_days');
  }
}
