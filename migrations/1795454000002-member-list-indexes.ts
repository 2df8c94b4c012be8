import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '#server/database/migration-steps';

/**
 * With the searched text and the trainer in the indexes by name and by end, searches for common names and counts of
 * members without a trainer do not read the table.
 */
export class MemberListIndexes1795454000002 implements MigrationInterface {
  name = 'MemberListIndexes1795454000002';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const [byName, byEnd] = ['(name_key, user_id, search_text)', '(paid_until, user_id, trainer_id)'];
    await replaceIndex(queryRunner, 'member_summaries_by_name', `on member_summaries ${byName}`);
    await replaceIndex(queryRunner, 'member_summaries_by_end', `on member_summaries ${byEnd}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index member_summaries_by_name, member_summaries_by_end');
    await queryRunner.query('create index member_summaries_by_name on member_summaries (name_key, user_id)');
    await queryRunner.query('create index member_summaries_by_end on member_summaries (paid_until, user_id)');
  }
}
