import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, replaceIndex } from '#server/database/migration-steps';

/** The indexes by which the history of one member is read. */
export class MemberHistory1795452000001 implements MigrationInterface {
  name = 'MemberHistory1795452000001';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // Changes of measurements alone are left out: the history shows the measurements themselves.
    await createIndex(
      queryRunner,
      'journal_by_member_and_type',
      `on journal (member_id, type, at, id) where after -> 'fields' is distinct from '["bodyMeasurements"]'::jsonb`,
    );
    await createIndex(
      queryRunner,
      'activities_newest_of_user_by_type',
      'on activities (user_id, type, happened_at, id)',
    );
    await replaceIndex(queryRunner, 'mails_by_address', 'on mails (to_address, created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index mails_by_address');
    await queryRunner.query('create index mails_by_address on mails (to_address)');
    await queryRunner.query('drop index activities_newest_of_user_by_type');
    await queryRunner.query('drop index journal_by_member_and_type');
  }
}
