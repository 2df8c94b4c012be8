import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Activities1700000000017 implements MigrationInterface {
  name = 'Activities1700000000017';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table activities (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        type varchar(10) not null,
        workout varchar(80),
        happened_at timestamptz(3) not null,
        recorded_by uuid,
        created_at timestamptz(3) not null default now(),
        constraint activities_pkey primary key (id),
        constraint activities_user foreign key (user_id) references users (id) on delete cascade,
        constraint activities_recorder foreign key (recorded_by) references users (id) on delete set null,
        constraint activities_type_is_known check (type in ('attendance', 'workout')),
        constraint activities_workout_is_named check (workout is null or type = 'workout' and workout <> '')
      )
    `);
    await queryRunner.query(`
      create index activities_newest_of_user on activities (user_id, happened_at, id)
    `);
    await queryRunner.query('create index activities_by_recorder on activities (recorded_by)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table activities');
  }
}
