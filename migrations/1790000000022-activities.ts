import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits and workouts, and how many visits there were in each hour of each day. */
export class Activities1790000000022 implements MigrationInterface {
  name = 'Activities1790000000022';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table activities (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        type text not null,
        workout varchar(80),
        happened_at timestamptz(3) not null,
        recorded_by uuid,
        request_key varchar(64),
        created_at timestamptz(3) not null default now(),
        constraint activities_pkey primary key (id),
        constraint activities_request_key_unique unique (recorded_by, request_key),
        constraint activities_user foreign key (user_id) references users (id) on delete cascade,
        constraint activities_recorder foreign key (recorded_by) references users (id) on delete set null,
        constraint activities_type_is_known check (type in ('attendance', 'workout')),
        constraint activities_workout_is_named check (workout is null or type = 'workout' and workout <> '')
      )
    `);
    await queryRunner.query('create index activities_newest on activities (happened_at, id)');
    await queryRunner.query('create index activities_newest_by_type on activities (type, happened_at, id)');
    await queryRunner.query(`
      create index activities_newest_of_user on activities (user_id, happened_at, id)
    `);
    await queryRunner.query(`
      create index activities_newest_of_user_by_type on activities (user_id, type, happened_at, id)
    `);
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
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table visit_hours');
    await queryRunner.query('drop table activities');
  }
}
