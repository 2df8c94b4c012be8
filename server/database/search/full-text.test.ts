import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { ReviewService } from '../../features/reviews/review.service';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { createDataSource } from '../../composition/data-source';

/** Most words match more reviews than are sorted. */
const REVIEWS = 40_000;
/** The newest reviews lack a word that all others have; more than are read in the order of the list. */
const NEWEST = 12_000;

/** Many rows take longer than other tests. */
const TIMEOUT_MS = 90_000;
const FILLED_AT_ONCE = 2000;

const FILL = `insert into reviews (user_id, name, comment, rating, created_at, hidden_at, hidden_reason)
  select (select id from users), 'Meenakshi', concat_ws(' ', 'everywhere',
      case when i <= ${REVIEWS - NEWEST} then 'older' end,
      case when i % 400 = 0 then 'seldom' end,
      case when i between 10 and 20 then 'oldest' end),
    1 + i % 5, to_timestamp(i / 2),
    case when i % 10 = 0 then now() end, case when i % 10 = 0 then 'Rude' end
  from generate_series($1::int, $2::int) as i`;

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url, { statementTimeoutMs: TIMEOUT_MS }).initialize();
  await dataSource.query(`insert into users (email, password_hash) values ('meenakshi@gym.example', 'none')`);
  for (let first = 1; first <= REVIEWS; first += FILLED_AT_ONCE)
    await dataSource.query(FILL, [first, first + FILLED_AT_ONCE - 1]);
  await dataSource.query('vacuum analyze reviews');
}, TIMEOUT_MS);
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Number of reviews to read, page by page. */
const READ = 300;
const PAGE = 60;

async function firstPages(search: string, rating: number | null): Promise<string[]> {
  const reviews = new ReviewService({ dataSource });
  const ids: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await reviews.list({ search, rating }, { first: PAGE, after });
    ids.push(...page.rows.map(({ id }) => id));
    if (!page.hasNext || ids.length >= READ) return ids;
    after = page.cursorAt(page.rows.length - 1);
  }
}

test.each([
  ['everywhere', `true`],
  ['older', `comment like '%older%'`],
  ['older everywhere', `comment like '%older%'`],
  ['everywhere seldom', `comment like '%seldom%'`],
  ['old', `comment like '%old%'`],
  ['oldest', `comment like '%oldest%'`],
  ['seldom oldest', 'false'],
  ['the everywhere', 'true'],
])(
  '"%s" has all its matches, newest first, once',
  async (search, reference) => {
    for (const rating of [null, 1]) {
      const matches = `from reviews where hidden_at is null and ${reference} and ${rating === null ? true : `rating = ${rating}`}`;
      const expected = await dataSource.query<{ id: string }[]>(
        `select id ${matches} order by created_at desc, id desc limit ${READ}`,
      );
      expect(await firstPages(search, rating)).toEqual(expected.map(({ id }) => id));
      const [{ count }] = await dataSource.query<[{ count: number }]>(
        `select count(*)::int as count ${matches}`,
      );
      const page = await new ReviewService({ dataSource }).list({ search, rating }, { first: 2 });
      for (const max of [1, 10_001]) expect(await page.count(max)).toBe(Math.min(max, count));
    }
  },
  TIMEOUT_MS,
);
