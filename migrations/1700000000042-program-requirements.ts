import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells older versions of the product about newer tables. A migration that breaks older versions inserts its own
 * name and the name of the newest migration that a version must include in order to run; after any other migration
 * older versions continue to run.
 */
export class ProgramRequirements1700000000042 implements MigrationInterface {
  name = 'ProgramRequirements1700000000042';

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
