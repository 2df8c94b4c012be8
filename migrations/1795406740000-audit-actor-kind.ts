import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '#server/database/migration-steps';

export class AuditActorKind1795406740000 implements MigrationInterface {
  name = 'AuditActorKind1795406740000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table audit_log add column if not exists actor_kind text not null default 'user'`,
    );
    await replaceCheck(queryRunner, {
      table: 'audit_log',
      name: 'audit_log_actor_kind_is_known',
      condition: `actor_kind in ('user', 'system')`,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table audit_log drop column actor_kind');
  }
}
