import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much money was received and returned on each day. Instances of the previous version do not add theirs: after a
 * rolling release, `npm run db:rebuild-summaries` does.
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
      create index ledger_entries_of_money on ledger_entries (booked_at, order_id)
        where account in ('cash', 'gateway')
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index ledger_entries_of_money');
    await queryRunner.query('drop table revenue_days');
  }
}
