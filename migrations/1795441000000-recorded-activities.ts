import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addUnique, createIndex } from '#server/database/migration-steps';

/** Lists of the activities of all members, and the idempotency keys with which staff record them. */
export class RecordedActivities1795441000000 implements MigrationInterface {
  name = 'RecordedActivities1795441000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndex(queryRunner, 'activities_newest', 'on activities (happened_at, id)');
    await createIndex(queryRunner, 'activities_newest_by_type', 'on activities (type, happened_at, id)');
    await queryRunner.query('alter table activities add column if not exists request_key varchar(64)');
    await addUnique(queryRunner, {
      table: 'activities',
      name: 'activities_request_key_unique',
      columns: 'recorded_by, request_key',
    });
    // The unique index serves the same purpose.
    await queryRunner.query('drop index if exists activities_by_recorder');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index activities_by_recorder on activities (recorded_by)');
    await queryRunner.query(`
      alter table activities
        drop constraint activities_request_key_unique,
        drop column request_key
    `);
    await queryRunner.query('drop index activities_newest_by_type');
    await queryRunner.query('drop index activities_newest');
  }
}
