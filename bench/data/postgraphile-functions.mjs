// Parts that a schema derived from tables lacks: the current user, the search, and adding a review as oneself.

export const POSTGRAPHILE_FUNCTIONS = `
  create schema if not exists bench;

  create or replace function bench.current_user_id() returns uuid language sql stable as
    $$ select current_setting('bench.user_id')::uuid $$;

  create or replace function bench.me() returns users language sql stable as
    $$ select * from users where id = bench.current_user_id() $$;

  create or replace function bench.found_members(first_word text, second_word text)
    returns setof member_summaries language sql stable as
    $$ select * from member_summaries where search_text like first_word and search_text like second_word
       order by name_key, user_id $$;

  create or replace function bench.add_review(name text, comment text, rating int, request_key text)
    returns reviews language sql volatile as
    $$ insert into reviews (user_id, name, comment, rating, request_key)
       values (bench.current_user_id(), name, comment, rating, request_key) returning * $$;
`;
