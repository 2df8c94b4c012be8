import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order still has one receipt or invoice, but a credit note for each part that is refunded. */
export class CreditNotesForParts1700000000031 implements MigrationInterface {
  name = 'CreditNotesForParts1700000000031';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table receipts drop constraint receipts_one_of_a_kind');
    await queryRunner.query('create index receipts_by_order on receipts (order_id)');
    await queryRunner.query(`
      create unique index receipts_one_sale on receipts (order_id) where kind <> 'credit_note'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Fails if an order has several credit notes, because none of them may be deleted.
    await queryRunner.query('drop index receipts_one_sale');
    await queryRunner.query('drop index receipts_by_order');
    await queryRunner.query(
      'alter table receipts add constraint receipts_one_of_a_kind unique (order_id, kind)',
    );
  }
}
