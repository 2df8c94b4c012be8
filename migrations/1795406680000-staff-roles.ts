import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StaffRoles1795406680000 implements MigrationInterface {
  name = 'StaffRoles1795406680000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users drop constraint users_role_is_known,
        add constraint users_role_is_known check (role in ('user', 'trainer', 'front_desk', 'admin'))
    `);
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
