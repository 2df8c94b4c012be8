import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecurityEvents1790000000009 implements MigrationInterface {
  name = 'SecurityEvents1790000000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    // No foreign key, because the log outlives the account.
    await queryRunner.query(`
      create table security_events (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        event varchar(30) not null,
        created_at timestamptz(3) not null,
        constraint security_events_pkey primary key (id)
      )
    `);
    await queryRunner.query('create index security_events_by_user on security_events (user_id, created_at)');
    await queryRunner.query('create index security_events_oldest on security_events (created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table security_events');
  }
}
