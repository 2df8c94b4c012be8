import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which clients of the REST API may send a write again, without what was sent or answered. */
export class IdempotencyKeys1790000000011 implements MigrationInterface {
  name = 'IdempotencyKeys1790000000011';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table idempotency_keys (
        user_id uuid not null,
        key_hash varchar(64) not null,
        fingerprint varchar(64) not null,
        request_key uuid not null,
        first_used_at timestamptz(3) not null,
        running_since timestamptz(3),
        constraint idempotency_keys_pkey primary key (user_id, key_hash),
        constraint idempotency_keys_user foreign key (user_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query('create index idempotency_keys_by_age on idempotency_keys (first_used_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table idempotency_keys');
  }
}
