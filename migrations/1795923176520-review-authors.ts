import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A review carries the name of its author's profile, in a form that the author has chosen, and says whether the author has
 * ever visited. Triggers keep both right when the profile or the visits change later.
 *
 * Not in a transaction: one of minutes would keep locks of the rows that it writes. It can be run again if it fails.
 */
export class ReviewAuthors1795923176520 implements MigrationInterface {
  name = 'ReviewAuthors1795923176520';
  transaction = false;

  /** What instances of the previous version write meanwhile is corrected by the nightly comparison of summaries. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table reviews
        add column if not exists name_form text not null default 'initials',
        add column if not exists has_visited boolean not null default false,
        drop constraint if exists reviews_name_form_is_known,
        add constraint reviews_name_form_is_known
          check (name_form in ('full', 'first_and_initial', 'initials')) not valid
    `);
    await queryRunner.query('alter table reviews validate constraint reviews_name_form_is_known');
    await createFunctions(queryRunner);
    await createTriggers(queryRunner);
    await queryRunner.query(WRITE_EXISTING);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, table] of TRIGGERS) await queryRunner.query(`drop trigger ${name} on ${table}`);
    for (const name of ['mark_review()', 'mark_reviews()', 'rename_reviews()', 'shown_name(text, text)'])
      await queryRunner.query(`drop function ${name}`);
    await queryRunner.query(`
      alter table reviews
        drop constraint reviews_name_form_is_known,
        drop column has_visited,
        drop column name_form
    `);
  }
}

/** By name, with their table. */
const TRIGGERS = [
  ['reviews_has_visited', 'reviews'],
  ['member_attendance_marks_reviews', 'member_attendance'],
  ['users_rename_reviews', 'users'],
] as const;

const HAS_VISITED = `exists (
  select from activities where activities.user_id = reviews.user_id and type = 'attendance'
)`;

/** Statements that change no row would be reported as changes of public content, so members without reviews have none. */
async function createFunctions(queryRunner: QueryRunner): Promise<void> {
  // A shortened name has at most as many characters as the column.
  await queryRunner.query(`
    create or replace function shown_name(name text, form text) returns text
    language sql immutable strict parallel safe as $$
      select case
        when form = 'full' or form = 'first_and_initial' and cardinality(words) = 1 then name
        else left(
          case form when 'initials' then left(words[1], 1) || '.' else words[1] end
            || case when cardinality(words) > 1 then ' ' || left(words[cardinality(words)], 1) || '.' else '' end,
          80
        )
      end
      from string_to_array(name, ' ') as words
    $$
  `);
  // The lock makes it wait for a visit that is being recorded; whoever records one later finds the review.
  await queryRunner.query(`
    create or replace function mark_review() returns trigger language plpgsql as $$
    begin
      if not new.has_visited then
        perform from users where id = new.user_id for share;
        new.has_visited := exists (
          select from activities where user_id = new.user_id and type = 'attendance'
        );
      end if;
      return new;
    end
    $$
  `);
  await queryRunner.query(`
    create or replace function mark_reviews() returns trigger language plpgsql as $$
    begin
      if exists (
        select from reviews where user_id = new.user_id and has_visited <> (new.last_visit_at > to_timestamp(0))
      ) then
        update reviews set has_visited = new.last_visit_at > to_timestamp(0)
        where user_id = new.user_id and has_visited <> (new.last_visit_at > to_timestamp(0));
      end if;
      return null;
    end
    $$
  `);
  await queryRunner.query(`
    create or replace function rename_reviews() returns trigger language plpgsql as $$
    begin
      if exists (select from reviews where user_id = new.id) then
        update reviews set name = shown_name(new.name, name_form) where user_id = new.id;
      end if;
      return null;
    end
    $$
  `);
}

/** Only the first visit of a member, or the removal of the only one, and another name touch reviews. */
async function createTriggers(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create or replace trigger reviews_has_visited before insert on reviews
    for each row execute function mark_review()
  `);
  await queryRunner.query(`
    create or replace trigger member_attendance_marks_reviews after update of last_visit_at on member_attendance
    for each row when ((old.last_visit_at > to_timestamp(0)) <> (new.last_visit_at > to_timestamp(0)))
    execute function mark_reviews()
  `);
  await queryRunner.query(`
    create or replace trigger users_rename_reviews after update of name on users
    for each row when (new.name is not null and old.name is distinct from new.name)
    execute function rename_reviews()
  `);
}

/** For 500 reviews at a time, each in a transaction that locks them. */
const WRITE_EXISTING = `
  do $$
  declare
    last uuid := '00000000-0000-0000-0000-000000000000';
    ids uuid[];
  begin
    loop
      ids := array(select id from reviews where id > last order by id limit 500 for no key update);
      exit when cardinality(ids) = 0;
      update reviews set has_visited = true where id = any(ids) and not has_visited and ${HAS_VISITED};
      update reviews set name = shown_name(written.full_name, form), name_form = form
      from (
        select reviews.id, users.name as full_name, case reviews.name
          when users.name then 'full'
          when shown_name(users.name, 'first_and_initial') then 'first_and_initial'
          else 'initials'
        end as form
        from reviews join users on users.id = reviews.user_id
        where reviews.id = any(ids) and users.name is not null
      ) as written
      where reviews.id = written.id
        and (reviews.name, reviews.name_form) is distinct from (shown_name(written.full_name, form), form);
      last := ids[cardinality(ids)];
      commit;
    end loop;
  end $$`;
