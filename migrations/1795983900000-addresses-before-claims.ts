import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address that a claimed account had before, for claims that are taken back. */
export class AddressesBeforeClaims1795983900000 implements MigrationInterface {
  name = 'AddressesBeforeClaims1795983900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sign_ups add column replaced_email varchar(254)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sign_ups drop column replaced_email');
  }
}
