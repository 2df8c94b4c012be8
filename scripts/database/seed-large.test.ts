import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '#server/config';
import { createDataSource } from '#server/composition/data-source';
import { StartError } from '#server/lib/errors';
import { createUser } from '#server/test/factories';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#server/test/test-database';
import { seedLarge } from './seed-large';

/** A slow machine takes a while for all tables. */
const FILL_MS = 60_000;

const FEW = ['--members', '100'];

let database: TestDatabase;
let dataSource: DataSource;
let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterEach(async () => {
  log.mockRestore();
  await dataSource.destroy();
  await database.drop();
});

const run = (args: readonly string[] = FEW, url = database.url) => seedLarge(url, loadConfig({}), args);
const membersOf = () => dataSource.query('select count(*)::int as count from users');

test(
  'fills a database with the demo data and as many members, says how far it is, and refuses to run again',
  async () => {
    await run();
    const demo = `select count(*)::int as count from users where email like '%@studio.example'`;
    const [{ count }] = await dataSource.query<[{ count: number }]>(demo);
    expect(count).toBeGreaterThan(10);
    const members = await membersOf();
    expect(members).toEqual([{ count: count + 100 }]);
    const lines = log.mock.calls.map((call: unknown[]) => String(call[0]));
    expect(lines[0]).toMatch(/^ +\d+ % {2}100 members \(0:\d\d, about 0:\d\d left\)$/);
    expect(lines.at(-1)).toMatch(/^Added 100 members in 0:\d\d\.$/);
    await expect(run()).rejects.toThrow('There are accounts besides the demo data: 100.');
    expect(await membersOf()).toEqual(members);
  },
  FILL_MS,
);

test('refuses a database with an account of its own', async () => {
  await createUser(dataSource, { email: 'owner@example.com', role: 'admin' });
  await expect(run()).rejects.toThrow(
    new StartError(
      'There are accounts besides the demo data: 1. ' +
        'seed:large only fills one without; npm run db:reset deletes all data first.',
    ),
  );
  expect(await membersOf()).toEqual([{ count: 1 }]);
});

test('refuses a database without tables', async () => {
  const empty = await createEmptyDatabase();
  await expect(run(FEW, empty.url)).rejects.toThrow(StartError);
  await empty.drop();
});

test('refuses a number of members that is none, or out of range', async () => {
  for (const members of ['0', '99', '1.5', 'many', '100000000']) {
    await expect(run(['--members', members]), members).rejects.toThrow(
      '--members expects a number from 100 to 10,000,000.',
    );
  }
});
