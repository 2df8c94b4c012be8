import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of receipts that staff hand out are only ever added, so that each has a number of its own. */
export class ReceiptCopies1795968532250 implements MigrationInterface {
  name = 'ReceiptCopies1795968532250';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table receipt_copies (
        receipt_id uuid not null,
        copy integer not null,
        way text not null,
        request_key varchar(64) not null,
        handed_out_at timestamptz(3) not null,
        constraint receipt_copies_pkey primary key (receipt_id, copy),
        constraint receipt_copies_request_key_unique unique (receipt_id, request_key),
        constraint receipt_copies_receipt foreign key (receipt_id) references receipts (id),
        constraint receipt_copies_way_is_known check (way in ('print', 'mail', 'link'))
      )
    `);
    await queryRunner.query(`
      create trigger receipt_copies_stay before update or delete or truncate on receipt_copies
      for each statement execute function refuse_change()
    `);
    await queryRunner.query(`
      create table receipt_links (
        token_hash varchar(64) not null,
        receipt_id uuid not null,
        copy integer,
        expires_at timestamptz(3) not null,
        constraint receipt_links_pkey primary key (token_hash),
        constraint receipt_links_receipt foreign key (receipt_id) references receipts (id),
        constraint receipt_links_copy foreign key (receipt_id, copy) references receipt_copies (receipt_id, copy)
      )
    `);
    await queryRunner.query('create index receipt_links_by_receipt on receipt_links (receipt_id, copy)');
    await queryRunner.query('create index receipt_links_by_expiry on receipt_links (expires_at)');
    await queryRunner.query('alter table mails add column receipt_copy integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table mails drop column receipt_copy');
    await queryRunner.query('drop table receipt_links');
    await queryRunner.query('drop table receipt_copies');
  }
}
