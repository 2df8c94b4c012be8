import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which trainer a change of many members has replaced, so that it can be undone. Of those from before, nobody knows. */
export class ReplacedTrainers1795897742869 implements MigrationInterface {
  name = 'ReplacedTrainers1795897742869';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bulk_change_members add column previous_trainer_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bulk_change_members drop column previous_trainer_id');
  }
}
