import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff entered or confirmed a phone number. Of numbers from before, nobody knows who entered them. */
export class ConfirmedPhones1795872614281 implements MigrationInterface {
  name = 'ConfirmedPhones1795872614281';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add column phone_confirmed_at timestamptz(3)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users drop column phone_confirmed_at');
  }
}
