import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceIndex } from '#server/database/migration-steps';

/** With the end of the membership in the index by name, searches for active members do not read the table. */
export class EndInIndexByName1795640000000 implements MigrationInterface {
  name = 'EndInIndexByName1795640000000';
  transaction = false;

  up(queryRunner: QueryRunner): Promise<void> {
    const columns = '(name_key, user_id, search_text, paid_until)';
    return replaceIndex(queryRunner, 'member_summaries_by_name', `on member_summaries ${columns}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const columns = '(name_key, user_id, search_text)';
    await queryRunner.query('drop index member_summaries_by_name');
    await queryRunner.query(`create index member_summaries_by_name on member_summaries ${columns}`);
  }
}
