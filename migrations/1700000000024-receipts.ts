import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Receipts1700000000024 implements MigrationInterface {
  name = 'Receipts1700000000024';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table document_counters (
        series varchar(4) not null,
        fiscal_year varchar(5) not null,
        last integer not null,
        constraint document_counters_pkey primary key (series, fiscal_year)
      )
    `);
    await queryRunner.query(`
      create table receipts (
        id uuid not null default gen_random_uuid(),
        number varchar(16) not null,
        fiscal_year varchar(5) not null,
        kind varchar(11) not null,
        order_id uuid not null,
        content jsonb not null,
        issued_at timestamptz(3) not null,
        constraint receipts_pkey primary key (id),
        constraint receipts_number_unique unique (number),
        constraint receipts_one_of_a_kind unique (order_id, kind),
        constraint receipts_order foreign key (order_id) references orders (id),
        constraint receipts_kind_is_known check (kind in ('receipt', 'invoice', 'credit_note')),
        constraint receipts_number_fits_the_law check (number ~ '^[A-Za-z0-9/-]{1,16}$')
      )
    `);
    // A receipt never changes once it has been issued.
    await queryRunner.query(`
      create trigger receipts_stay before update or delete or truncate on receipts
      for each statement execute function refuse_change()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table receipts');
    await queryRunner.query('drop table document_counters');
  }
}
