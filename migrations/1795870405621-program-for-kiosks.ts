import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions that do not know kiosks would give the session of one all that its staff member may do. */
export class ProgramForKiosks1795870405621 implements MigrationInterface {
  name = 'ProgramForKiosks1795870405621';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "insert into program_requirements values ('ProgramForKiosks1795870405621', 'Kiosks1795450000000')",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "delete from program_requirements where migration = 'ProgramForKiosks1795870405621'",
    );
  }
}
