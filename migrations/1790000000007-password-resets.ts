import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code for a password reset works only for whoever requested it. */
export class PasswordResets1790000000007 implements MigrationInterface {
  name = 'PasswordResets1790000000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table password_resets (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        requester varchar(64),
        code_hash varchar(64) not null,
        code_expires_at timestamptz(3) not null,
        token_hash varchar(64),
        token_expires_at timestamptz(3),
        created_at timestamptz(3) not null,
        constraint password_resets_pkey primary key (id),
        constraint password_resets_user foreign key (user_id) references users (id) on delete cascade,
        constraint password_resets_token_unique unique (token_hash)
      )
    `);
    await queryRunner.query('create index password_resets_newest on password_resets (user_id, created_at)');
    await queryRunner.query('create index password_resets_oldest on password_resets (created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table password_resets');
  }
}
