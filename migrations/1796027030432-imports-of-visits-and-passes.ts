import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../server/database/migration-steps';

const REASONS = [
  'added_meanwhile',
  'changed_meanwhile',
  'deleted_meanwhile',
  'phone_taken',
  'logged_in',
  'ordered',
  'visited',
  'edited',
  'in_use',
];
const NEW_REASONS = ['entered_meanwhile', 'removed_meanwhile', 'pass_changed'];

/** Files also have visits, and passes that members had. */
export class ImportsOfVisitsAndPasses1796027030432 implements MigrationInterface {
  name = 'ImportsOfVisitsAndPasses1796027030432';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "alter table member_imports add column if not exists kind text not null default 'members'",
    );
    await queryRunner.query('alter table member_import_rows add column if not exists activity_id uuid');
    await replaceCheck(queryRunner, {
      table: 'member_imports',
      name: 'member_imports_kind_is_known',
      condition: "kind in ('members', 'visits', 'passes')",
    });
    await replaceReasons(queryRunner, [...REASONS, ...NEW_REASONS]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("delete from member_imports where kind <> 'members'");
    await replaceReasons(queryRunner, REASONS);
    await queryRunner.query('alter table member_import_rows drop column activity_id');
    await queryRunner.query('alter table member_imports drop column kind');
  }
}

const replaceReasons = (queryRunner: QueryRunner, reasons: readonly string[]): Promise<void> =>
  replaceCheck(queryRunner, {
    table: 'member_import_rows',
    name: 'member_import_rows_reason_is_known',
    condition: `reason in (${reasons.map((reason) => `'${reason}'`).join(', ')})`,
  });
