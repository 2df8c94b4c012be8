import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments, which may be refunded in parts, and the events that the gateway has sent about them. */
export class Payments1790000000018 implements MigrationInterface {
  name = 'Payments1790000000018';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table payments (
        id uuid not null default gen_random_uuid(),
        order_id uuid not null,
        gateway text not null,
        gateway_payment_id varchar(64),
        method varchar(20),
        amount_paise integer not null,
        status text not null,
        created_at timestamptz(3) not null,
        captured_at timestamptz(3),
        constraint payments_pkey primary key (id),
        constraint payments_gateway_payment_unique unique (gateway_payment_id),
        constraint payments_order foreign key (order_id) references orders (id),
        constraint payments_gateway_is_known check (gateway in ('desk', 'razorpay')),
        constraint payments_status_is_known check (status in ('created', 'failed', 'authorized', 'captured')),
        constraint payments_captured_at_a_time check ((status = 'captured') = (captured_at is not null)),
        constraint payments_by_hand_or_by_gateway check (
          (gateway = 'desk') = (gateway_payment_id is null)
          and (gateway <> 'desk' or method in ('cash', 'card', 'upi'))
        ),
        constraint payments_hold_money check (amount_paise > 0)
      )
    `);
    await queryRunner.query('create index payments_by_order on payments (order_id)');
    await queryRunner.query(`
      create function refuse_payment_going_back() returns trigger language plpgsql as $$
      declare
        steps constant text[] := array['created', 'failed', 'authorized', 'captured'];
      begin
        if array_position(steps, new.status::text) < array_position(steps, old.status::text) then
          raise exception 'a payment that is % does not become %', old.status, new.status
            using errcode = 'check_violation', constraint = 'payments_go_forward';
        end if;
        return new;
      end
      $$
    `);
    await queryRunner.query(`
      create trigger payments_go_forward before update on payments
      for each row execute function refuse_payment_going_back()
    `);
    await queryRunner.query(`
      create table refunds (
        id uuid not null default gen_random_uuid(),
        payment_id uuid not null,
        cause text not null,
        reason varchar(200) not null,
        amount_paise integer not null,
        status text not null,
        gateway_refund_id varchar(64),
        attempt smallint not null default 1,
        problem varchar(200),
        method text,
        by_hand varchar(200),
        request_key varchar(64),
        requested_at timestamptz(3) not null,
        checked_at timestamptz(3),
        done_at timestamptz(3),
        constraint refunds_pkey primary key (id),
        constraint refunds_gateway_refund_unique unique (gateway_refund_id),
        constraint refunds_request_key_unique unique (payment_id, request_key),
        constraint refunds_payment foreign key (payment_id) references payments (id),
        constraint refunds_cause_is_known check (cause in ('order', 'unused', 'gateway')),
        constraint refunds_amount_is_not_negative check (amount_paise >= 0),
        constraint refunds_status_is_known check (status in ('requested', 'pending', 'done', 'failed')),
        constraint refunds_method_is_known check (method in ('cash', 'card', 'upi', 'bank_transfer')),
        constraint refunds_by_hand_are_done check (by_hand is null or status = 'done'),
        constraint refunds_done_at_a_time check ((status = 'done') = (done_at is not null))
      )
    `);
    await queryRunner.query('create index refunds_by_payment on refunds (payment_id)');
    await queryRunner.query(`create index refunds_open on refunds (checked_at) where status <> 'done'`);
    await queryRunner.query(`
      create unique index refunds_one_open_request on refunds (payment_id)
      where cause <> 'gateway' and status <> 'done'
    `);
    await queryRunner.query(`
      create table gateway_events (
        gateway text not null,
        event_id varchar(64) not null,
        type varchar(40) not null,
        received_at timestamptz(3) not null,
        constraint gateway_events_pkey primary key (gateway, event_id),
        constraint gateway_events_gateway_is_known check (gateway in ('desk', 'razorpay'))
      )
    `);
    await queryRunner.query('create index gateway_events_oldest on gateway_events (received_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table gateway_events');
    await queryRunner.query('drop table refunds');
    await queryRunner.query('drop table payments');
    await queryRunner.query('drop function refuse_payment_going_back()');
  }
}
