import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSchema } from '#server/composition/schema';
import { statementsOf } from '#server/test/sql-statements';
import { startHarness, type Harness } from '#server/test/harness';
import { sampleOperation } from '#server/test/sample-operation';
import { createTestDatabase, type TestDatabase } from '#server/test/test-database';

/** Public pages are rendered once and cached, so each of these tables must notify all servers of its changes. */
const TABLES = [
  'articles',
  'legal_versions',
  'photos',
  'plan_offers',
  'reviews',
  'studio_settings',
  'trainers',
];

let database: TestDatabase;
let client: pg.Client;
let notifications: (string | undefined)[];
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  client.on('notification', ({ payload }) => notifications.push(payload));
  await client.query('listen content_changed');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function tablesOf(harness: Harness): Promise<string[]> {
  const queries = Object.values((await getSchema()).getQueryType()!.getFields()).filter(
    ({ extensions }) => extensions['isContent'] === true,
  );
  const statements = await statementsOf(harness.dataSource, async () => {
    for (const field of queries) await harness.gql(sampleOperation('query', field));
    // The settings that pages show are kept in memory.
    await harness.services.settings.load();
  });
  const names = statements.flatMap((statement) => [...statement.matchAll(/(?:from|join) "(\w+)"/gi)]);
  return [...new Set(names.map(([, name]) => name!))].sort();
}

test('the listed tables are those that public queries read', async () => {
  const harness = await startHarness();
  expect(await tablesOf(harness)).toEqual(TABLES);
  await harness.stop();
});

/** Statement-level triggers fire even if no row is affected. */
const CHANGES: [string, (table: string) => string][] = [
  ['an insertion', (table) => `insert into ${table} select * from ${table}`],
  ['an update', (table) => `update ${table} set id = id`],
  ['a deletion', (table) => `delete from ${table}`],
  ['a truncation', (table) => `truncate ${table}`],
];

/** Rows of legal_versions are only ever added. PostgreSQL does not truncate tables that others reference. */
const canBeTruncated = (table: string) => !['plan_offers', 'trainers'].includes(table);

const cases = TABLES.flatMap((table) =>
  CHANGES.filter(([change]) => change === 'an insertion' || table !== 'legal_versions')
    .filter(([change]) => change !== 'a truncation' || canBeTruncated(table))
    .map(([change, sql]) => [change, table, sql(table)] as const),
);

test.each(cases)('%s in %s notifies every server', async (_change, table, statement) => {
  notifications = [];
  await client.query(statement);
  expect(notifications).toEqual([table]);
});
