import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BodyMeasurements1790000000032 implements MigrationInterface {
  name = 'BodyMeasurements1790000000032';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table body_measurements (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        weight_kg double precision,
        height_cm double precision,
        bmi double precision,
        muscle_mass_kg double precision,
        measured_at timestamptz(3) not null,
        constraint body_measurements_pkey primary key (id),
        constraint body_measurements_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query(`
      create index body_measurements_newest on body_measurements (user_id, measured_at)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table body_measurements');
  }
}
