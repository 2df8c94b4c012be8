import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that kiosks show, for members to scan. */
export class KioskPayments1795991848948 implements MigrationInterface {
  name = 'KioskPayments1795991848948';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table kiosk_payments (
        kiosk_id uuid not null,
        amount_paise bigint not null,
        reference varchar(35) not null,
        shown_until timestamptz(3) not null,
        constraint kiosk_payments_pkey primary key (kiosk_id),
        constraint kiosk_payments_kiosk foreign key (kiosk_id) references sessions (id) on delete cascade,
        constraint kiosk_payments_show_money check (amount_paise > 0)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table kiosk_payments');
  }
}
