import type { MigrationInterface, QueryRunner } from 'typeorm';

/** With the end of the membership in the index by name, searches for active members do not read the table. */
export class EndInIndexByName1795640000000 implements MigrationInterface {
  name = 'EndInIndexByName1795640000000';

  up(queryRunner: QueryRunner): Promise<void> {
    return replaceIndex(queryRunner, 'name_key, user_id, search_text, paid_until');
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return replaceIndex(queryRunner, 'name_key, user_id, search_text');
  }
}

async function replaceIndex(queryRunner: QueryRunner, columns: string): Promise<void> {
  await queryRunner.query('drop index member_summaries_by_name');
  await queryRunner.query(`create index member_summaries_by_name on member_summaries (${columns})`);
}
