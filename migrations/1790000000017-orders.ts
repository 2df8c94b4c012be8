import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Orders1790000000017 implements MigrationInterface {
  name = 'Orders1790000000017';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table orders (
        id uuid not null default gen_random_uuid(),
        number serial not null,
        user_id uuid,
        offer_id uuid,
        plan varchar(80) not null,
        plan_type text not null,
        duration_months smallint not null,
        tax_rate_bp integer not null,
        taxable_paise integer not null,
        cgst_paise integer not null,
        sgst_paise integer not null,
        round_off_paise integer not null,
        total_paise integer not null,
        gstin varchar(15),
        sac varchar(8),
        status text not null,
        gateway text not null,
        gateway_order_id varchar(64),
        request_key varchar(64) not null,
        placed_at timestamptz(3) not null,
        decided_at timestamptz(3),
        decided_by uuid,
        reason varchar(200),
        constraint orders_pkey primary key (id),
        constraint orders_number_unique unique (number),
        constraint orders_request_key_unique unique (user_id, request_key),
        constraint orders_gateway_order_unique unique (gateway_order_id),
        constraint orders_user foreign key (user_id) references users (id) on delete set null,
        constraint orders_offer foreign key (offer_id) references plan_offers (id) on delete set null,
        constraint orders_decided_by foreign key (decided_by) references users (id) on delete set null,
        constraint orders_plan_type_is_known check (plan_type in ('pass', 'nutrition')),
        constraint orders_status_is_known
          check (status in ('placed', 'paid', 'rejected', 'cancelled', 'expired', 'refunded')),
        constraint orders_gateway_is_known check (gateway in ('desk', 'razorpay')),
        constraint orders_cost_something check (total_paise > 0),
        constraint orders_taxes_are_equal check (cgst_paise = sgst_paise),
        constraint orders_parts_are_the_total
          check (taxable_paise + cgst_paise + sgst_paise + round_off_paise = total_paise),
        constraint orders_tax_is_registered
          check ((tax_rate_bp = 0) = (gstin is null) and (gstin is null) = (sac is null)),
        constraint orders_waits_or_is_decided check ((status = 'placed') = (decided_at is null))
      )
    `);
    await queryRunner.query('create index orders_newest on orders (placed_at, id)');
    await queryRunner.query('create index orders_newest_by_status on orders (status, placed_at, id)');
    await queryRunner.query('create index orders_by_user on orders (user_id, placed_at, id)');
    await queryRunner.query('create index orders_by_offer on orders (offer_id) where offer_id is not null');
    await queryRunner.query(`
      create index orders_by_decider on orders (decided_by) where decided_by is not null
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table orders');
  }
}
