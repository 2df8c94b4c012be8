import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The prices of each plan, of which some may begin in the future; the first one is that with which it was added. */
export class PlanPrices1795992247068 implements MigrationInterface {
  name = 'PlanPrices1795992247068';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table plan_prices (
        id uuid not null default gen_random_uuid(),
        number bigint not null generated always as identity,
        offer_id uuid not null,
        price_paise integer not null,
        starts_on date,
        set_by varchar(254),
        set_at timestamptz(3) not null,
        constraint plan_prices_pkey primary key (id),
        constraint plan_prices_offer foreign key (offer_id) references plan_offers (id) on delete cascade,
        constraint plan_prices_cost_something check (price_paise > 0)
      )
    `);
    await queryRunner.query('create index plan_prices_of_offer on plan_prices (offer_id, starts_on, number)');
    await queryRunner.query(`
      insert into plan_prices (offer_id, price_paise, set_at)
      select id, price_paise, now() from plan_offers
    `);
    await queryRunner.query(`
      create function add_first_plan_price() returns trigger language plpgsql as $$
      begin
        insert into plan_prices (offer_id, price_paise, set_at) values (new.id, new.price_paise, now());
        return null;
      end $$
    `);
    await queryRunner.query(`
      create trigger plan_offers_have_a_price after insert on plan_offers
      for each row execute function add_first_plan_price()
    `);
    await queryRunner.query(`
      create trigger plan_prices_never_change before update on plan_prices
      for each statement execute function refuse_change()
    `);
    await queryRunner.query('alter table plan_offers add column version integer not null default 1');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table plan_offers drop column version');
    await queryRunner.query('drop trigger plan_offers_have_a_price on plan_offers');
    await queryRunner.query('drop function add_first_plan_price()');
    await queryRunner.query('drop table plan_prices');
  }
}
