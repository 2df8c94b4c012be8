import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from '#server/database/migration-steps';

/** Fills the words of the rows that are older than the column, and indexes them. Reading and writing go on meanwhile. */
export class SearchWordsFilled1795475000001 implements MigrationInterface {
  name = 'SearchWordsFilled1795475000001';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // The trigger writes the words.
    await queryRunner.query('update articles set title = title where search_words is null');
    await queryRunner.query('update reviews set name = name where search_words is null');
    await createIndex(queryRunner, 'articles_search', 'on articles using gin (search_words)');
    await createIndex(queryRunner, 'reviews_search', 'on reviews using gin (search_words)');
    await createIndex(queryRunner, 'articles_similar_title', 'on articles using gin (title gin_trgm_ops)');
    await createIndex(queryRunner, 'reviews_similar_name', 'on reviews using gin (name gin_trgm_ops)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index reviews_similar_name');
    await queryRunner.query('drop index articles_similar_title');
    await queryRunner.query('drop index reviews_search');
    await queryRunner.query('drop index articles_search');
  }
}
