import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Folds texts for searches as `common/fold-for-search.ts` does. */
export class FoldForSearch1795897103704 implements MigrationInterface {
  name = 'FoldForSearch1795897103704';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FOLD_FOR_SEARCH);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function fold_for_search');
  }
}

/** Of regular expressions in SQL. */
const IGNORED = String.raw`[''’‘‛ʼʻ\`´′＇\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]`;

const ACCENTS = String.raw`[\u0300-\u036f\u064b-\u065f\u0670\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]`;

/** What consists of ASCII characters has no accents, and most names and addresses do. */
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
