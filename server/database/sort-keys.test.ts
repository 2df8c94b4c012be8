/** Pages of random rows in random orders, compared with a sorted array. LIST_SEED repeats a failed run. */
import { randomInt, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { keysetPage, keysetPagesOfOwners, type Page, type PageRequest } from './keyset-page';
import { countUpTo } from './list-counts';
import type { List } from './list';
import type { SortKey } from './sort-keys';

@Entity('listed_rows')
class ListedRow {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'varchar', length: 20, nullable: true })
  nickname!: string | null;

  @Column({ type: 'integer', nullable: true })
  points!: number | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'joined_at' })
  joinedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'seen_at', nullable: true })
  seenAt!: Date | null;

  /** With microseconds. */
  @Column({ type: 'timestamptz', name: 'stored_at', default: () => 'now()' })
  storedAt!: Date;
}

const RUNS = 150;
const seed = Number(process.env['LIST_SEED'] ?? randomInt(2 ** 31));

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = new DataSource({
    type: 'postgres',
    url: database.url,
    entities: [ListedRow],
    synchronize: true,
    installExtensions: false,
  });
  await dataSource.initialize();
  await dataSource.query('create index on listed_rows (joined_at, id)');
  await dataSource.query('create index on listed_rows (name, joined_at desc, id desc)');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const rowsQuery = () => dataSource.getRepository(ListedRow).createQueryBuilder('row');

type Row = Omit<ListedRow, 'storedAt'>;

/** Few different values, to get many ties. */
const anyMoment = fc.constantFrom(0, 1, 1_500_000_000_123, 1_500_000_000_124).map((ms) => new Date(ms));
const nullable = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 3 });
const OWNERS = [randomUUID(), randomUUID()] as const;
const anyRow: fc.Arbitrary<Row> = fc.record({
  id: fc.uuid(),
  ownerId: fc.constantFrom(...OWNERS),
  name: fc.constantFrom('', ' a', ' ab', ' b', ' b% abc'),
  nickname: nullable(fc.constantFrom('a', 'c', 'c_')),
  points: nullable(fc.constantFrom(-1, 0, 7)),
  joinedAt: anyMoment,
  seenAt: nullable(anyMoment),
});

const anyDirection = fc.constantFrom('asc' as const, 'desc' as const);
const anySortKey: fc.Arbitrary<SortKey<ListedRow>> = fc.oneof(
  fc.record({ by: fc.constantFrom('name' as const, 'joinedAt' as const), direction: anyDirection }),
  fc.record({
    by: fc.constantFrom('nickname' as const, 'points' as const, 'seenAt' as const),
    direction: anyDirection,
    nulls: fc.constantFrom('first' as const, 'last' as const, 'omitted' as const),
  }),
);
const anySort = fc.uniqueArray(anySortKey, { selector: ({ by }) => by, maxLength: 3 });

const FILTERS = [
  { where: { name: ' a' }, holds: ({ name }: Row) => name === ' a' },
  {
    where: 'row.points > 0 or row.points is null',
    holds: ({ points }: Row) => points !== 0 && points !== -1,
  },
  { where: null, holds: () => true },
];
const anyFilters = fc.uniqueArray(fc.constantFrom(...FILTERS), { maxLength: 2 });
const anySearch = fc.option(fc.constantFrom('', 'A', 'a B', '%', 'b%', 'b_', 'b\\', 'a\0', 'abc'), {
  freq: 2,
});

const anySize = fc.integer({ min: 1, max: 5 });
const anyStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('forward', 'forward', 'backward'), size: anySize }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('insert'), row: anyRow }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), index: fc.nat(30) }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;

const anyScenario = fc.record({
  rows: fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 25 }),
  sort: anySort,
  filters: anyFilters,
  search: anySearch,
  steps: fc.array(anyStep, { minLength: 1, maxLength: 12 }),
  countMax: fc.integer({ min: 1, max: 10 }),
  pageOfOwners: fc.oneof(fc.record({ first: anySize }), fc.record({ last: anySize })),
});
type Scenario = typeof anyScenario extends fc.Arbitrary<infer S> ? S : never;

const hasWord = (text: string, word: string): boolean =>
  text.includes([...word].length > 2 ? word : ` ${word}`);

/** The same list as an array: what its pages and counts should be. */
class Model {
  constructor(
    private readonly scenario: Scenario,
    readonly rows: Row[],
  ) {}

  matching(): Row[] {
    return this.rows.filter((each) => this.contains(each)).sort((a, b) => this.compare(a, b));
  }

  compare(a: Row, b: Row): number {
    const direction = this.scenario.sort.at(-1)?.direction ?? 'asc';
    for (const key of [...this.scenario.sort, { by: 'id' as const, direction }]) {
      const order = compareBy(key, a, b);
      if (order !== 0) return order;
    }
    return 0;
  }

  private contains(each: Row): boolean {
    const { filters, search, sort } = this.scenario;
    const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
    const words = (search ?? '').replace('\0', ' ').toLowerCase().split(' ').filter(isWord);
    return (
      filters.every(({ holds }) => holds(each)) &&
      sort.every(({ by, nulls }) => nulls !== 'omitted' || each[by as keyof Row] !== null) &&
      words.every((word) => hasWord(each.name, word))
    );
  }
}

function compareBy(key: SortKey<ListedRow>, a: Row, b: Row): number {
  const [left, right] = [a[key.by as keyof Row], b[key.by as keyof Row]];
  if (left === null && right === null) return 0;
  if (left === null || right === null) return (left === null) === (key.nulls === 'first') ? -1 : 1;
  const order = Number(left > right) - Number(left < right);
  return key.direction === 'asc' ? order : -order;
}

const cursorsOf = ({ rows, cursorAt }: Page<ListedRow>) => rows.map((_, index) => cursorAt(index));

const contentsOf = async ({ count, cursorAt, ...page }: Page<ListedRow>, max: number) => ({
  ...page,
  cursors: cursorsOf({ ...page, cursorAt, count }),
  count: await count(max),
});

/** One run: reads pages onwards from the last one, forward or backward, while rows come and go. */
class Run {
  private page: Page<ListedRow> | undefined;
  private cursors = () => (this.page ? cursorsOf(this.page) : []);
  private readonly model: Model;
  private readonly list: () => List<ListedRow>;

  constructor({ sort, filters, search, ...scenario }: Scenario) {
    this.model = new Model({ sort, filters, search, ...scenario }, [...scenario.rows]);
    this.list = () => ({
      query: rowsQuery(),
      sort,
      filters: filters.map(({ where }) => where),
      search: { text: search, column: 'name' },
    });
  }

  async begin(): Promise<void> {
    await dataSource.query('truncate listed_rows');
    await dataSource.getRepository(ListedRow).insert(this.model.rows);
  }

  async take(step: Step): Promise<void> {
    if ('row' in step) await this.insert(step.row);
    else if ('index' in step) await this.delete(step.index);
    else if (step.kind === 'forward') await this.forward(step.size);
    else await this.backward(step.size);
  }

  async checkCount(max: number): Promise<void> {
    expect(await countUpTo(this.list(), max)).toBe(Math.min(max, this.model.matching().length));
  }

  /** Expects the pages of several owners to equal those of each owner's list, also after and before the last page. */
  async checkOwners(request: PageRequest, max: number): Promise<void> {
    const cursors = this.cursors();
    await this.checkPagesOfOwners(request, max);
    await this.checkPagesOfOwners({ ...request, after: cursors.at(0) }, max);
    await this.checkPagesOfOwners({ ...request, before: cursors.at(-1) }, max);
  }

  private async checkPagesOfOwners(request: PageRequest, max: number): Promise<void> {
    const ids = [...OWNERS, randomUUID()];
    const pages = await keysetPagesOfOwners(this.list(), { column: 'ownerId', ids }, request);
    for (const ownerId of ids) {
      const list = this.list();
      const filters = [...(list.filters ?? []), { ownerId }];
      const expected = await keysetPage({ ...list, filters }, request);
      expect(await contentsOf(pages.get(ownerId)!, max)).toEqual(await contentsOf(expected, max));
    }
  }

  private async forward(size: number): Promise<void> {
    const [last, after] = [this.page?.rows.at(-1), this.cursors().at(-1)];
    const rest = this.model.matching().filter((each) => !last || this.model.compare(each, last) > 0);
    await this.read({ first: size, after }, rest.slice(0, size), {
      hasNext: rest.length > size,
      hasPrevious: last !== undefined,
    });
  }

  private async backward(size: number): Promise<void> {
    const [first, before] = [this.page?.rows[0], this.cursors()[0]];
    const rest = this.model.matching().filter((each) => !first || this.model.compare(each, first) < 0);
    await this.read({ last: size, before }, rest.slice(-size), {
      hasNext: first !== undefined,
      hasPrevious: rest.length > size,
    });
  }

  private async read(
    request: PageRequest,
    expected: Row[],
    flags: Pick<Page<Row>, 'hasNext' | 'hasPrevious'>,
  ): Promise<void> {
    const page = await keysetPage(this.list(), request);
    expect(page.rows).toMatchObject(expected);
    expect(page).toMatchObject(flags);
    if (page.rows.length > 0) this.page = page;
  }

  private async insert(row: Row): Promise<void> {
    if (this.model.rows.some(({ id }) => id === row.id)) return;
    await dataSource.getRepository(ListedRow).insert(row);
    this.model.rows.push(row);
  }

  private async delete(index: number): Promise<void> {
    const [row] = this.model.rows.splice(index, 1);
    if (row) await dataSource.getRepository(ListedRow).delete(row.id);
  }
}

test(`pages and counts are those of a sorted array (seed ${seed})`, { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(anyScenario, async (given) => {
      const run = new Run(given);
      await run.begin();
      for (const each of given.steps) await run.take(each);
      await run.checkCount(given.countMax);
      await run.checkOwners(given.pageOfOwners, given.countMax);
    }),
    { seed, numRuns: RUNS },
  ),
);

/** The plan of the statement that reads the page after the 2,500th of 5,000 rows. */
async function planOfMiddlePage(sort: List<ListedRow>['sort']): Promise<string> {
  await dataSource.query('truncate listed_rows');
  await dataSource.query(
    `insert into listed_rows (id, owner_id, name, points, joined_at)
     select gen_random_uuid(), gen_random_uuid(), 'name ' || n, n, to_timestamp(n) from generate_series(1, 5000) as n`,
  );
  await dataSource.query('analyze listed_rows');
  const middle = await keysetPage({ query: rowsQuery(), sort, filters: [{ points: 2500 }] }, {});
  const log = vi.spyOn(dataSource.logger, 'logQuery');
  await keysetPage({ query: rowsQuery(), sort }, { after: middle.cursorAt(0) });
  const [statement, parameters] = log.mock.calls[0]!;
  log.mockRestore();
  const plan = await dataSource.query<{ 'QUERY PLAN': string }[]>(`explain ${statement}`, parameters);
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}

test('one index range serves keys without nulls in one direction', async () => {
  const plan = await planOfMiddlePage([{ by: 'joinedAt', direction: 'desc' }]);
  expect(plan).toContain('Index Cond: (ROW(joined_at, id) < ROW(');
  expect(plan).not.toContain('Sort');
});

test('with keys in both directions, the index range starts at the value of the first key', async () => {
  const plan = await planOfMiddlePage([
    { by: 'name', direction: 'asc' },
    { by: 'joinedAt', direction: 'desc' },
  ]);
  expect(plan).toContain("Index Cond: (name >= 'name 2500'");
  expect(plan).not.toContain('Sort');
});

test('a timestamp with microseconds is no sort key, because JavaScript would round it', async () => {
  const list: List<ListedRow> = { query: rowsQuery(), sort: [{ by: 'storedAt', direction: 'asc' }] };
  await expect(keysetPage(list, {})).rejects.toThrow('precision');
});
