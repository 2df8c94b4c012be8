import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A review carries the name of its author's profile, in a form that the author has chosen, and says whether the author has
 * ever visited. Triggers keep both right when the profile or the visits change later.
 */
export class Reviews1790000000027 implements MigrationInterface {
  name = 'Reviews1790000000027';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table reviews (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        name varchar(80) not null,
        name_form text not null default 'initials',
        comment varchar(500) not null,
        rating smallint not null,
        is_from_visitor boolean not null default false,
        has_visited boolean not null default false,
        request_key varchar(64),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3),
        hidden_at timestamptz(3),
        hidden_reason varchar(200),
        hidden_by uuid,
        answer varchar(500),
        answered_at timestamptz(3),
        answered_by uuid,
        search_words tsvector,
        constraint reviews_pkey primary key (id),
        constraint reviews_request_key_unique unique (user_id, request_key),
        constraint reviews_user foreign key (user_id) references users (id) on delete cascade,
        constraint reviews_hidden_by foreign key (hidden_by) references users (id) on delete set null,
        constraint reviews_answered_by foreign key (answered_by) references users (id) on delete set null,
        constraint reviews_name_form_is_known check (name_form in ('full', 'first_and_initial', 'initials')),
        constraint reviews_rating_is_of_five check (rating between 1 and 5),
        constraint reviews_hidden_says_why check ((hidden_at is null) = (hidden_reason is null)),
        constraint reviews_answer_has_a_moment check ((answer is null) = (answered_at is null))
      )
    `);
    await queryRunner.query('create index reviews_newest on reviews (created_at, id)');
    await queryRunner.query('create index reviews_newest_by_rating on reviews (rating, created_at, id)');
    await queryRunner.query('create index reviews_by_user on reviews (user_id)');
    await queryRunner.query(`
      create index reviews_hidden on reviews (hidden_at, id) where hidden_at is not null
    `);
    await queryRunner.query(`
      create index reviews_by_hider on reviews (hidden_by) where hidden_by is not null
    `);
    await queryRunner.query(`
      create index reviews_by_answerer on reviews (answered_by) where answered_by is not null
    `);
    await queryRunner.query('create index reviews_search on reviews using gin (search_words)');
    await queryRunner.query(`
      create trigger reviews_changed after insert or update or delete or truncate on reviews
      for each statement execute function notify_content_changed()
    `);
    await queryRunner.query(`
      create function write_search_words_of_reviews() returns trigger language plpgsql as $$
      begin
        new.search_words := search_words_of(concat_ws(' ', new.name, new.comment, new.answer));
        return new;
      end
      $$
    `);
    await queryRunner.query(`
      create trigger reviews_search_words before insert or update of name, comment, answer on reviews
      for each row execute function write_search_words_of_reviews()
    `);
    await followAuthor(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger member_attendance_marks_reviews on member_attendance');
    await queryRunner.query('drop trigger users_rename_reviews on users');
    await queryRunner.query('drop table reviews');
    await queryRunner.query('drop function rename_reviews()');
    await queryRunner.query('drop function mark_reviews()');
    await queryRunner.query('drop function mark_review()');
    await queryRunner.query('drop function shown_name(text, text)');
    await queryRunner.query('drop function write_search_words_of_reviews()');
  }
}

/** Statements that change no row would be reported as changes of public content, so members without reviews have none. */
async function followAuthor(queryRunner: QueryRunner): Promise<void> {
  // A shortened name has at most as many characters as the column.
  await queryRunner.query(`
    create function shown_name(name text, form text) returns text
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
    create function mark_review() returns trigger language plpgsql as $$
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
    create trigger reviews_has_visited before insert on reviews
    for each row execute function mark_review()
  `);
  await queryRunner.query(`
    create function mark_reviews() returns trigger language plpgsql as $$
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
  // Only the first visit of a member, or the removal of the only one, and another name touch reviews.
  await queryRunner.query(`
    create trigger member_attendance_marks_reviews after update of last_visit_at on member_attendance
    for each row when ((old.last_visit_at > to_timestamp(0)) <> (new.last_visit_at > to_timestamp(0)))
    execute function mark_reviews()
  `);
  await queryRunner.query(`
    create function rename_reviews() returns trigger language plpgsql as $$
    begin
      if exists (select from reviews where user_id = new.id) then
        update reviews set name = shown_name(new.name, name_form) where user_id = new.id;
      end if;
      return null;
    end
    $$
  `);
  await queryRunner.query(`
    create trigger users_rename_reviews after update of name on users
    for each row when (new.name is not null and old.name is distinct from new.name)
    execute function rename_reviews()
  `);
}
