import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '#server/database/migration-steps';

/** Enum columns, with the length of their varchar type before this migration. */
const COLUMNS: [table: string, column: string, length: number][] = [
  ['activities', 'type', 10],
  ['consents', 'purpose', 11],
  ['diet_details', 'bmi_status', 11],
  ['diet_details', 'fitness_level', 9],
  ['diet_details', 'gender', 6],
  ['gateway_events', 'gateway', 8],
  ['ledger_entries', 'account', 9],
  ['ledger_entries', 'kind', 13],
  ['membership_periods', 'line', 9],
  ['orders', 'gateway', 8],
  ['orders', 'plan_type', 9],
  ['orders', 'status', 9],
  ['payments', 'gateway', 8],
  ['payments', 'status', 10],
  ['plan_offers', 'type', 9],
  ['receipts', 'kind', 11],
  ['refunds', 'cause', 7],
  ['refunds', 'status', 9],
  ['sign_ups', 'role', 5],
  ['users', 'role', 5],
];

/**
 * Stores enums as text, so that a new value requires a change of one check constraint but not of the column type.
 * Adds the check constraint to the two columns that have none.
 */
export class EnumsAsText1795398360000 implements MigrationInterface {
  name = 'EnumsAsText1795398360000';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await queryRunner.query(`alter table ${table} alter column ${column} type text`);
    await replaceCheck(queryRunner, {
      table: 'gateway_events',
      name: 'gateway_events_gateway_is_known',
      condition: `gateway in ('desk', 'razorpay')`,
    });
    await replaceCheck(queryRunner, {
      table: 'sign_ups',
      name: 'sign_ups_role_is_known',
      condition: `role in ('user', 'admin')`,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sign_ups drop constraint sign_ups_role_is_known');
    await queryRunner.query('alter table gateway_events drop constraint gateway_events_gateway_is_known');
    for (const [table, column, length] of COLUMNS)
      await queryRunner.query(`alter table ${table} alter column ${column} type varchar(${length})`);
  }
}
