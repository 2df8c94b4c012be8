import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the searches of articles, reviews, members and enquiries have in common. */
export class Search1790000000003 implements MigrationInterface {
  name = 'Search1790000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create extension if not exists pg_trgm');
    await queryRunner.query(FOLD_FOR_SEARCH);
    await queryRunner.query(SPELL_IN_ASCII);
    await queryRunner.query(SEARCH_WORDS_OF);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function search_words_of(text)');
    await queryRunner.query('drop function spell_in_ascii(text)');
    await queryRunner.query('drop function fold_for_search(text)');
    await queryRunner.query('drop extension pg_trgm');
  }
}

/** Of regular expressions in SQL. */
const IGNORED = String.raw`[''’‘‛ʼʻ\`´′＇\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]`;

const ACCENTS = String.raw`[\u0300-\u036f\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]`;

/**
 * Folds texts as `common/fold-for-search.ts` does. What consists of ASCII characters has no accents, and most names and
 * addresses do.
 */
const FOLD_FOR_SEARCH = `
  create function fold_for_search(text) returns text language sql immutable parallel safe as $$
    select regexp_replace(
      case when octet_length($1) = length($1) then lower(translate($1, '''\`', '')) else
        translate(
          lower(regexp_replace(
            normalize(regexp_replace($1, '${IGNORED}', '', 'g'), NFKD), '${ACCENTS}', '', 'g'
          )),
          'łøđıς‐‒–—―−', 'lodiσ------'
        ) end,
      '[ \\t\\r\\n]+', ' ', 'g'
    )
  $$`;

/**
 * For the index with groups of letters, which has letters beyond ASCII only if the locale of the database knows them.
 * Replaces each of them by the five hexadecimal digits of its code point, last digit first and written as the letters A to
 * P, and a Z. So each has its own spelling, which occurs nowhere else in texts in lower case. The last digits differ most;
 * the groups of letters at the beginning of a word have them.
 */
const SPELL_IN_ASCII = `
  create function spell_in_ascii(text) returns text language sql immutable strict parallel safe as $$
    select coalesce(string_agg(
      case when ascii(letter) < 128 then letter else
        translate(reverse(lpad(to_hex(ascii(letter)), 5, '0')), '0123456789abcdef', 'ABCDEFGHIJKLMNOP') || 'Z' end,
      '' order by position
    ), '') from string_to_table($1, null) with ordinality as letters (letter, position)
  $$`;

/**
 * Each word as it is written, for the beginnings of words, and its English stem, for other forms of it. Punctuation is
 * replaced by blanks, because PostgreSQL would read "chest/back" as a path and "10-12" as two numbers, one of them
 * negative.
 */
const SEARCH_WORDS_OF = `
  create function search_words_of(content text) returns tsvector
  language sql immutable parallel safe as $$
    select strip(to_tsvector('pg_catalog.simple', words) || to_tsvector('pg_catalog.english', words))
    from translate(fold_for_search(content), './-_@:&<>\\', '          ') as words
  $$`;
