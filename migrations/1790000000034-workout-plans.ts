import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WorkoutPlans1790000000034 implements MigrationInterface {
  name = 'WorkoutPlans1790000000034';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table workout_plans (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        input jsonb not null,
        plan jsonb not null,
        title varchar(120) not null,
        training_days smallint not null,
        starts_on date not null,
        created_at timestamptz(3) not null,
        constraint workout_plans_pkey primary key (id),
        constraint workout_plans_user foreign key (user_id) references users (id) on delete cascade,
        constraint workout_plans_train_on_some_days check (training_days > 0)
      )
    `);
    await queryRunner.query(`
      create index workout_plans_newest_of_user on workout_plans (user_id, created_at, id)
    `);
    // A workout outlives the plan that it belonged to; a tick does not outlive its workout.
    await queryRunner.query(`
      create table workout_plan_days (
        plan_id uuid not null,
        day smallint not null,
        activity_id uuid not null,
        constraint workout_plan_days_pkey primary key (plan_id, day),
        constraint workout_plan_days_activity_unique unique (activity_id),
        constraint workout_plan_days_plan
          foreign key (plan_id) references workout_plans (id) on delete cascade,
        constraint workout_plan_days_activity
          foreign key (activity_id) references activities (id) on delete cascade,
        constraint workout_plan_days_count_from_1 check (day > 0)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table workout_plan_days');
    await queryRunner.query('drop table workout_plans');
  }
}
