import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HiddenTrainers1796003201927 implements MigrationInterface {
  name = 'HiddenTrainers1796003201927';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table trainers add column is_hidden boolean not null default false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table trainers drop column is_hidden');
  }
}
