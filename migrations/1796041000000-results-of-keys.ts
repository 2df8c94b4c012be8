import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResultsOfKeys1796041000000 implements MigrationInterface {
  name = 'ResultsOfKeys1796041000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table idempotency_keys add column result_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table idempotency_keys drop column result_id');
  }
}
