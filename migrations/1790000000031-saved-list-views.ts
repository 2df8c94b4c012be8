import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filters and orders of the members list that staff have given a name. */
export class SavedListViews1790000000031 implements MigrationInterface {
  name = 'SavedListViews1790000000031';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table saved_list_views (
        id uuid not null default gen_random_uuid(),
        owner_id uuid not null,
        name varchar(60) not null,
        is_shared boolean not null,
        parameters varchar(500) not null,
        version integer not null default 1,
        created_at timestamptz(3) not null,
        constraint saved_list_views_pkey primary key (id),
        constraint saved_list_views_name_unique unique (owner_id, name),
        constraint saved_list_views_owner foreign key (owner_id) references users (id) on delete cascade
      )
    `);
    await queryRunner.query(`
      create index saved_list_views_shared on saved_list_views (name) where is_shared
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table saved_list_views');
  }
}
