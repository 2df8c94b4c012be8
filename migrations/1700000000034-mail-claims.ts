import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the job that sends a mail, so that it is sent outside any transaction and yet by one job at a time. */
export class MailClaims1700000000034 implements MigrationInterface {
  name = 'MailClaims1700000000034';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table mails add column claimed_by bigint');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table mails drop column claimed_by');
  }
}
