import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sets and loads that members note of the exercises of their saved plans. */
export class TrainedExercises1790000000035 implements MigrationInterface {
  name = 'TrainedExercises1790000000035';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table trained_exercises (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        plan_id uuid,
        day smallint not null,
        position smallint not null,
        exercise_id varchar(80) not null,
        done_sets smallint[] not null,
        load_kg double precision,
        trained_at timestamptz(3) not null,
        constraint trained_exercises_pkey primary key (id),
        constraint trained_exercises_user foreign key (user_id) references users (id) on delete cascade,
        constraint trained_exercises_plan foreign key (plan_id) references workout_plans (id) on delete set null,
        constraint trained_exercises_once_a_day_of_plan unique (plan_id, day, position),
        constraint trained_exercises_have_a_set_or_load check (cardinality(done_sets) > 0 or load_kg is not null)
      )
    `);
    await queryRunner.query(`
      create index trained_exercises_newest_of_user on trained_exercises (user_id, trained_at, id)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table trained_exercises');
  }
}
