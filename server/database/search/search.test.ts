import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { ActivityService } from '../../features/activity/activity.service';
import { MemberSummary } from '../../features/members/member-summary.entity';
import { OrderListsService } from '../../features/sales/order-lists.service';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { createDataSource } from '../../composition/data-source';
import { keysetPage } from '../keyset-page';
import { countUpTo, idsUpTo } from '../list-counts';
import type { List, Listed } from '../list';
import { NAME_KEY, SEARCHED_TEXT, wordsOf } from './words';
import type { SortKey } from '../sort-keys';

/** Frequent words match more members than are sorted. */
const MEMBERS = 28_000;

/** Many rows take longer than other tests. */
const TIMEOUT_MS = 90_000;

/** In one statement, the rows take so long on a busy machine that the database counts as hung. */
const FILLED_AT_ONCE = 1000;

const ADDED = `users where id in (select md5('user' || i)::uuid from generate_series($1::int, $2::int) as i)`;

const FILL = [
  `insert into users (id, email, phone, name, password_hash, created_at)
   select md5('user' || i)::uuid, 'm' || i || '@gym.example',
       case when i % 2 = 0 then '+9198' || lpad(i::text, 8, '0') end, case
       when i % 1000 = 0 then null
       when i % 300 = 1 then 'Asha Zende'
       when i % 300 = 2 then 'O''Neil An-Marie'
       when i % 300 = 3 then 'आशा Patil'
       when i % 300 = 4 then 'राहुल शर्मा'
       when i % 300 = 5 then 'Zoë Österreicher'
       when i % 300 = 6 then 'ЖАННА Иванова'
       when i % 300 = 7 then 'அருண் குமார்'
       when i % 300 = 8 then '王小明 🏋'
       else 'Zoya Rao ' || i % 7
     end, 'none', to_timestamp(i / 3)
   from generate_series($1::int, $2::int) as i`,
  `insert into member_summaries (user_id, role, name_key, search_text, created_at, paid_until)
   select id, role, ${NAME_KEY}, ${SEARCHED_TEXT}, created_at,
     to_timestamp(length(email)) from ${ADDED}`,
  `insert into activities (user_id, type, happened_at)
   select id, 'attendance', created_at + interval '17 hours' from ${ADDED}`,
  `insert into orders (number, user_id, plan, plan_type, duration_months, tax_rate_bp, taxable_paise, cgst_paise,
     sgst_paise, round_off_paise, total_paise, status, gateway, request_key, placed_at)
   select $1::int + 100000 + row_number() over (), id, 'Basic', 'pass', 1, 0, 100, 0, 0, 0, 100, 'placed', 'desk',
     id::text, created_at from ${ADDED}`,
];

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url, { statementTimeoutMs: TIMEOUT_MS }).initialize();
  await fill();
}, TIMEOUT_MS);
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function fill(): Promise<void> {
  for (let first = 1; first <= MEMBERS; first += FILLED_AT_ONCE)
    for (const statement of FILL) await dataSource.query(statement, [first, first + FILLED_AT_ONCE - 1]);
  for (const table of ['users', 'member_summaries', 'activities', 'orders'])
    await dataSource.query(`vacuum analyze ${table}`);
}

/** For each search the members that it has to find: SQL about their folded name, address and number. */
const SEARCHES: [search: string, reference: string][] = [
  ['zende', `strpos(found, 'zende') > 0`],
  ['ASHA zen', `strpos(found, 'asha') > 0 and strpos(found, 'zen') > 0`],
  ['zoya', `strpos(found, 'zoya') > 0`],
  ['gym', 'true'],
  ['m1234@', `strpos(found, 'm1234@') > 0`],
  ['zzyzx', 'false'],
  ['zoya zende', 'false'],
  ['zo', `strpos(found, ' zo') > 0`],
  ['z', `strpos(found, ' z') > 0`],
  ['ze', `strpos(found, ' ze') > 0`],
  ['o', `strpos(found, ' o') > 0`],
  ['xq', 'false'],
  ['zo ra', `strpos(found, ' zo') > 0 and strpos(found, ' ra') > 0`],
  ["o'n", `strpos(found, ' on') > 0`],
  ["O'NEIL", `strpos(found, 'oneil') > 0`],
  ['o’neil', `strpos(found, 'oneil') > 0`],
  ['an-', `strpos(found, 'an-') > 0`],
  ['आशा', `strpos(found, 'आशा') > 0`],
  ['शा', 'false'],
  ['शर्', `strpos(found, 'शर्') > 0`],
  ['र', `strpos(found, 'राहुल') > 0`],
  ['शर्मा राहुल', `strpos(found, 'राहुल शर्मा') > 0`],
  ['आशा patil', `strpos(found, 'आशा patil') > 0`],
  ['zoë', `strpos(found, 'zoe') > 0`],
  ['zoe', `strpos(found, 'zoe') > 0`],
  ['ZOE\u0308 o\u0308s', `strpos(found, 'zoe') > 0`],
  ['ÖST', `strpos(found, 'ost') > 0`],
  ['ë', `strpos(found, ' e') > 0`],
  ['Жанна', `strpos(found, 'жанна') > 0`],
  ['குமா', `strpos(found, 'குமா') > 0`],
  ['王小', `strpos(found, '王小') > 0`],
  ['小明', 'false'],
  ['王小明', `strpos(found, '王小明') > 0`],
  ['zaa', 'false'],
  ['ZAA', 'false'],
  ['+919800001234', `strpos(found, '+919800001234') > 0`],
  ['\u202a+91 (0) 98000-01234\u202c', `strpos(found, '+919800001234') > 0`],
  ['०९८००० ०१२३४', `strpos(found, '+919800001234') > 0`],
  ['98000 01234', `strpos(found, '9800001234') > 0`],
  ['+91 98000-01234', `strpos(found, '9800001234') > 0`],
  ['098000 01234', `strpos(found, '9800001234') > 0`],
  ['98000 1234', `strpos(found, '98000') > 0 and strpos(found, '1234') > 0`],
  ['+9', `strpos(found, ' +9') > 0`],
  ['- zende _ %', `strpos(found, 'zende') > 0`],
];

const ORDERS: SortKey<MemberSummary>[] = [
  { by: 'nameKey', direction: 'asc' },
  { by: 'nameKey', direction: 'desc' },
  { by: 'createdAt', direction: 'desc' },
  { by: 'paidUntil', direction: 'asc' },
];

/** Read in every order, and for visits and orders: all members, most, some, and none of them match. */
const SAMPLE = new Set(['gym', 'zoya', 'z', 'zende', 'zo ra', 'zzyzx', 'आशा patil', '98000 01234']);

const COLUMN = { nameKey: 'name_key', createdAt: 'created_at', paidUntil: 'paid_until' } as Record<
  string,
  string
>;

const members = (text: string, sort = ORDERS[0]!, source = dataSource): List<MemberSummary> => ({
  query: source.getRepository(MemberSummary).createQueryBuilder('summary'),
  search: { text, column: 'searchText', name: 'nameKey' },
  sort: [sort],
});

/**
 * SQL: the order of members who are found; by name, those whose name begins with the text come first, and the others are
 * sorted by it only if there are not too many.
 */
function orderOf(search: string, { by, direction }: SortKey<MemberSummary>): string {
  if (by !== 'nameKey') return `${COLUMN[by]!} ${direction}, user_id ${direction}`;
  const begins = `starts_with(name_key, '${wordsOf(search).join(' ')}')`;
  const sortedName = `case when ${begins} or count(*) over () <= 1000 then name_key end`;
  return `${begins} desc, ${sortedName} ${direction}, user_id ${direction}`;
}

/** The ids that a statement reads. */
async function idsOf(statement: string): Promise<string[]> {
  return (await dataSource.query<{ id: string }[]>(statement)).map(({ id }) => id);
}

const FOUND = `
  select id as user_id, fold_for_search(concat_ws(' ', '', name, email, phone)) as found from users`;

/** Number of rows to read, page by page, from either end of a list. */
const READ = 500;
const PAGE = 125;

async function firstPages<Row extends Listed>(list: List<Row>): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await keysetPage(list, { first: PAGE, sizeMax: PAGE, after });
    ids.push(...page.rows.map(({ id }) => id));
    if (!page.hasNext || ids.length >= READ) return ids;
    after = page.cursorAt(page.rows.length - 1);
  }
}

async function lastPages<Row extends Listed>(list: List<Row>): Promise<string[]> {
  const ids: string[] = [];
  for (let before: string | undefined; ;) {
    const page = await keysetPage(list, { last: PAGE, sizeMax: PAGE, before });
    ids.unshift(...page.rows.map(({ id }) => id));
    if (!page.hasPrevious || ids.length >= READ) return ids;
    before = page.cursorAt(0);
  }
}

test.each(SEARCHES)(
  'members: "%s" has all its matches in order, once',
  async (search, reference) => {
    for (const sort of SAMPLE.has(search) ? ORDERS : ORDERS.slice(0, 1)) {
      const expected = await idsOf(
        `select user_id as id, m.* from member_summaries as m where user_id in (
         select user_id from (${FOUND}) as texts where ${reference}
       ) order by ${orderOf(search, sort)}`,
      );
      expect(await firstPages(members(search, sort))).toEqual(expected.slice(0, READ));
      expect(await lastPages(members(search, sort))).toEqual(expected.slice(-READ));
      const first = await keysetPage(members(search, sort), { first: 2 });
      expect(first.rows.map(({ id }) => id)).toEqual(expected.slice(0, 2));
      for (const max of [1, 1001, MEMBERS + 1])
        expect(await first.count(max)).toBe(Math.min(max, expected.length));
      expect(first.countMax).toBe(1000);
    }
    const found = await idsUpTo(members(search), MEMBERS);
    expect(found.length).toBe(await countUpTo(members(search), MEMBERS));
  },
  TIMEOUT_MS,
);

test.each(['zoya', 'rao', 'zende', 'sha'])(
  'members with filters: "%s" has those who match both',
  async (search) => {
    const filters = [`summary.created_at < to_timestamp(3000)`];
    const expected = await idsOf(
      `select user_id as id from member_summaries
     where strpos(search_text, '${search}') > 0 and created_at < to_timestamp(3000)
     order by ${orderOf(search, ORDERS[0]!)}`,
    );
    const list = { ...members(search), filters };
    expect(await firstPages(list)).toEqual(expected.slice(0, READ));
    expect(await lastPages(list)).toEqual(expected.slice(-READ));
    expect(await (await keysetPage(list, { first: 1 })).count(MEMBERS)).toBe(expected.length);
  },
);

test('a page between two cursors has the rows between them, in whichever part of the list they are', async () => {
  const list = members('m1');
  const all = await keysetPage(list, { first: READ, sizeMax: READ });
  const others = all.rows.findIndex(({ nameKey }) => !nameKey.startsWith('m1'));
  for (const [start, end] of [
    [0, 5],
    [others - 5, others + 5],
    [others - 1, others],
    [others + 5, others + 9],
  ] as const) {
    const cursors = { after: all.cursorAt(start), before: all.cursorAt(end) };
    const between = all.rows.slice(start + 1, end).map(({ id }) => id);
    for (const size of [{ first: PAGE }, { last: PAGE }]) {
      const page = await keysetPage(list, { ...size, sizeMax: PAGE, ...cursors });
      expect(page.rows.map(({ id }) => id)).toEqual(between);
    }
  }
});

test.each(SEARCHES.filter(([search]) => SAMPLE.has(search)))(
  'visits and orders: "%s" has those of all its members, once',
  async (search, reference) => {
    const lists = [
      {
        table: 'activities',
        by: 'happened_at',
        list: new ActivityService({ dataSource }).listOfAll({ search }),
      },
      {
        table: 'activities',
        by: 'happened_at',
        condition: `happened_at < '1970-01-01 18:30Z'`,
        list: new ActivityService({ dataSource }).listOfAll({ search, happenedOn: { to: '1970-01-01' } }),
      },
      {
        table: 'orders',
        by: 'placed_at',
        list: new OrderListsService({ dataSource, clock: { now: Date.now } }).list({ filter: { search } }),
      },
    ];
    for (const { table, by, list, condition = 'true' } of lists) {
      const expected = await idsOf(
        `select id from ${table} where user_id in (select user_id from (${FOUND}) as texts where ${reference})
           and ${condition} order by ${by} desc, id desc`,
      );
      const all = list as List<Listed>;
      expect(await firstPages(all)).toEqual(expected.slice(0, READ));
      expect(await lastPages(all)).toEqual(expected.slice(-READ));
      const first = await keysetPage(all, { first: 2 });
      expect(first.rows.map(({ id }) => id)).toEqual(expected.slice(0, 2));
      for (const max of [1, 10_001]) expect(await first.count(max)).toBe(Math.min(max, expected.length));
      expect(first.countMax).toBe(1000);
    }
  },
  TIMEOUT_MS,
);
