import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Members, articles and reviews are searched in folded texts, and members are sorted by their folded names. What instances
 * of the previous version write meanwhile is corrected by `npm run db:rebuild-summaries`.
 *
 * Not in a transaction: one of minutes would keep locks of the rows that it writes. It can be run again if it fails.
 */
export class FoldedTexts1795897103705 implements MigrationInterface {
  name = 'FoldedTexts1795897103705';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(writeSummaries(FOLDED_NAME, SEARCHED_TEXT('fold_for_search')));
    await queryRunner.query(searchWordsOf('fold_for_search(content)'));
    await writeSearchWords(queryRunner);
    await queryRunner.query('analyze member_summaries (name_key, search_text)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(writeSummaries(NAME_IN_LOWER_CASE, SEARCHED_TEXT('lower')));
    await queryRunner.query(searchWordsOf('content'));
    await writeSearchWords(queryRunner);
  }
}

const FOLDED_NAME = 'left(fold_for_search(coalesce(users.name, users.email)), 254)';
const NAME_IN_LOWER_CASE = 'lower(coalesce(users.name, users.email))';

const SEARCHED_TEXT = (fold: string) => `(
  select case when octet_length(folded) > length(folded) then spell_in_ascii(folded) else folded end
  from (select ${fold}(concat_ws(' ', '', users.name, users.email, users.phone)) as folded) as texts
)`;

/** Locks the accounts first, as every other transaction does that writes summaries. */
const writeSummaries = (name: string, searched: string) =>
  inSteps(
    'users',
    `update member_summaries set name_key = ${name}, search_text = ${searched}
     from users where users.id = user_id and user_id = any(ids)
       and (name_key, search_text) is distinct from (${name}, ${searched})`,
  );

const searchWordsOf = (content: string) => `
  create or replace function search_words_of(content text) returns tsvector
  language sql immutable parallel safe as $$
    select strip(to_tsvector('pg_catalog.simple', words) || to_tsvector('pg_catalog.english', words))
    from translate(${content}, './-_@:&<>\\', '          ') as words
  $$`;

/** The triggers write the words. */
async function writeSearchWords(queryRunner: QueryRunner): Promise<void> {
  const articles = `concat_ws(' ', title, description, text, created_team)`;
  const reviews = `concat_ws(' ', name, comment, answer)`;
  for (const [table, column, texts] of [
    ['articles', 'title', articles],
    ['reviews', 'name', reviews],
  ] as const)
    await queryRunner.query(
      inSteps(
        table,
        `update ${table} set ${column} = ${column}
         where id = any(ids) and search_words is distinct from search_words_of(${texts})`,
      ),
    );
}

/** Runs a statement for 500 rows of a table at a time, each in a transaction that locks them. */
const inSteps = (table: string, statement: string) => `
  do $$
  declare
    last uuid := '00000000-0000-0000-0000-000000000000';
    ids uuid[];
  begin
    loop
      ids := array(select id from ${table} where id > last order by id limit 500 for no key update);
      exit when cardinality(ids) = 0;
      ${statement};
      last := ids[cardinality(ids)];
      commit;
    end loop;
  end $$`;
