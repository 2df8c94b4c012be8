/** Entities are those that TypeORM makes itself, from the same rows. */
import { SelectQueryBuilder, type DataSource, type ObjectLiteral } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTITIES } from '../features/features';
import { MemberSummary } from '../features/members/member-summary.entity';
import { User } from '../features/members/user.entity';
import { Order } from '../features/orders/order.entity';
import { seedContent } from '../seed/content';
import { seedDemoData } from '../seed/demo-data';
import { QuickHashing } from '../test/quick-hashing';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { Passwords } from '../lib/passwords';
import { createDataSource } from './data-source';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  await seedContent(dataSource);
  await seedDemoData(
    dataSource,
    new Passwords({ hashing: new QuickHashing() }),
    Date.parse('2026-11-23T05:30:00Z'),
  );
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

type Build = (query: SelectQueryBuilder<ObjectLiteral>) => SelectQueryBuilder<ObjectLiteral>;

/** The entities of a query, and those that TypeORM makes. */
async function entitiesOf(entity: (typeof ENTITIES)[number], build: Build = (query) => query) {
  const ours = build(dataSource.createQueryBuilder<ObjectLiteral>(entity, 'row'));
  const theirs = build(new SelectQueryBuilder(dataSource).select('row').from(entity, 'row'));
  expect(ours.constructor).not.toBe(theirs.constructor);
  return [await ours.getMany(), await theirs.getMany()];
}

test('all columns of all entities', async () => {
  const filled = new Set<string>();
  for (const entity of ENTITIES) {
    const [ours, theirs] = await entitiesOf(entity, (query) => query.limit(50));
    expect(ours).toStrictEqual(theirs);
    if (ours!.length > 0) filled.add(entity.name);
  }
  expect(filled.size).toBeGreaterThan(10);
});

test.each<[string, (typeof ENTITIES)[number], Build]>([
  ['a joined entity', MemberSummary, (query) => query.innerJoinAndSelect('row.user', 'user')],
  [
    'a joined entity that may be absent',
    MemberSummary,
    (query) => query.leftJoinAndSelect('row.trainer', 't'),
  ],
  [
    'a joined entity whose columns have shortened names',
    MemberSummary,
    (query) =>
      query.leftJoinAndSelect('row.trainer', 'a_name_that_leaves_hardly_any_room_for_that_of_the_column'),
  ],
  ['a join without columns', MemberSummary, (query) => query.innerJoin('row.user', 'user')],
  ['some columns', User, (query) => query.select(['row.id', 'row.name', 'row.createdAt'])],
  ['columns without the id', User, (query) => query.select(['row.name', 'row.createdAt'])],
  [
    'some columns of a joined entity',
    MemberSummary,
    (query) => query.leftJoin('row.trainer', 't').addSelect(['t.name']),
  ],
  [
    'a join of rows by a condition of our own, which repeats rows',
    User,
    (query) => query.innerJoin(Order, 'placed', 'placed.userId = row.id'),
  ],
  ['a page', MemberSummary, (query) => query.innerJoinAndSelect('row.user', 'user').take(3).skip(2)],
])('%s', async (_name, entity, build) => {
  const [ours, theirs] = await entitiesOf(entity, (query) => build(query).orderBy('row.id'));
  expect(theirs!.length).toBeGreaterThan(0);
  expect(ours).toStrictEqual(theirs);
});
