import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The job that sends a mail claims it, so that it is sent outside any transaction and yet by one job at a time. No
 * foreign key: receipts are never removed.
 */
export class Mails1790000000012 implements MigrationInterface {
  name = 'Mails1790000000012';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table mails (
        id uuid not null default gen_random_uuid(),
        kind varchar(30) not null,
        to_address varchar(254) not null,
        subject varchar(200) not null,
        text text not null,
        html text not null,
        receipt_id uuid,
        claimed_by bigint,
        created_at timestamptz not null default clock_timestamp(),
        sent_at timestamptz(3),
        failed_at timestamptz(3),
        last_error varchar(40),
        constraint mails_pkey primary key (id)
      )
    `);
    await queryRunner.query('create index mails_newest on mails (created_at)');
    await queryRunner.query('create index mails_by_address on mails (to_address, created_at)');
    await queryRunner.query('create index mails_sent on mails (sent_at) where sent_at is not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table mails');
  }
}
