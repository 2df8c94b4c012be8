import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of programs that use the API, and their names in the journal. */
export class ApiKeys1796026900000 implements MigrationInterface {
  name = 'ApiKeys1796026900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table api_keys (
        id uuid not null default gen_random_uuid(),
        name varchar(60) not null,
        key_hash varchar(64) not null,
        ending varchar(4) not null,
        owner_id uuid not null,
        permissions text[] not null,
        addresses text[] not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        constraint api_keys_pkey primary key (id),
        constraint api_keys_name_unique unique (name),
        constraint api_keys_hash_unique unique (key_hash),
        constraint api_keys_owner foreign key (owner_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index api_keys_by_owner on api_keys (owner_id)');
    await queryRunner.query('create index api_keys_by_end on api_keys (expires_at)');
    await queryRunner.query('alter table journal add actor_key text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table journal drop actor_key');
    await queryRunner.query('drop table api_keys');
  }
}
