import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of one rupee with which an owner tries the payment gateway. They are no sales: no order has them. */
export class RupeeTests1796026981432 implements MigrationInterface {
  name = 'RupeeTests1796026981432';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table rupee_tests (
        id uuid not null default gen_random_uuid(),
        request_key varchar(64) not null,
        gateway_order_id varchar(64),
        gateway_payment_id varchar(64),
        created_at timestamptz(3) not null,
        verified_at timestamptz(3),
        paid_at timestamptz(3),
        webhook_at timestamptz(3),
        refunded_at timestamptz(3),
        constraint rupee_tests_pkey primary key (id),
        constraint rupee_tests_request_key_unique unique (request_key),
        constraint rupee_tests_gateway_order_unique unique (gateway_order_id)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table rupee_tests');
  }
}
