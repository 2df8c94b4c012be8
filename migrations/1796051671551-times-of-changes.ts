import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '../server/database/migration-steps';

const CHANGING_TABLES = ['orders', 'activities', 'member_summaries'];

/**
 * When orders, activities and members were last changed, for programs that read what has changed since they last asked.
 * Rows of before count as changed now.
 */
export class TimesOfChanges1796051671551 implements MigrationInterface {
  name = 'TimesOfChanges1796051671551';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createFunctions(queryRunner);
    for (const table of CHANGING_TABLES) {
      await queryRunner.query(
        `alter table ${table} add column if not exists updated_at timestamptz(3) not null default now()`,
      );
      await queryRunner.query(`
        create or replace trigger ${table}_updated_at before update on ${table}
        for each row execute function set_updated_at()
      `);
    }
    await createTriggers(queryRunner);
    await createIndex(queryRunner, 'orders_by_update', 'on orders (updated_at, id)');
    await createIndex(queryRunner, 'activities_by_update', 'on activities (updated_at, id)');
    await createIndex(queryRunner, 'member_summaries_by_update', 'on member_summaries (updated_at, user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['payments', 'refunds', 'receipts'])
      await queryRunner.query(`drop trigger ${table}_change_order on ${table}`);
    await queryRunner.query('drop trigger users_change_member on users');
    await queryRunner.query('drop trigger waiver_acceptances_change_member on waiver_acceptances');
    for (const table of CHANGING_TABLES) {
      await queryRunner.query(`drop trigger ${table}_updated_at on ${table}`);
      await queryRunner.query(`alter table ${table} drop column updated_at`);
    }
    for (const name of ['set_updated_at', 'change_order_of_payment', 'change_order', 'change_member'])
      await queryRunner.query(`drop function ${name}()`);
  }
}

/**
 * The time of the statement, not of the transaction: rows that wait for a lock are changed after those that they wait for.
 * A row that the transaction has written already has its time.
 */
async function createFunctions(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create or replace function set_updated_at() returns trigger language plpgsql as $$
    begin
      new.updated_at := clock_timestamp();
      return new;
    end
    $$
  `);
  await queryRunner.query(`
    create or replace function change_order() returns trigger language plpgsql as $$
    begin
      update orders set updated_at = default where id = new.order_id and xmin <> pg_current_xact_id()::xid;
      return null;
    end
    $$
  `);
  await queryRunner.query(`
    create or replace function change_order_of_payment() returns trigger language plpgsql as $$
    begin
      update orders set updated_at = default from payments
      where payments.id = new.payment_id and orders.id = payments.order_id
        and orders.xmin <> pg_current_xact_id()::xid;
      return null;
    end
    $$
  `);
  await queryRunner.query(`
    create or replace function change_member() returns trigger language plpgsql as $$
    declare
      member uuid := to_jsonb(new) ->> tg_argv[0];
    begin
      update member_summaries set updated_at = default
      where user_id = member and xmin <> pg_current_xact_id()::xid;
      return null;
    end
    $$
  `);
}

/** What orders and members show of other tables. `MemberSummaryService` writes the rest of what members show. */
async function createTriggers(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create or replace trigger payments_change_order after insert or update on payments
    for each row when (new.status = 'captured') execute function change_order()
  `);
  await queryRunner.query(`
    create or replace trigger refunds_change_order after insert or update on refunds
    for each row execute function change_order_of_payment()
  `);
  await queryRunner.query(`
    create or replace trigger receipts_change_order after insert on receipts
    for each row execute function change_order()
  `);
  await queryRunner.query(`
    create or replace trigger waiver_acceptances_change_member after insert on waiver_acceptances
    for each row execute function change_member('user_id')
  `);
  const shown = (row: string) =>
    ['user_name', 'email_verification_hash', 'phone_confirmed_at', 'invited_at', 'version']
      .map((column) => `${row}.${column}`)
      .join(', ');
  await queryRunner.query(`
    create or replace trigger users_change_member after update on users
    for each row when ((${shown('old')}) is distinct from (${shown('new')}))
    execute function change_member('id')
  `);
}
