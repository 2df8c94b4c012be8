import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Days that the front desk has closed, and cash that staff take out of the drawer. Each booking counts for the business
 * day on which it is made, or for the day after the last closed one if that is later.
 */
export class ClosedDays1795979899641 implements MigrationInterface {
  name = 'ClosedDays1795979899641';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createClosings(queryRunner);
    await createMovements(queryRunner);
    await addBusinessDay(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger ledger_entries_business_day on ledger_entries');
    await queryRunner.query('alter table ledger_entries drop column business_day');
    await queryRunner.query('alter table ledger_entries alter column order_id set not null');
    await queryRunner.query('drop table cash_movements');
    await queryRunner.query('drop table day_reopenings');
    await queryRunner.query('drop table day_closings');
    for (const name of ['set_business_day', 'check_closing', 'check_reopening', 'last_closed_day'])
      await queryRunner.query(`drop function ${name}()`);
  }
}

/** Closings wait for the bookings that are under way, and bookings for a closing: whichever is first is seen by the other. */
const LOCK = "hashtextextended('business days', 0)";

async function createClosings(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table day_closings (
      id uuid not null default gen_random_uuid(),
      day date not null,
      covers_from date not null,
      float_paise bigint not null,
      float_reason varchar(200),
      cash_count jsonb not null,
      ways jsonb not null,
      movements jsonb not null,
      bank_list jsonb,
      left_paise bigint not null,
      handed_over_paise bigint not null,
      handed_over_to varchar(100) not null,
      closed_by varchar(254) not null,
      closed_at timestamptz(3) not null,
      request_key varchar(64) not null,
      constraint day_closings_pkey primary key (id),
      constraint day_closings_request_key_unique unique (request_key),
      constraint day_closings_cover_days check (covers_from <= day),
      constraint day_closings_hold_cash
        check (float_paise >= 0 and left_paise >= 0 and handed_over_paise >= 0)
    )
  `);
  await queryRunner.query('create index day_closings_by_day on day_closings (day)');
  await queryRunner.query('create index day_closings_newest on day_closings (closed_at, id)');
  await queryRunner.query(`
    create table day_reopenings (
      closing_id uuid not null,
      reason varchar(200) not null,
      reopened_by varchar(254) not null,
      reopened_at timestamptz(3) not null,
      request_key varchar(64) not null,
      constraint day_reopenings_pkey primary key (closing_id),
      constraint day_reopenings_closing foreign key (closing_id) references day_closings (id)
    )
  `);
  await queryRunner.query(`
    create function last_closed_day() returns date language sql stable as $$
      select max(day) from day_closings
      where not exists (select from day_reopenings where closing_id = day_closings.id)
    $$
  `);
  await queryRunner.query(`
    create function check_closing() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${LOCK});
      if new.covers_from <= last_closed_day() then
        raise exception 'the day % is closed', last_closed_day() using errcode = 'restrict_violation';
      end if;
      return new;
    end
    $$
  `);
  await queryRunner.query(`
    create trigger day_closings_check before insert on day_closings
    for each row execute function check_closing()
  `);
  await queryRunner.query(`
    create function check_reopening() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${LOCK});
      if last_closed_day() is distinct from (select day from day_closings where id = new.closing_id) then
        raise exception 'only the last closed day can be opened again' using errcode = 'restrict_violation';
      end if;
      return new;
    end
    $$
  `);
  await queryRunner.query(`
    create trigger day_reopenings_check before insert on day_reopenings
    for each row execute function check_reopening()
  `);
  for (const table of ['day_closings', 'day_reopenings']) await refuseChanges(queryRunner, table);
}

async function createMovements(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table cash_movements (
      id uuid not null default gen_random_uuid(),
      amount_paise bigint not null,
      reason varchar(200) not null,
      made_by varchar(254) not null,
      made_at timestamptz(3) not null,
      request_key varchar(64) not null,
      constraint cash_movements_pkey primary key (id),
      constraint cash_movements_request_key_unique unique (request_key),
      constraint cash_movements_move_cash check (amount_paise <> 0)
    )
  `);
  await refuseChanges(queryRunner, 'cash_movements');
}

const refuseChanges = (queryRunner: QueryRunner, table: string): Promise<void> =>
  queryRunner.query(`
    create trigger ${table}_stay before update or delete or truncate on ${table}
    for each statement execute function refuse_change()
  `);

/** The column is null in entries from before; they count for the day on which they were booked. */
async function addBusinessDay(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query('alter table ledger_entries add column business_day date');
  await queryRunner.query('alter table ledger_entries alter column order_id drop not null');
  await queryRunner.query(`
    create function set_business_day() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${LOCK});
      if new.business_day <= last_closed_day() then
        raise exception 'the day % is closed', new.business_day using errcode = 'restrict_violation';
      end if;
      new.business_day = greatest((new.booked_at at time zone 'Asia/Kolkata')::date, last_closed_day() + 1);
      return new;
    end
    $$
  `);
  await queryRunner.query(`
    create trigger ledger_entries_business_day before insert on ledger_entries
    for each row execute function set_business_day()
  `);
}
