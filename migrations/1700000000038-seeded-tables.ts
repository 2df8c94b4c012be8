import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records which tables have been filled with the content that comes with the product. */
export class SeededTables1700000000038 implements MigrationInterface {
  name = 'SeededTables1700000000038';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table seeded_tables (
        name varchar(63) not null,
        seeded_at timestamptz(3) not null default now(),
        constraint seeded_tables_pkey primary key (name)
      )
    `);
    // Until now all tables were filled together, so if any of them has rows, all of them have been filled.
    await queryRunner.query(`
      insert into seeded_tables (name)
      select unnest(array['articles', 'photos', 'plan_offers', 'trainers'])
      where exists (select from articles) or exists (select from photos)
        or exists (select from plan_offers) or exists (select from trainers)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table seeded_tables');
  }
}
