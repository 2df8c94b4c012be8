import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files with all data of the studio, which owners ask for. */
export class StudioExports1796017601344 implements MigrationInterface {
  name = 'StudioExports1796017601344';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table studio_exports (
        id uuid not null default gen_random_uuid(),
        status text not null default 'running',
        stop_reason text,
        started_by uuid not null,
        started_at timestamptz(3) not null,
        progress smallint not null default 0,
        folder varchar(100),
        finished_at timestamptz(3),
        expires_at timestamptz(3),
        size_bytes bigint,
        part_count integer,
        file_key bytea,
        download_token_hash varchar(64),
        download_expires_at timestamptz(3),
        constraint studio_exports_pkey primary key (id),
        constraint studio_exports_token_unique unique (download_token_hash),
        constraint studio_exports_starter foreign key (started_by) references users (id) on delete cascade,
        constraint studio_exports_status_is_known check (status in ('running', 'done', 'failed', 'expired')),
        constraint studio_exports_stop_reason_is_known
          check (stop_reason in ('not_permitted', 'no_space', 'server_error')),
        constraint studio_exports_has_a_file_if_done check ((status = 'done') = (file_key is not null))
      )
    `);
    await queryRunner.query(
      "create unique index studio_exports_one_at_a_time on studio_exports (status) where status = 'running'",
    );
    await queryRunner.query('create index studio_exports_newest on studio_exports (started_at)');
    await queryRunner.query('create index studio_exports_by_starter on studio_exports (started_by)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table studio_exports');
  }
}
