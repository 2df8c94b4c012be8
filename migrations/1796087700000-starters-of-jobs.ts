import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sessions and API keys that long work is started with, and ends with. Null for work of earlier versions. */
export class StartersOfJobs1796087700000 implements MigrationInterface {
  name = 'StartersOfJobs1796087700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bulk_changes add column session_id uuid, add column key_id uuid');
    await queryRunner.query(
      'alter table member_imports add column started_session_id uuid, add column undone_session_id uuid',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table member_imports drop column started_session_id, drop column undone_session_id',
    );
    await queryRunner.query('alter table bulk_changes drop column session_id, drop column key_id');
  }
}
