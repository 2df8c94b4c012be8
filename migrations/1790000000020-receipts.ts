import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order has one receipt or invoice, and a credit note for each part that is refunded. */
export class Receipts1790000000020 implements MigrationInterface {
  name = 'Receipts1790000000020';

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
        kind text not null,
        order_id uuid not null,
        content jsonb not null,
        issued_at timestamptz(3) not null,
        constraint receipts_pkey primary key (id),
        constraint receipts_number_unique unique (number),
        constraint receipts_order foreign key (order_id) references orders (id),
        constraint receipts_kind_is_known check (kind in ('receipt', 'invoice', 'credit_note')),
        constraint receipts_number_fits_the_law check (number ~ '^[A-Za-z0-9/-]{1,16}$')
      )
    `);
    await queryRunner.query('create index receipts_by_order on receipts (order_id)');
    await queryRunner.query(`
      create unique index receipts_one_sale on receipts (order_id) where kind <> 'credit_note'
    `);
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
