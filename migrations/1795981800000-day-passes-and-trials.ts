import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../server/database/migration-steps';

const KINDS = "('membership', 'day_pass', 'trial')";

/** Plans that last some days and are sold at the desk only: day passes and trials. */
export class DayPassesAndTrials1795981800000 implements MigrationInterface {
  name = 'DayPassesAndTrials1795981800000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, kind, days] of [
      ['plan_offers', 'kind', 'duration_days'],
      ['orders', 'plan_kind', 'duration_days'],
      ['membership_periods', 'kind', 'days'],
    ])
      await queryRunner.query(`
        alter table ${table}
          add column if not exists ${kind} text not null default 'membership',
          add column if not exists ${days} smallint
      `);
    for (const [table, name, condition] of [
      ['plan_offers', 'plan_offers_kind_is_known', `kind in ${KINDS}`],
      [
        'plan_offers',
        'plan_offers_lasts',
        `case kind when 'membership' then duration_months > 0 and duration_days is null
          else duration_months = 0 and coalesce(duration_days, 0) > 0 end`,
      ],
      ['orders', 'orders_plan_kind_is_known', `plan_kind in ${KINDS}`],
      ['membership_periods', 'membership_periods_kind_is_known', `kind in ${KINDS}`],
      [
        'membership_periods',
        'membership_periods_last',
        '(months > 0 or coalesce(days, 0) > 0) and ends_at > starts_at',
      ],
    ] as const)
      await replaceCheck(queryRunner, { table, name, condition });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table plan_offers drop column kind, drop column duration_days,
        add constraint plan_offers_lasts check (duration_months > 0)
    `);
    await queryRunner.query('alter table orders drop column plan_kind, drop column duration_days');
    await queryRunner.query('alter table membership_periods drop constraint membership_periods_last');
    await queryRunner.query(`
      alter table membership_periods drop column kind, drop column days,
        add constraint membership_periods_last check (months > 0 and ends_at > starts_at)
    `);
  }
}
