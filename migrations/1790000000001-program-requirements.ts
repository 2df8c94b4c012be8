import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which versions of the product can use the tables. A migration that breaks older versions inserts its own name and the
 * name of the newest migration that a version must include; after any other migration older versions continue to run.
 */
export class ProgramRequirements1790000000001 implements MigrationInterface {
  name = 'ProgramRequirements1790000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table program_requirements (
        migration varchar(120) not null,
        needs varchar(120) not null,
        constraint program_requirements_pkey primary key (migration)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table program_requirements');
  }
}
