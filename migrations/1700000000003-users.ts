import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Users1700000000003 implements MigrationInterface {
  name = 'Users1700000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table users (
        id uuid not null default gen_random_uuid(),
        email varchar(254) not null,
        user_name varchar(30),
        phone varchar(16),
        password_hash text not null,
        role varchar(5) not null default 'user',
        must_change_password boolean not null default false,
        name varchar(80),
        fitness_goals varchar(500),
        workout_preferences varchar(500),
        created_at timestamptz(3) not null default now(),
        constraint users_pkey primary key (id),
        constraint users_email_unique unique (email),
        constraint users_user_name_unique unique (user_name),
        constraint users_phone_unique unique (phone),
        constraint users_email_is_lower_case check (email = lower(email)),
        constraint users_role_is_known check (role in ('user', 'admin'))
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table users');
  }
}
