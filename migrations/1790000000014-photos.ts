import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Photos1790000000014 implements MigrationInterface {
  name = 'Photos1790000000014';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table photos (
        id uuid not null default gen_random_uuid(),
        position smallint not null,
        image_url varchar(300) not null,
        width smallint not null,
        height smallint not null,
        color varchar(7) not null,
        caption varchar(60) not null,
        description varchar(300) not null,
        constraint photos_pkey primary key (id),
        constraint photos_image_url_unique unique (image_url),
        constraint photos_has_a_size check (width > 0 and height > 0),
        constraint photos_color_is_a_hex_color check (color ~ '^#[0-9a-f]{6}$')
      )
    `);
    await queryRunner.query(`
      create trigger photos_changed after insert or update or delete or truncate on photos
      for each statement execute function notify_content_changed()
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table photos');
  }
}
