import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '#server/database/migration-steps';

/** Members may have a phone number and no e-mail address; then they have a name and cannot log in. */
export class MembersWithoutEmail1795908002808 implements MigrationInterface {
  name = 'MembersWithoutEmail1795908002808';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceCheck(queryRunner, {
      table: 'users',
      name: 'users_without_email',
      condition: `email is not null
        or (name is not null and phone is not null and role = 'user' and password_hash = 'none')`,
    });
    await queryRunner.query('alter table users alter column email drop not null');
  }

  /** Refused while there are such members: an address cannot be invented. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users alter column email set not null');
    await queryRunner.query('alter table users drop constraint if exists users_without_email');
  }
}
