import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignUps1790000000005 implements MigrationInterface {
  name = 'SignUps1790000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table sign_ups (
        id uuid not null default gen_random_uuid(),
        email varchar(254) not null,
        password_hash text,
        role text not null,
        token_hash varchar(64) not null,
        notice_version varchar(10) not null,
        expires_at timestamptz(3) not null,
        verified_at timestamptz(3),
        created_at timestamptz(3) not null,
        constraint sign_ups_pkey primary key (id),
        constraint sign_ups_token_unique unique (token_hash),
        constraint sign_ups_role_is_known check (role in ('user', 'admin'))
      )
    `);
    await queryRunner.query('create index sign_ups_by_email on sign_ups (email)');
    await queryRunner.query('create index sign_ups_by_end on sign_ups (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table sign_ups');
  }
}
