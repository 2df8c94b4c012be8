/** Rows are read as the entities that `getMany` makes of them. */
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTITIES } from '../composition/parts';
import { MemberAttendance, MemberSummary } from '../features/members/member-summary.entity';
import { seedContent } from '../seed/content';
import { seedDemoData } from '../seed/demo-data';
import { QuickHashing } from '../test/quick-hashing';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { Passwords } from '../lib/passwords';
import { createDataSource } from '../composition/data-source';
import { readRows } from './read-rows';

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

type Query = SelectQueryBuilder<ObjectLiteral>;

async function expectSameRows(entity: (typeof ENTITIES)[number], build: (query: Query) => Query) {
  const query = () => build(dataSource.getRepository<ObjectLiteral>(entity).createQueryBuilder('row'));
  const rows = await query().getMany();
  expect(await readRows(query())).toStrictEqual(rows);
  return rows.length;
}

test('all columns of all entities', async () => {
  let filled = 0;
  for (const entity of ENTITIES)
    if ((await expectSameRows(entity, (query) => query.limit(50))) > 0) filled += 1;
  expect(filled).toBeGreaterThan(10);
});

test.each<[string, (typeof ENTITIES)[number], (query: Query) => Query]>([
  ['a joined entity', MemberSummary, (query) => query.innerJoinAndSelect('row.user', 'user')],
  [
    'a joined entity that may be absent',
    MemberSummary,
    (query) => query.leftJoinAndSelect('row.trainer', 't'),
  ],
  ['a join without columns', MemberSummary, (query) => query.innerJoin('row.user', 'user')],
  [
    'an entity that is joined to a joined one',
    MemberAttendance,
    (query) => query.innerJoinAndSelect('row.summary', 'summary').innerJoinAndSelect('summary.user', 'user'),
  ],
])('%s', async (_name, entity, build) => {
  expect(await expectSameRows(entity, (query) => build(query).orderBy('row.id').limit(50))).toBeGreaterThan(
    0,
  );
});
