import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of log-ins: authenticator apps, recovery codes, and log-ins that wait for their second step. */
export class SecondFactors1795991796595 implements MigrationInterface {
  name = 'SecondFactors1795991796595';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users
        add column second_factor_since timestamptz(3),
        add column second_factor_due_at timestamptz(3)
    `);
    await queryRunner.query(`
      create table second_factors (
        user_id uuid not null,
        secret text,
        last_step bigint not null default 0,
        pending_secret text,
        pending_until timestamptz(3),
        constraint second_factors_pkey primary key (user_id),
        constraint second_factors_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query(`
      create table recovery_codes (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        code_hash varchar(64) not null,
        constraint recovery_codes_pkey primary key (id),
        constraint recovery_codes_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index recovery_codes_by_user on recovery_codes (user_id)');
    await queryRunner.query(`
      create table sign_in_challenges (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        token_hash varchar(64) not null,
        password_mark varchar(64) not null,
        is_kept boolean not null,
        kiosk_session_id uuid,
        expires_at timestamptz(3) not null,
        constraint sign_in_challenges_pkey primary key (id),
        constraint sign_in_challenges_token_unique unique (token_hash),
        constraint sign_in_challenges_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index sign_in_challenges_by_user on sign_in_challenges (user_id)');
    await queryRunner.query('create index sign_in_challenges_by_end on sign_in_challenges (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['sign_in_challenges', 'recovery_codes', 'second_factors'])
      await queryRunner.query(`drop table ${table}`);
    await queryRunner.query(`
      alter table users drop column second_factor_due_at, drop column second_factor_since
    `);
  }
}
