import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names and visits of members without reviews change no public content: an update of no rows would report a change all the
 * same. A shortened name has at most as many characters as the column: the last of them is replaced with two.
 */
export class ReviewRenames1795928100000 implements MigrationInterface {
  name = 'ReviewRenames1795928100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await write(queryRunner, {
      shown: (name) => `left(${name}, 80)`,
      ifAny: (condition, statement) =>
        `if exists (select from reviews where ${condition}) then ${statement}; end if`,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await write(queryRunner, { shown: (name) => name, ifAny: (_condition, statement) => statement });
  }
}

interface Form {
  shown: (name: string) => string;
  ifAny: (condition: string, statement: string) => string;
}

async function write(queryRunner: QueryRunner, { shown, ifAny }: Form): Promise<void> {
  const shortened = shown(`
    case form when 'initials' then left(words[1], 1) || '.' else words[1] end
      || case when cardinality(words) > 1 then ' ' || left(words[cardinality(words)], 1) || '.' else '' end
  `);
  await queryRunner.query(`
    create or replace function shown_name(name text, form text) returns text
    language sql immutable strict parallel safe as $$
      select case
        when form = 'full' or form = 'first_and_initial' and cardinality(words) = 1 then name
        else ${shortened}
      end
      from string_to_array(name, ' ') as words
    $$
  `);
  const hasVisited = 'new.last_visit_at > to_timestamp(0)';
  const differ = `user_id = new.user_id and has_visited <> (${hasVisited})`;
  const functions = {
    mark_reviews: ifAny(differ, `update reviews set has_visited = ${hasVisited} where ${differ}`),
    rename_reviews: ifAny(
      'user_id = new.id',
      'update reviews set name = shown_name(new.name, name_form) where user_id = new.id',
    ),
  };
  for (const [name, statement] of Object.entries(functions))
    await queryRunner.query(`
      create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        ${statement};
        return null;
      end
      $$
    `);
}
