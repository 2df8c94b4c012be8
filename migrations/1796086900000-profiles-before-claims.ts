import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names and phone number that a claimed account had before, for claims that are taken back. */
export class ProfilesBeforeClaims1796086900000 implements MigrationInterface {
  name = 'ProfilesBeforeClaims1796086900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sign_ups add column replaced_profile jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sign_ups drop column replaced_profile');
  }
}
