import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns whose words articles and reviews are searched for. */
const TEXTS = {
  articles: ['title', 'description', 'text', 'created_team'],
  reviews: ['name', 'comment', 'answer'],
};

/**
 * The words of articles and reviews, for searches. A trigger writes them, not a generated column, which would lock the
 * table until all of its rows are rewritten; the next migration fills them.
 */
export class SearchWords1795475000000 implements MigrationInterface {
  name = 'SearchWords1795475000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await createFunction(queryRunner);
    for (const [table, columns] of Object.entries(TEXTS)) {
      await queryRunner.query(`alter table ${table} add column search_words tsvector`);
      await queryRunner.query(`
        create function write_search_words_of_${table}() returns trigger language plpgsql as $$
        begin
          new.search_words := search_words_of(concat_ws(' ', ${columns.map((column) => `new.${column}`).join(', ')}));
          return new;
        end
        $$
      `);
      await queryRunner.query(`
        create trigger ${table}_search_words before insert or update of ${columns.join(', ')} on ${table}
        for each row execute function write_search_words_of_${table}()
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TEXTS)) {
      await queryRunner.query(`drop trigger ${table}_search_words on ${table}`);
      await queryRunner.query(`drop function write_search_words_of_${table}()`);
      await queryRunner.query(`alter table ${table} drop column search_words`);
    }
    await queryRunner.query('drop function search_words_of(text)');
  }
}

/**
 * Each word as it is written, for the beginnings of words, and its English stem, for other forms of it. Punctuation is
 * replaced by blanks, because PostgreSQL would read "chest/back" as a path and "10-12" as two numbers, one of them
 * negative.
 */
function createFunction(queryRunner: QueryRunner): Promise<unknown> {
  return queryRunner.query(`
    create function search_words_of(content text) returns tsvector
    language sql immutable parallel safe as $$
      select strip(to_tsvector('pg_catalog.simple', words) || to_tsvector('pg_catalog.english', words))
      from translate(content, './-_@:&<>\\', '          ') as words
    $$
  `);
}
