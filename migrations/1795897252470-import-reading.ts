import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the file of an import was read, what names of plans in it mean, and what each row changes. */
export class ImportReading1795897252470 implements MigrationInterface {
  name = 'ImportReading1795897252470';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table member_imports
        add column lines jsonb,
        add column head_row integer not null default 1,
        add column first_rows jsonb not null default '[]',
        add column likely_ends integer[] not null default '{}',
        add column plan_names jsonb not null default '[]',
        add column unknown_plans jsonb not null default '[]'
    `);
    await queryRunner.query('alter table member_import_rows add column changes jsonb');
    await eraseWithAccount(queryRunner, ['"values"', 'cells', 'problems', 'before', 'changes']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await eraseWithAccount(queryRunner, ['"values"', 'cells', 'problems', 'before']);
    await queryRunner.query('alter table member_import_rows drop column changes');
    await queryRunner.query(`
      alter table member_imports
        drop column lines,
        drop column head_row,
        drop column first_rows,
        drop column likely_ends,
        drop column plan_names,
        drop column unknown_plans
    `);
  }
}

/** What a row says about a member goes with the account. */
const eraseWithAccount = (queryRunner: QueryRunner, columns: string[]): Promise<unknown> =>
  queryRunner.query(`
    create or replace function erase_import_row() returns trigger language plpgsql as $$
    begin
      ${columns.map((column) => `new.${column} := null;`).join('\n      ')}
      return new;
    end
    $$
  `);
