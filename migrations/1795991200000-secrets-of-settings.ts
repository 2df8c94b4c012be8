import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets of the settings of the studio, such as the password of the mail server, encrypted. */
export class SecretsOfSettings1795991200000 implements MigrationInterface {
  name = 'SecretsOfSettings1795991200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table studio_settings add column secrets jsonb not null default '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table studio_settings drop column secrets');
  }
}
