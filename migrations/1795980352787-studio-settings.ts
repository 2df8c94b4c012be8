import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the studio has set, one row for each section; a section without a row has its default values. */
export class StudioSettings1795980352787 implements MigrationInterface {
  name = 'StudioSettings1795980352787';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table studio_settings (
        id uuid not null default gen_random_uuid(),
        section varchar(20) not null,
        value jsonb,
        version integer not null default 0,
        constraint studio_settings_pkey primary key (id),
        constraint studio_settings_section_unique unique (section)
      )
    `);
    await queryRunner.query(`
      create trigger studio_settings_changed after insert or update or delete or truncate on studio_settings
      for each statement execute function notify_content_changed()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table studio_settings');
  }
}
