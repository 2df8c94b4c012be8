import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlanOffers1790000000016 implements MigrationInterface {
  name = 'PlanOffers1790000000016';

  async up(queryRunner: QueryRunner): Promise<void> {
    // An offer that has been ordered is retired instead of deleted when it is no longer sold.
    await queryRunner.query(`
      create table plan_offers (
        id uuid not null default gen_random_uuid(),
        position smallint not null,
        type text not null,
        name varchar(80) not null,
        price_paise integer not null,
        duration_months smallint not null,
        features text[] not null,
        retired_at timestamptz(3),
        constraint plan_offers_pkey primary key (id),
        constraint plan_offers_name_unique unique (name),
        constraint plan_offers_type_is_known check (type in ('pass', 'nutrition')),
        constraint plan_offers_costs_something check (price_paise > 0),
        constraint plan_offers_lasts check (duration_months > 0)
      )
    `);
    await queryRunner.query(`
      create trigger plan_offers_changed after insert or update or delete or truncate on plan_offers
      for each statement execute function notify_content_changed()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table plan_offers');
  }
}
