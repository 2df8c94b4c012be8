import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of the activities of all members, and the idempotency keys with which staff record them. */
export class RecordedActivities1795441000000 implements MigrationInterface {
  name = 'RecordedActivities1795441000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index activities_newest on activities (happened_at, id)');
    await queryRunner.query('create index activities_newest_by_type on activities (type, happened_at, id)');
    await queryRunner.query(`
      alter table activities
        add column request_key varchar(64),
        add constraint activities_request_key_unique unique (recorded_by, request_key)
    `);
    // The unique index serves the same purpose.
    await queryRunner.query('drop index activities_by_recorder');
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
