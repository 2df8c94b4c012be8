import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadConfig } from '#server/config';
import { createDataSource } from '#server/composition/data-source';
import { StartError } from '#server/lib/errors';
import { createTestDatabase, type TestDatabase } from '#server/test/test-database';
import { checkReceipts } from './commands';
import { seedLarge } from './seed-large';

let database: TestDatabase;
let dataSource: DataSource;
const log = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  await seedLarge(database.url, loadConfig({}), ['--members', '100']);
});
afterAll(async () => {
  log.mockRestore();
  await dataSource.destroy();
  await database.drop();
});

test('says how many documents were checked, of the demo data and of a large studio', async () => {
  await checkReceipts(database.url);
  const [{ count }] = await dataSource.query<[{ count: number }]>(
    'select count(*)::int as count from receipts',
  );
  expect(count).toBeGreaterThan(10);
  expect(log.mock.calls.at(-1)).toEqual([`checked ${count} documents, chain unbroken`]);
});

test('names the first document that does not fit', async () => {
  const [{ number }] = await dataSource.query<[{ number: string }]>(
    'select number from receipts order by number offset 3 limit 1',
  );
  await dataSource.query('alter table receipts disable trigger receipts_stay');
  await dataSource.query(`update receipts set issued_at = issued_at - interval '1 day' where number = $1`, [
    number,
  ]);
  await expect(checkReceipts(database.url)).rejects.toThrow(
    new StartError(`${number} does not fit: it, or the one before, was changed or removed.`),
  );
});
