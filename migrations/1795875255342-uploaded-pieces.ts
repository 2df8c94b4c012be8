import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files are uploaded and read in pieces, so that no process keeps all of a file in memory. */
export class UploadedPieces1795875255342 implements MigrationInterface {
  name = 'UploadedPieces1795875255342';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table uploaded_pieces (
        import_id uuid not null constraint uploaded_pieces_import references member_imports on delete cascade,
        upload_id uuid not null,
        position integer not null,
        bytes bytea not null,
        constraint uploaded_pieces_pkey primary key (import_id, upload_id, position)
      )
    `);
    await queryRunner.query('alter table uploaded_pieces alter column bytes set storage external');
    // A piece of a compressed value can be read only after all that is before it was decompressed.
    await queryRunner.query('alter table member_imports alter column content set storage external');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table member_imports alter column content set storage extended');
    await queryRunner.query('drop table uploaded_pieces');
  }
}
