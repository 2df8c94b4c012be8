import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Backups that were written and checked, so that Fitness Admin can say when the last one was. */
export class Backups1795982408921 implements MigrationInterface {
  name = 'Backups1795982408921';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table backups (
        id uuid not null default gen_random_uuid(),
        made_at timestamptz(3) not null,
        size_bytes bigint not null,
        row_count bigint not null,
        is_encrypted boolean not null,
        constraint backups_pkey primary key (id)
      )
    `);
    await queryRunner.query('create index backups_newest on backups (made_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table backups');
  }
}
