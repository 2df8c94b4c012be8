import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other sessions than the one that started an export need the password to download it. */
export class SessionsOfExports1796077800000 implements MigrationInterface {
  name = 'SessionsOfExports1796077800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table studio_exports add column session_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table studio_exports drop column session_id');
  }
}
