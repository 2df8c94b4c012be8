import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Members are searched by their phone number, too, and short words at the beginning of all words of the searched text,
 * which starts with a space for this. Titles and names are no longer searched for similar words by an index.
 *
 * Not in a transaction: one of minutes would keep locks of the rows that it writes. It can be run again if it fails.
 */
export class PhoneInSearch1795884266333 implements MigrationInterface {
  name = 'PhoneInSearch1795884266333';
  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(writeSearchedText(WITH_PHONE));
    await queryRunner.query('analyze member_summaries (search_text)');
    await queryRunner.query('drop index concurrently if exists articles_similar_title');
    await queryRunner.query('drop index concurrently if exists reviews_similar_name');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index reviews_similar_name on reviews using gin (name gin_trgm_ops)');
    await queryRunner.query('create index articles_similar_title on articles using gin (title gin_trgm_ops)');
    await queryRunner.query(writeSearchedText(WITHOUT_PHONE));
  }
}

const WITH_PHONE = `(
  select case when octet_length(folded) > length(folded) then spell_in_ascii(folded) else folded end
  from (select lower(concat_ws(' ', '', users.name, users.email, users.phone)) as folded) as texts
)`;

const WITHOUT_PHONE = `lower(concat_ws(' ', users.name, users.email))
  || case when octet_length(users.name) > length(users.name)
    then ' ' || spell_in_ascii(lower(users.name)) else '' end`;

/** Writes 500 rows in each transaction, which locks the accounts first, as every other one does. */
const writeSearchedText = (text: string) => `
  do $$
  declare
    last uuid := '00000000-0000-0000-0000-000000000000';
    ids uuid[];
  begin
    loop
      ids := array(select id from users where id > last order by id limit 500 for no key update);
      exit when cardinality(ids) = 0;
      update member_summaries set search_text = ${text}
        from users where users.id = user_id and user_id = any(ids) and search_text <> ${text};
      last := ids[cardinality(ids)];
      commit;
    end loop;
  end $$`;
