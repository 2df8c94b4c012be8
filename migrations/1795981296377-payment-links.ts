import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links with which members pay an order without a log-in. */
export class PaymentLinks1795981296377 implements MigrationInterface {
  name = 'PaymentLinks1795981296377';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table payment_links (
        order_id uuid not null,
        token_hash varchar(64) not null,
        expires_at timestamptz(3) not null,
        constraint payment_links_pkey primary key (order_id),
        constraint payment_links_token_unique unique (token_hash),
        constraint payment_links_order foreign key (order_id) references orders (id)
      )
    `);
    await queryRunner.query('create index payment_links_by_end on payment_links (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table payment_links');
  }
}
