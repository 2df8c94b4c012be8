import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditLog1700000000026 implements MigrationInterface {
  name = 'AuditLog1700000000026';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table audit_log (
        id uuid not null default gen_random_uuid(),
        actor_id uuid,
        action varchar(40) not null,
        subject_type varchar(20) not null,
        subject_id uuid not null,
        before jsonb not null,
        after jsonb not null,
        at timestamptz(3) not null,
        constraint audit_log_pkey primary key (id),
        constraint audit_log_actor foreign key (actor_id) references users (id) on delete set null
      )
    `);
    await queryRunner.query('create index audit_log_newest on audit_log (at, id)');
    await queryRunner.query('create index audit_log_by_actor on audit_log (actor_id)');
    await queryRunner.query('create index audit_log_by_subject on audit_log (subject_type, subject_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table audit_log');
  }
}
