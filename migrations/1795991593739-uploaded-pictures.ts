import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that staff upload, and photos of the gallery that show them. */
export class UploadedPictures1795991593739 implements MigrationInterface {
  name = 'UploadedPictures1795991593739';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table media_files (
        id uuid not null default gen_random_uuid(),
        created_at timestamptz(3) not null,
        uploaded_by uuid,
        upload_token_hash varchar(64),
        upload_expires_at timestamptz(3) not null,
        hash varchar(32),
        format varchar(3),
        width smallint,
        height smallint,
        color varchar(7),
        constraint media_files_pkey primary key (id),
        constraint media_files_token_unique unique (upload_token_hash),
        constraint media_files_hash_unique unique (hash),
        constraint media_files_uploader foreign key (uploaded_by) references users (id) on delete set null
      )
    `);
    await queryRunner.query('create index media_files_by_creation on media_files (created_at)');
    await queryRunner.query('create index media_files_by_uploader on media_files (uploaded_by)');
    await queryRunner.query(`
      create table media_pictures (
        id uuid not null default gen_random_uuid(),
        created_at timestamptz(3) not null,
        file_id uuid not null,
        crop jsonb not null,
        hash varchar(32) not null,
        width smallint not null,
        height smallint not null,
        made_at timestamptz(3),
        constraint media_pictures_pkey primary key (id),
        constraint media_pictures_hash_unique unique (hash),
        constraint media_pictures_file foreign key (file_id) references media_files (id) on delete cascade
      )
    `);
    await queryRunner.query('create index media_pictures_by_file on media_pictures (file_id)');
    await queryRunner.query('create index media_pictures_by_creation on media_pictures (created_at)');
    await queryRunner.query(`
      alter table photos
        add column is_hidden boolean not null default false,
        add column is_ready boolean not null default true,
        add column picture_id uuid,
        add column version integer not null default 1,
        add constraint photos_picture foreign key (picture_id) references media_pictures (id)
    `);
    await queryRunner.query('create index photos_by_picture on photos (picture_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('delete from photos where picture_id is not null');
    await queryRunner.query(`
      alter table photos drop column is_hidden, drop column is_ready, drop column picture_id, drop column version
    `);
    await queryRunner.query('drop table media_pictures');
    await queryRunner.query('drop table media_files');
  }
}
