import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches by names in other letters than those of ASCII, which the index with groups of letters has only if the locale
 * of the database knows them. Names that have some are added to the searched text once more, spelt in ASCII. Names
 * that instances of the previous version change meanwhile are added by `npm run db:rebuild-summaries`. With more
 * statistics, the number of members that a search finds is estimated well enough to choose how to read them.
 */
export class NamesBeyondAscii1795475410620 implements MigrationInterface {
  name = 'NamesBeyondAscii1795475410620';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SPELL_IN_ASCII);
    await queryRunner.query(`
      update member_summaries set search_text = search_text || ' ' || spell_in_ascii(name_key)
      where octet_length(name_key) > length(name_key)
    `);
    await queryRunner.query('alter table member_summaries alter column search_text set statistics 1000');
    await queryRunner.query('analyze member_summaries (search_text)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table member_summaries alter column search_text set statistics default');
    await queryRunner.query(`
      update member_summaries
      set search_text = left(search_text, length(search_text) - length(' ' || spell_in_ascii(name_key)))
      where search_text like '% ' || spell_in_ascii(name_key) and octet_length(name_key) > length(name_key)
    `);
    await queryRunner.query('drop function spell_in_ascii');
  }
}

/**
 * Replaces each character beyond ASCII by the five hexadecimal digits of its code point, last digit first and written as
 * the letters A to P, and a Z. So each has its own spelling, which occurs nowhere else in texts in lower case. The last
 * digits differ most; the groups of letters at the beginning of a word have them.
 */
const SPELL_IN_ASCII = `
  create function spell_in_ascii(text) returns text language sql immutable strict parallel safe as $$
    select coalesce(string_agg(
      case when ascii(letter) < 128 then letter else
        translate(reverse(lpad(to_hex(ascii(letter)), 5, '0')), '0123456789abcdef', 'ABCDEFGHIJKLMNOP') || 'Z' end,
      '' order by position
    ), '') from string_to_table($1, null) with ordinality as letters (letter, position)
  $$`;
