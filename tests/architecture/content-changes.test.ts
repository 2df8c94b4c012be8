import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSchema } from '#server/composition/schema';
import { statementsOf } from '#server/test/sql-statements';
import { startHarness, type Harness } from '#server/test/harness';
import { sampleOperation } from '#server/test/sample-operation';
import { createTestDatabase, type TestDatabase } from '#server/test/test-database';

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

/** Statement-level triggers fire even if no row is affected. */
const CHANGES: [string, (table: string) => string][] = [
  ['an insertion', (table) => `insert into ${table} select * from ${table}`],
  ['an update', (table) => `update ${table} set id = id`],
  ['a deletion', (table) => `delete from ${table}`],
  ['a truncation', (table) => `truncate ${table}`],
];

/** What PostgreSQL refuses: rows of legal_versions are only ever added, and others reference plans and trainers. */
const REFUSED: Record<string, string[]> = {
  legal_versions: ['an update', 'a deletion', 'a truncation'],
  plan_offers: ['a truncation'],
  trainers: ['a truncation'],
};

/** Public pages are rendered once and cached, so each table that public queries read must notify all servers of its changes. */
test('every change of what public queries read notifies every server', async () => {
  const harness = await startHarness();
  const tables = await tablesOf(harness);
  await harness.stop();
  expect(tables).toContain('articles');
  for (const table of tables)
    for (const [change, sql] of CHANGES) {
      if (REFUSED[table]?.includes(change)) continue;
      notifications = [];
      await client.query(sql(table));
      expect(notifications, `${change} in ${table}`).toEqual([table]);
    }
});
