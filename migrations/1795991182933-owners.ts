import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, replaceCheck } from '../server/database/migration-steps';

const ROLES = ['user', 'trainer', 'front_desk', 'admin'];

/** The role of the owner, besides that of the admins. */
export class Owners1795991182933 implements MigrationInterface {
  name = 'Owners1795991182933';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceRoles(queryRunner, [...ROLES, 'owner']);
    await createIndex(queryRunner, 'users_employed', `on users (role) where role <> 'user'`);
    await queryRunner.query('drop index if exists users_admins');
  }

  /** Owners become admins. The journal, which cannot be changed, must not name one yet. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`update users set role = 'admin' where role = 'owner'`);
    await queryRunner.query(`update member_summaries set role = 'admin' where role = 'owner'`);
    await replaceRoles(queryRunner, ROLES);
    await queryRunner.query('drop index users_employed');
    await queryRunner.query(`create index users_admins on users (role) where role = 'admin'`);
  }
}

async function replaceRoles(queryRunner: QueryRunner, roles: readonly string[]): Promise<void> {
  const list = roles.map((role) => `'${role}'`).join(', ');
  const checks = [
    ['users', 'users_role_is_known', 'role'],
    ['member_summaries', 'member_summaries_role_is_known', 'role'],
    ['journal', 'journal_actor_role_is_known', 'actor_role'],
  ] as const;
  for (const [table, name, column] of checks)
    await replaceCheck(queryRunner, { table, name, condition: `${column} in (${list})` });
}
