import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * With the searched text and the trainer in the indexes by name and by end, searches for common names and counts of
 * members without a trainer do not read the table.
 */
export class MemberListIndexes1795454000002 implements MigrationInterface {
  name = 'MemberListIndexes1795454000002';

  up(queryRunner: QueryRunner): Promise<void> {
    return replaceIndexes(queryRunner, {
      by_name: '(name_key, user_id, search_text)',
      by_end: '(paid_until, user_id, trainer_id)',
    });
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return replaceIndexes(queryRunner, { by_name: '(name_key, user_id)', by_end: '(paid_until, user_id)' });
  }
}

async function replaceIndexes(queryRunner: QueryRunner, columns: Record<string, string>): Promise<void> {
  for (const [name, list] of Object.entries(columns)) {
    await queryRunner.query(`drop index member_summaries_${name}`);
    await queryRunner.query(`create index member_summaries_${name} on member_summaries ${list}`);
  }
}
