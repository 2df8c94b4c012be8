import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time zone of the studio becomes a setting. Entries of the ledger keep the day on which they were booked, so that the
 * books stay as they are when it changes; those from before have none of their own, since all studios were in India.
 */
export class StudioTimeZone1796026734531 implements MigrationInterface {
  name = 'StudioTimeZone1796026734531';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function studio_time_zone() returns text language sql stable parallel safe as $$
        select coalesce(
          (select value ->> 'timeZone' from studio_settings where section = 'region'), 'Asia/Kolkata'
        )
      $$
    `);
    await queryRunner.query('alter table ledger_entries add column booked_on date');
    await queryRunner.query(setDays('studio_time_zone()', { keepsDay: true }));
    await queryRunner.query(addToRevenueDay('new.booked_on'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(addToRevenueDay("(new.booked_at at time zone 'Asia/Kolkata')::date"));
    await queryRunner.query(setDays("'Asia/Kolkata'", { keepsDay: false }));
    await queryRunner.query('alter table ledger_entries drop column booked_on');
    await queryRunner.query('drop function studio_time_zone()');
  }
}

const LOCK = "hashtextextended('business days', 0)";

const setDays = (zone: string, { keepsDay }: { keepsDay: boolean }) => `
  create or replace function set_business_day() returns trigger language plpgsql as $$
  declare
    today date := (new.booked_at at time zone ${zone})::date;
  begin
    perform pg_advisory_xact_lock_shared(${LOCK});
    if new.business_day <= last_closed_day() then
      raise exception 'the day % is closed', new.business_day using errcode = 'restrict_violation';
    end if;
    new.business_day = greatest(today, last_closed_day() + 1);
    ${keepsDay ? 'new.booked_on = today;' : ''}
    return new;
  end
  $$
`;

const addToRevenueDay = (day: string) => `
  create or replace function add_to_revenue_day() returns trigger language plpgsql as $$
  begin
    insert into revenue_days (day, received_paise, refunded_paise)
    values (
      ${day},
      case new.kind when 'payment' then new.amount_paise else 0 end,
      case new.kind when 'refund' then -new.amount_paise else 0 end
    )
    on conflict (day) do update set received_paise = revenue_days.received_paise + excluded.received_paise,
      refunded_paise = revenue_days.refunded_paise + excluded.refunded_paise;
    return null;
  end $$
`;
