import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trainers, and which members they train. */
export class Trainers1790000000015 implements MigrationInterface {
  name = 'Trainers1790000000015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table trainers (
        id uuid not null default gen_random_uuid(),
        position smallint not null,
        slug varchar(80) not null,
        name varchar(80) not null,
        age smallint not null,
        specialty varchar(80) not null,
        description varchar(600) not null,
        bio text,
        specialisations text[] not null,
        years_of_experience smallint,
        portrait_url varchar(300) not null,
        constraint trainers_pkey primary key (id),
        constraint trainers_slug_unique unique (slug),
        constraint trainers_slug_fits_an_address check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        constraint trainers_age_is_of_an_adult check (age between 18 and 99),
        constraint trainers_experience_fits_the_age check (years_of_experience between 0 and age),
        constraint trainers_bio_or_specialisations check (
          (bio is null) = (cardinality(specialisations) > 0)
          and (bio is null) = (years_of_experience is not null)
        )
      )
    `);
    await queryRunner.query(`
      create trigger trainers_changed after insert or update or delete or truncate on trainers
      for each statement execute function notify_content_changed()
    `);
    await queryRunner.query(`
      create table trainer_assignments (
        user_id uuid not null,
        trainer_id uuid not null,
        assigned_at timestamptz(3) not null,
        assigned_by uuid,
        constraint trainer_assignments_pkey primary key (user_id),
        constraint trainer_assignments_user foreign key (user_id) references users (id) on delete cascade,
        constraint trainer_assignments_trainer foreign key (trainer_id) references trainers (id) on delete cascade,
        constraint trainer_assignments_assigner foreign key (assigned_by) references users (id) on delete set null
      )
    `);
    await queryRunner.query(`
      create index trainer_assignments_by_trainer on trainer_assignments (trainer_id)
    `);
    await queryRunner.query(`
      create index trainer_assignments_by_assigner on trainer_assignments (assigned_by)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table trainer_assignments');
    await queryRunner.query('drop table trainers');
  }
}
