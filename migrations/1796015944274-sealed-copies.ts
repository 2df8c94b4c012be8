import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of erased data, which only a key opens that is not here. */
export class SealedCopies1796015944274 implements MigrationInterface {
  name = 'SealedCopies1796015944274';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table sealed_copies (
        id uuid not null default gen_random_uuid(),
        sealed bytea not null,
        erased_at timestamptz(3) not null,
        constraint sealed_copies_pkey primary key (id)
      )
    `);
    await queryRunner.query('create index sealed_copies_by_time on sealed_copies (erased_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table sealed_copies');
  }
}
