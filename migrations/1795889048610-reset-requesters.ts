import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code for a password reset works only for whoever requested it; those of the version before, without a requester, are not used. */
export class ResetRequesters1795889048610 implements MigrationInterface {
  name = 'ResetRequesters1795889048610';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table password_resets add column requester varchar(64)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table password_resets drop column requester');
  }
}
