import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DietDetails1790000000033 implements MigrationInterface {
  name = 'DietDetails1790000000033';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table diet_details (
        id uuid not null default gen_random_uuid(),
        user_id uuid,
        age smallint,
        gender text,
        bmi double precision,
        bmi_status text,
        diet_goal varchar(500),
        food_preferences varchar(500),
        fitness_level text,
        limitations varchar(500),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint diet_details_pkey primary key (id),
        constraint diet_details_of_one_user unique (user_id),
        constraint diet_details_user foreign key (user_id) references users (id) on delete cascade,
        constraint diet_details_gender_is_known check (gender in ('male', 'female', 'other')),
        constraint diet_details_bmi_status_is_known
          check (bmi_status in ('Underweight', 'Normal', 'Overweight', 'Obese')),
        constraint diet_details_fitness_level_is_known
          check (fitness_level in ('sedentary', 'light', 'moderate', 'very')),
        constraint diet_details_bmi_has_a_status check (bmi is null or bmi_status is not null)
      )
    `);
    await queryRunner.query(`
      create index diet_details_of_nobody on diet_details (updated_at) where user_id is null
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table diet_details');
  }
}
