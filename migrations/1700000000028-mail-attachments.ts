import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No foreign key: receipts are never removed, and a mail stores only the id of the attached one. */
export class MailAttachments1700000000028 implements MigrationInterface {
  name = 'MailAttachments1700000000028';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table mails add column receipt_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table mails drop column receipt_id');
  }
}
