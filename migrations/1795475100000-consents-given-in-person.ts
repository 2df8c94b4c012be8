import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents that members gave in the studio, and staff recorded. */
export class ConsentsGivenInPerson1795475100000 implements MigrationInterface {
  name = 'ConsentsGivenInPerson1795475100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table consents add column given_in_person boolean not null default false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table consents drop column given_in_person');
  }
}
