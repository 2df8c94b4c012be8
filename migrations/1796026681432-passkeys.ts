import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys as second factors, and the challenges that browsers sign with them. */
export class Passkeys1796026681432 implements MigrationInterface {
  name = 'Passkeys1796026681432';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table passkeys (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        credential_id varchar(1400) not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name varchar(60) not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        constraint passkeys_pkey primary key (id),
        constraint passkeys_credential_unique unique (credential_id),
        constraint passkeys_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index passkeys_by_user on passkeys (user_id)');
    await queryRunner.query('alter table sign_in_challenges add column passkey_challenge varchar(43)');
    await queryRunner.query(`
      alter table second_factors
        add column passkey_challenge varchar(43),
        add column passkey_session_id uuid,
        add column passkey_until timestamptz(3)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table second_factors
        drop column passkey_until, drop column passkey_session_id, drop column passkey_challenge
    `);
    await queryRunner.query('alter table sign_in_challenges drop column passkey_challenge');
    await queryRunner.query('drop table passkeys');
  }
}
