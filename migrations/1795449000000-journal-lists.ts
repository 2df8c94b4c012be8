import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, replaceIndex } from '#server/database/migration-steps';

/** Lists of what one person did, and of entries of one type, newest first. */
export class JournalLists1795449000000 implements MigrationInterface {
  name = 'JournalLists1795449000000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndex(queryRunner, 'journal_by_type', 'on journal (type, at, id)');
    await replaceIndex(queryRunner, 'journal_by_actor', 'on journal (actor_id, at, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index journal_by_actor');
    await queryRunner.query('create index journal_by_actor on journal (actor_id)');
    await queryRunner.query('drop index journal_by_type');
  }
}
