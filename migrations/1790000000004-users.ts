import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Users1790000000004 implements MigrationInterface {
  name = 'Users1790000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Members without an e-mail address have a name and a phone number, and cannot log in.
    await queryRunner.query(`
      create table users (
        id uuid not null default gen_random_uuid(),
        email varchar(254),
        email_verification_hash varchar(64),
        user_name varchar(30),
        phone varchar(16),
        phone_confirmed_at timestamptz(3),
        password_hash text not null,
        must_change_password boolean not null default false,
        role text not null default 'user',
        name varchar(80),
        fitness_goals varchar(500),
        workout_preferences varchar(500),
        version integer not null default 1,
        created_at timestamptz(3) not null default now(),
        imported_at timestamptz(3),
        invited_at timestamptz(3),
        constraint users_pkey primary key (id),
        constraint users_email_unique unique (email),
        constraint users_user_name_unique unique (user_name),
        constraint users_phone_unique unique (phone),
        constraint users_email_is_lower_case check (email = lower(email)),
        constraint users_role_is_known check (role in ('user', 'trainer', 'front_desk', 'admin')),
        constraint users_without_email check (
          email is not null
          or (name is not null and phone is not null and role = 'user' and password_hash = 'none')
        )
      )
    `);
    await queryRunner.query(`create index users_admins on users (role) where role = 'admin'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table users');
  }
}
