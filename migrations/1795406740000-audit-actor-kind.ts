import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditActorKind1795406740000 implements MigrationInterface {
  name = 'AuditActorKind1795406740000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table audit_log add column actor_kind text not null default 'user',
        add constraint audit_log_actor_kind_is_known check (actor_kind in ('user', 'system'))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table audit_log drop column actor_kind');
  }
}
