import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#server/database/migration-steps';

/** The list of members at risk, those with the highest risk first. */
export class MembersByRisk1795442000001 implements MigrationInterface {
  name = 'MembersByRisk1795442000001';
  transaction = false;

  up(queryRunner: QueryRunner): Promise<void> {
    const columns = '(high_risk_at, user_id)';
    return createIndex(
      queryRunner,
      'member_summaries_by_risk',
      `on member_summaries ${columns} where plan_type = 'pass'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index member_summaries_by_risk');
  }
}
