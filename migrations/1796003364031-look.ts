import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is made of the look that the studio has set: pictures and icons. Logos may be narrower than other pictures. */
export class Look1796003364031 implements MigrationInterface {
  name = 'Look1796003364031';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table studio_settings add column made jsonb');
    await queryRunner.query('alter table media_files add column is_logo boolean not null default false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table media_files drop column is_logo');
    await queryRunner.query('alter table studio_settings drop column made');
  }
}
