import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Sessions1790000000006 implements MigrationInterface {
  name = 'Sessions1790000000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Refresh tokens that were replaced before the previous one get the same successor again for some seconds.
    await queryRunner.query(`
      create table sessions (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        token_hash varchar(64) not null,
        previous_token_hash varchar(64),
        older_tokens jsonb not null default '[]',
        rotation_salt varchar(64) not null,
        rotated_at timestamptz(3) not null,
        is_kept boolean not null,
        is_kiosk boolean not null default false,
        device varchar(120) not null,
        address varchar(45) not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3),
        constraint sessions_pkey primary key (id),
        constraint sessions_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index sessions_by_user on sessions (user_id)');
    await queryRunner.query('create index sessions_by_end on sessions (expires_at)');
    await queryRunner.query('create index sessions_ended on sessions (ended_at) where ended_at is not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table sessions');
  }
}
