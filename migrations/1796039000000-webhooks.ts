import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Webhooks, and what is sent to them. A trigger notes the entries of the journal in the order in which they are written,
 * which for one member is the order of commits, because a member is locked before their rows.
 */
export class Webhooks1796039000000 implements MigrationInterface {
  name = 'Webhooks1796039000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table webhooks (
        id uuid not null default gen_random_uuid(),
        url varchar(500) not null,
        events text[] not null,
        secret text not null,
        old_secret text,
        old_secret_ends_at timestamptz(3),
        is_enabled boolean not null default true,
        first_failed_at timestamptz(3),
        created_at timestamptz(3) not null,
        constraint webhooks_pkey primary key (id)
      )
    `);
    await queryRunner.query(`
      create table webhook_entries (
        position bigint generated always as identity,
        entry_id uuid not null,
        constraint webhook_entries_pkey primary key (position)
      )
    `);
    await queryRunner.query(`
      create table webhook_deliveries (
        id uuid not null default gen_random_uuid(),
        position bigint generated always as identity,
        webhook_id uuid not null,
        entry_id uuid,
        event varchar(40) not null,
        lane smallint not null,
        attempts smallint not null default 0,
        status text not null default 'waiting',
        answer varchar(200),
        created_at timestamptz(3) not null,
        due_at timestamptz(3) not null,
        sent_at timestamptz(3),
        constraint webhook_deliveries_pkey primary key (id),
        constraint webhook_deliveries_webhook foreign key (webhook_id) references webhooks (id) on delete cascade,
        constraint webhook_deliveries_status_is_known check (status in ('waiting', 'delivered', 'failed'))
      )
    `);
    await queryRunner.query(`
      create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, lane, position) where status = 'waiting'
    `);
    await queryRunner.query(`
      create index webhook_deliveries_waiting_in_order on webhook_deliveries (webhook_id, position)
      where status = 'waiting'
    `);
    await queryRunner.query(
      'create index webhook_deliveries_newest on webhook_deliveries (webhook_id, position)',
    );
    await queryRunner.query('create index webhook_deliveries_by_age on webhook_deliveries (created_at)');
    await queryRunner.query(`
      create function note_webhook_entries() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from webhooks where is_enabled) then
          insert into webhook_entries (entry_id) select id from added;
        end if;
        return null;
      end
      $$
    `);
    await queryRunner.query(`
      create trigger journal_notes_webhook_entries after insert on journal referencing new table as added
      for each statement execute function note_webhook_entries()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger journal_notes_webhook_entries on journal');
    await queryRunner.query('drop function note_webhook_entries()');
    await queryRunner.query('drop table webhook_deliveries');
    await queryRunner.query('drop table webhook_entries');
    await queryRunner.query('drop table webhooks');
  }
}
