import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refresh tokens that were replaced before the previous one and get the same successor again for some seconds. */
export class ReplacedRefreshTokens1795870285078 implements MigrationInterface {
  name = 'ReplacedRefreshTokens1795870285078';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table sessions add column older_tokens jsonb not null default '[]'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sessions drop column older_tokens');
  }
}
