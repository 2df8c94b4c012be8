import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../server/database/migration-steps';

/** A receipt that staff mail becomes a copy once the mail is delivered; until then, the mail has the key of the request. */
export class MailedCopies1796040521161 implements MigrationInterface {
  name = 'MailedCopies1796040521161';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table mails add column if not exists receipt_request_key varchar(64)');
    await createIndex(
      queryRunner,
      'mails_with_copies',
      'on mails (receipt_id) where receipt_request_key is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index mails_with_copies');
    await queryRunner.query('alter table mails drop column receipt_request_key');
  }
}
