import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '#server/database/migration-steps';

export class StaffRoles1795406680000 implements MigrationInterface {
  name = 'StaffRoles1795406680000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceCheck(queryRunner, {
      table: 'users',
      name: 'users_role_is_known',
      condition: `role in ('user', 'trainer', 'front_desk', 'admin')`,
    });
  }

  /** Trainers and the front desk become members, because the roles did not exist before. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`update users set role = 'user' where role in ('trainer', 'front_desk')`);
    await queryRunner.query(`
      alter table users drop constraint users_role_is_known,
        add constraint users_role_is_known check (role in ('user', 'admin'))
    `);
  }
}
