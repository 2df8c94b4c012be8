import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for finding old rows without reading the whole table. */
export class RetentionIndexes1700000000035 implements MigrationInterface {
  name = 'RetentionIndexes1700000000035';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index sessions_ended on sessions (ended_at) where ended_at is not null');
    await queryRunner.query('create index password_resets_oldest on password_resets (created_at)');
    await queryRunner.query('create index mails_sent on mails (sent_at) where sent_at is not null');
    await queryRunner.query('create index gateway_events_oldest on gateway_events (received_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['sessions_ended', 'password_resets_oldest', 'mails_sent', 'gateway_events_oldest']) {
      await queryRunner.query(`drop index ${name}`);
    }
  }
}
