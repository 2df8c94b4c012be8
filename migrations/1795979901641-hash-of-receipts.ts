import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hash of a document; those of before get it from the next migration, without keeping others from reading them. */
export class HashOfReceipts1795979901641 implements MigrationInterface {
  name = 'HashOfReceipts1795979901641';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table receipts add column hash text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table receipts drop column hash');
  }
}
