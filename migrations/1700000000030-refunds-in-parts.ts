import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Refunds get an amount, a cause and the states between request and completion; a payment may have several refunds.
 */
export class RefundsInParts1700000000030 implements MigrationInterface {
  name = 'RefundsInParts1700000000030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table refunds
        add column amount_paise integer,
        add column cause varchar(7),
        add column attempt smallint not null default 1,
        add column problem varchar(200),
        add column by_hand varchar(200),
        add column checked_at timestamptz(3)
    `);
    await queryRunner.query(`
      update refunds set
        amount_paise = payments.amount_paise,
        cause = case when refunds.reason = 'The order no longer waited for this payment.' then 'unused' else 'order' end,
        status = case when refunds.status = 'requested' and gateway_refund_id is not null then 'pending'
          else refunds.status end
      from payments where payments.id = refunds.payment_id
    `);
    await queryRunner.query(`
      alter table refunds
        alter column amount_paise set not null,
        alter column cause set not null,
        drop constraint refunds_payment_unique,
        drop constraint refunds_status_is_known,
        add constraint refunds_status_is_known check (status in ('requested', 'pending', 'done', 'failed')),
        add constraint refunds_cause_is_known check (cause in ('order', 'unused', 'gateway')),
        add constraint refunds_amount_is_not_negative check (amount_paise >= 0),
        add constraint refunds_by_hand_are_done check (by_hand is null or status = 'done')
    `);
    await queryRunner.query('create index refunds_by_payment on refunds (payment_id)');
    await queryRunner.query(`create index refunds_open on refunds (checked_at) where status <> 'done'`);
    await queryRunner.query(`
      create unique index refunds_one_open_request on refunds (payment_id)
      where cause <> 'gateway' and status <> 'done'
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Fails if a payment was refunded in several parts, because the former table allows one refund for each
    // payment.
    await queryRunner.query('drop index refunds_one_open_request');
    await queryRunner.query('drop index refunds_open');
    await queryRunner.query('drop index refunds_by_payment');
    await queryRunner.query(`
      alter table refunds
        drop constraint refunds_by_hand_are_done,
        drop constraint refunds_amount_is_not_negative,
        drop constraint refunds_cause_is_known,
        drop constraint refunds_status_is_known
    `);
    await queryRunner.query(`update refunds set status = 'requested' where status in ('pending', 'failed')`);
    await queryRunner.query(`
      alter table refunds
        add constraint refunds_status_is_known check (status in ('requested', 'done')),
        add constraint refunds_payment_unique unique (payment_id),
        drop column amount_paise, drop column cause, drop column attempt, drop column problem,
        drop column by_hand, drop column checked_at
    `);
  }
}
