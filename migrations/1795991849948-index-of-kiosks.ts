import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../server/database/migration-steps';

/** Kiosks that are on, among all sessions. */
export class IndexOfKiosks1795991849948 implements MigrationInterface {
  name = 'IndexOfKiosks1795991849948';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndex(queryRunner, 'sessions_of_kiosks', 'on sessions (last_used_at) where is_kiosk');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index sessions_of_kiosks');
  }
}
