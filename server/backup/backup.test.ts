import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '#common/time';
import { createDataSource } from '../composition/data-source';
import { FORGOT } from '../test/account-calls';
import { Browser } from '../test/browser';
import { run } from '../test/database-template';
import { givePass } from '../test/check-in-calls';
import { createPlanOffers, createReviews, createUser, PASSWORD, type UserWithEmail } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { actorOf } from '../test/order-calls';
import { FolderStorage } from '../storage/folder-storage';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../test/test-database';
import { checkBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const KEY = 'a key that is long enough for this test';

/** Larger than one part of a file. */
const PICTURE = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * index) % 251));

let harness: Harness;
let folder: string;
let url: string;
let member: UserWithEmail;
let storage: FolderStorage;
let newStorage: FolderStorage;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bhor-backup-'));
  storage = new FolderStorage(path.join(folder, 'uploads'));
  newStorage = new FolderStorage(path.join(folder, 'restored'));
  await storage.put('u/0123/400.webp', PICTURE);
  await storage.put('studio-exports/0123/4567/0', Buffer.from('made again from a backup'));
  await storage.put('originals/0123/original.jpg', Buffer.from('\\.\nof one line'));
  harness = await startHarness();
  ({ url } = harness.dataSource.options as { url: string });
  const admin = await createUser(harness.dataSource, { role: 'admin', name: 'Tab\tnew\nline \\ and \u0939' });
  member = await createUser(harness.dataSource);
  await createReviews(harness.dataSource, 3, { user: member, comment: '\\.\n\\N' });
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  await givePass(harness, member.id);
  await harness.services.deskSales.sell(actorOf(admin), {
    memberId: member.id,
    offerId: offer!.id,
    method: 'cash',
    requestKey: 'a-request-key-of-a-sale',
  });
});
afterAll(async () => {
  await harness.stop();
  await fs.rm(folder, { recursive: true });
});
/** An empty database, which is made when the test first restores into it. */
async function emptyDatabase(): Promise<TestDatabase> {
  const made = await createEmptyDatabase();
  onTestFinished(() => made.drop());
  return made;
}

const fileOf = (name: string) => path.join(folder, name);

async function write(name: string, key?: string) {
  const file = fileOf(name);
  await fs.rm(file, { force: true });
  return { file, ...(await writeBackup(url, { file, key, storage })) };
}

async function restore(file: string, { key, into }: { key?: string | undefined; into: TestDatabase }) {
  const dataSource = await createDataSource(into.url).initialize();
  try {
    return await restoreBackup(into.url, { file, key, dataSource, storage: newStorage });
  } finally {
    await dataSource.destroy();
  }
}

async function query(of: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: of });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

test.each([undefined, KEY])('a backup (key: %s) is restored to the same rows and jobs', async (key) => {
  const { file, tables, jobs, files } = await write('whole.backup', key);
  expect(files).toBe(2);
  expect(tables).toMatchObject({ users: { rows: 2 }, reviews: { rows: 3 }, ledger_entries: { rows: 4 } });
  expect(jobs).toBeGreaterThan(0);
  const into = await emptyDatabase();
  expect(await restore(file, { key, into })).toEqual({ tables, jobs, files });
  const text = (await fs.readFile(file)).toString('latin1');
  expect(text.includes('BHOR-BACKUP')).toBe(key !== undefined);
  const again = fileOf('again.backup');
  await fs.rm(again, { force: true });
  const { bytes: _bytes, ...second } = await writeBackup(into.url, { file: again, key, storage: newStorage });
  expect(second).toEqual({ tables, jobs, files });
  expect(await newStorage.get('u/0123/400.webp')).toEqual(PICTURE);
  const jobsOf = (of: string) =>
    query(of, 'select task_identifier, key, run_at from graphile_worker.jobs order by id');
  expect(await jobsOf(into.url)).toEqual(await jobsOf(url));
});

test('a restored database has its rules again, and every number goes on', async () => {
  const { file, tables } = await write('rules.backup');
  const all = await query(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const left = all.map(({ name }) => name).filter((name) => !((name as string) in tables));
  expect(left.sort()).toEqual(['migrations', 'rate_limits']);
  const into = await emptyDatabase();
  await restore(file, { into });
  await expect(run(into.url, 'delete from ledger_entries')).rejects.toThrow();
  await expect(run(into.url, 'delete from journal')).rejects.toThrow();
  const numbers = `select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by name`;
  expect(await query(into.url, numbers)).toEqual(await query(url, numbers));
  expect(await query(url, numbers)).toContainEqual({ name: 'orders_number_seq', value: '1' });
});

/** Codes, links and keys that may have been used or withdrawn since. */
const ENDED = ['password_resets', 'staff_invitations', 'sign_in_challenges', 'api_keys'];

test('log-ins, codes, invitations and API keys of the past do not work in a restored database', async () => {
  const { dataSource } = harness;
  await new Browser(harness).signIn(member.email, PASSWORD);
  await new Browser(harness).gql(FORGOT, { email: member.email });
  await harness.runDueJobs();
  const later = new Date(harness.clock.ms + DAY_MS);
  await dataSource.query(
    `insert into staff_invitations (email, role, token_hash, invited_by, created_at, expires_at)
     values ('invited@example.com', 'owner', 'x', $1, now(), $2)`,
    [member.id, later],
  );
  await dataSource.query(
    `insert into sign_in_challenges (user_id, token_hash, password_mark, is_kept, expires_at)
     values ($1, 'x', 'x', false, $2)`,
    [member.id, later],
  );
  await dataSource.query(
    `insert into api_keys (name, key_hash, ending, owner_id, permissions, addresses, created_at, expires_at)
     values ('Turnstile', 'x', 'x', $1, '{}', '{}', now(), $2)`,
    [member.id, later],
  );
  const { file } = await write('log-ins.backup');
  await dataSource.query('delete from sessions');
  for (const table of ENDED) await dataSource.query(`delete from ${table}`);
  const into = await emptyDatabase();
  await restore(file, { into });
  expect(await query(into.url, 'select ended_at is not null as ended from sessions')).toEqual([
    { ended: true },
  ]);
  for (const table of ENDED) expect(await query(into.url, `select 1 from ${table}`), table).toEqual([]);
});

test('a database that is not empty is left as it is', async () => {
  const { file } = await write('refused.backup');
  const used = await createTestDatabase();
  await run(used.url, `insert into seeded_tables (name) values ('mine')`);
  await expect(restore(file, { into: used })).rejects.toThrow('This database is not empty');
  expect(await query(used.url, 'select name from seeded_tables')).toEqual([{ name: 'mine' }]);
  await used.drop();
});

test.each([
  ['a view', 'create view mine as select 1 as kept', 'select kept from mine'],
  ['a function', `create function mine() returns int language sql as 'select 1'`, 'select mine() as kept'],
  ['a type', `create type mine as enum ('kept')`, `select 'kept'::mine as kept`],
  ['a partitioned table', 'create table mine (kept int) partition by list (kept)', 'select kept from mine'],
  ['jobs of another program', 'create schema graphile_worker', `select 'graphile_worker'::regnamespace`],
])('a database with %s only is left as it is', async (_what, create, read) => {
  const { file } = await write('foreign.backup');
  const into = await emptyDatabase();
  await run(into.url, create);
  const before = await query(into.url, read);
  await expect(restore(file, { into })).rejects.toThrow('This database is not empty');
  expect(await query(into.url, read)).toEqual(before);
});

test('of two restores at once, one is refused, and the rows of the other stay', async () => {
  const { file } = await write('at-once.backup');
  const into = await emptyDatabase();
  const restored = await Promise.allSettled([restore(file, { into }), restore(file, { into })]);
  expect(restored.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await query(into.url, 'select count(*)::int as count from users')).toEqual([{ count: 2 }]);
});

test('a database that came with extensions counts as empty', async () => {
  const into = await emptyDatabase();
  await run(into.url, 'create extension pg_trgm');
  const { file } = await write('extension.backup');
  expect(await restore(file, { into })).toMatchObject({ tables: { users: { rows: 2 } } });
});

const damages: [string, (bytes: Buffer) => Buffer, RegExp][] = [
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 40), /not a complete backup|cannot be decrypted/],
  [
    'changed',
    (bytes) => flipped(bytes, Math.floor(bytes.length / 2)),
    /not a complete backup|cannot be decrypted/,
  ],
  ['empty', () => Buffer.alloc(0), /not a complete backup|is not encrypted/],
  ['another file', () => Buffer.from('a text'), /not a complete backup|is not encrypted/],
];

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
}

test.each(damages.flatMap((damage) => [[...damage, undefined] as const, [...damage, KEY] as const]))(
  'a file that is %s is refused',
  async (_how, change, message, key) => {
    const { file } = await write('damaged.backup', key);
    await fs.writeFile(file, change(await fs.readFile(file)));
    await expect(checkBackup(file, key)).rejects.toThrow(message);
  },
);

test('a damaged file leaves the database empty', async () => {
  const { file } = await write('damaged.backup');
  await fs.writeFile(file, flipped(await fs.readFile(file), 5000));
  const into = await emptyDatabase();
  await expect(restore(file, { into })).rejects.toThrow('not a complete backup');
  const tables = `select 1 from pg_class where relnamespace = 'public'::regnamespace`;
  expect(await query(into.url, tables)).toEqual([]);
});

test('a file that changes between its check and its copy leaves the database empty', async () => {
  // Many rows, so that the end is missed in the middle of a table.
  await run(url, `insert into seeded_tables (name) select md5(n::text) from generate_series(1, 20000) as n`);
  const { file } = await write('swapped.backup');
  await run(url, 'delete from seeded_tables');
  const into = await emptyDatabase();
  const whole = await fs.readFile(file);
  const dataSource = await createDataSource(into.url).initialize();
  // Swaps the file after the check, before the rows are copied.
  const swap = fs.writeFile.bind(fs, file, whole.subarray(0, whole.length / 2));
  vi.spyOn(dataSource, 'runMigrations').mockImplementationOnce(async function (this: DataSource, options) {
    const done = await DataSource.prototype.runMigrations.call(this, options);
    await swap();
    return done;
  });
  await expect(
    restoreBackup(into.url, { file, key: undefined, dataSource, storage: newStorage }),
  ).rejects.toThrow('not a complete backup');
  await dataSource.destroy();
  const tables = `select 1 from pg_class where relnamespace = 'public'::regnamespace`;
  expect(await query(into.url, tables)).toEqual([]);
});

test('an encrypted backup needs its key', async () => {
  const { file } = await write('secret.backup', KEY);
  await expect(checkBackup(file, undefined)).rejects.toThrow('Set BACKUP_KEY');
  await expect(checkBackup(file, `${KEY}!`)).rejects.toThrow('cannot be decrypted');
});

test('with a key, a backup that is not encrypted is refused: anybody could have made it', async () => {
  const { file } = await write('plain.backup');
  await expect(checkBackup(file, KEY)).rejects.toThrow('is not encrypted');
  expect((await checkBackup(file, undefined)).end).toMatchObject({ tables: { users: { rows: 2 } } });
});

test('a backup never replaces a file, and leaves no unfinished one', async () => {
  const { file } = await write('once.backup');
  const before = await fs.readFile(file);
  await expect(writeBackup(url, { file, key: undefined, storage })).rejects.toThrow(
    /^There is a file .* already/,
  );
  expect(await fs.readFile(file)).toEqual(before);
  expect((await fs.readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
});

test('a backup leaves the unfinished file of another one alone', async () => {
  const file = fileOf('shared.backup');
  await fs.writeFile(`${file}.unfinished`, 'of another one');
  await expect(writeBackup(url, { file, key: undefined, storage })).rejects.toThrow('is being written');
  expect(await fs.readFile(`${file}.unfinished`, 'utf8')).toBe('of another one');
  await fs.rm(`${file}.unfinished`);
});

test('a backup of a version without uploads is restored', async () => {
  const none = new FolderStorage(path.join(folder, 'none'));
  const file = fileOf('without-uploads.backup');
  await writeBackup(url, { file, key: undefined, storage: none });
  const text = gunzipSync(await fs.readFile(file)).toString();
  expect(text).toMatch(/^{"format":2,/);
  await fs.writeFile(
    file,
    gzipSync(text.replace('{"format":2,', '{"format":1,').replace(/,"files":0}\n$/, '}\n')),
  );
  expect((await checkBackup(file, undefined)).end).toMatchObject({ tables: { users: { rows: 2 } } });
});

test('a backup of an older version is brought up to date', async () => {
  const older = await createTestDatabase();
  const dataSource = await createDataSource(older.url).initialize();
  await dataSource.undoLastMigration();
  await dataSource.destroy();
  const file = fileOf('older.backup');
  const { tables } = await writeBackup(older.url, { file, key: undefined, storage });
  await older.drop();
  const into = await emptyDatabase();
  await restore(file, { into });
  const [{ count }] = (await query(into.url, 'select count(*)::int as count from migrations')) as [
    { count: number },
  ];
  const [{ all }] = (await query(url, 'select count(*)::int as all from migrations')) as [{ all: number }];
  expect(count).toBe(all);
  expect(Object.keys(tables).length).toBeGreaterThan(30);
});
