// What the benchmark needs beyond the demo data and the members of bench/admin/fill.mjs.

/** The words that find as many members at any size of the studio. */
export const SEARCH = 'farida quenim';
const FOUND = 26;

/** Spread over all members by their ids, which are random. */
export const FINDABLE_MEMBERS = `
  update users set name = 'Farida Quenim ' || part from (
    select distinct on (part) id, part from (
      select id, ntile(${FOUND}) over (order by id) as part from users where email like '%@members.example'
    ) as members order by part, id
  ) as chosen where chosen.id = users.id`;

const COMMENTS = [
  'Clean changing rooms and enough racks, even in the evening.',
  'My trainer corrected my squat in the first week, and my knees have been fine since. The morning batch is quiet.',
  'Good value. I would like one more rowing machine.',
  'I came for the yoga class and stayed for the weights. Everyone is kind to beginners, and nobody hogs the benches.',
];

/** One thousand reviews, a minute apart. */
export const REVIEWS = `
  insert into reviews (id, user_id, name, comment, rating, created_at)
  select md5('bench-review' || i)::uuid, users.id, users.name,
    (array['${COMMENTS.join("','")}'])[1 + i % ${COMMENTS.length}], 3 + i % 3, now() - i * interval '1 minute'
  from (
    select id, name, row_number() over (order by id) as i from users
    where email like '%@members.example' and name is not null order by id limit 1000
  ) as users`;
