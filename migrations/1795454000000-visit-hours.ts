import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many visits there were in each hour of each day. Instances of the previous version do not count theirs: after a
 * rolling release, `npm run db:rebuild-summaries` adds them.
 */
export class VisitHours1795454000000 implements MigrationInterface {
  name = 'VisitHours1795454000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table visit_hours (
        day date not null,
        hour smallint not null,
        count integer not null,
        constraint visit_hours_pkey primary key (day, hour),
        constraint visit_hours_hour_is_of_a_day check (hour between 0 and 23),
        constraint visit_hours_count_is_not_negative check (count >= 0)
      )
    `);
    await queryRunner.query(`
      insert into visit_hours (day, hour, count)
      select moment::date, extract(hour from moment), count(*)
      from (
        select happened_at at time zone 'Asia/Kolkata' as moment from activities where type = 'attendance'
      ) as visits
      group by 1, 2
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table visit_hours');
  }
}
