import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createUniqueIndex } from '../server/database/migration-steps';

export class MembersAddedByStaff1795958013819 implements MigrationInterface {
  name = 'MembersAddedByStaff1795958013819';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add column if not exists request_key varchar(64)');
    await createUniqueIndex(
      queryRunner,
      'users_request_key',
      'on users (request_key) where request_key is not null',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users drop column request_key');
  }
}
