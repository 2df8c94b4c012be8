import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { studioExportMessages as messages } from '#common/studio-exports/messages';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time';
import { STUDIO_TABLES } from '../../composition/parts';
import { createUser, PASSWORD } from '../../test/factories';
import { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { PictureDesk } from '../../test/picture-calls';
import { signedIn } from '../../test/order-calls';
import { WITHOUT_PASSWORD } from '../../test/staff-calls';
import { User } from '../accounts/user.entity';
import { memberWithEverything } from '../privacy/testing/member-data';
import { exportedTables } from './exported-tables';
import { StudioExport } from './studio-export.entity';
import { ExportDesk } from './testing/export-desk';

let harness: Harness;
let desk: ExportDesk;
let member: User;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 100 });
  member = await memberWithEverything(harness, new Browser(harness));
});
afterAll(() => harness.stop());
// The sessions of the test before may have ended, since it moves the clock.
beforeEach(async () => {
  await harness.dataSource.getRepository(StudioExport).clear();
  await harness.services.studioExportCleanUp.run();
  desk = await ExportDesk.open(harness);
});

const never = new AbortController().signal;
const run = (id: string, signal = never) => harness.services.studioExportRun.run(id, signal);

const started = async (): Promise<string> => {
  await desk.start();
  return (await desk.last()).id;
};

const storedFolders = async (): Promise<number> => {
  const folders = new Set<string>();
  for await (const key of harness.services.storage.list('studio-exports'))
    folders.add(key.slice(0, key.lastIndexOf('/')));
  return folders.size;
};

/** Runs `act` before the first part of the next file is stored. */
const beforeStoring = (act: () => Promise<unknown>) => {
  const { storage } = harness.services;
  const put = storage.put.bind(storage);
  const spy = vi.spyOn(storage, 'put').mockImplementationOnce(async (...given) => {
    await act();
    await put(...given);
  });
  onTestFinished(() => spy.mockRestore());
};

const inDatabase = <Row>(statement: string) => harness.dataSource.query<Row[]>(statement);

test('every table and column leaves with the studio, or is named with the reason why not', async () => {
  const found = await inDatabase<{ table: string; columns: string[]; key: string }>(`
    select relname as table, array_agg(attname::text order by attname) as columns,
      (select string_agg(a.attname, ', ' order by array_position(i.indkey::int2[], a.attnum))
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
       where i.indrelid = pg_class.oid and i.indisprimary) as key
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' group by pg_class.oid, relname`);
  expect(Object.keys(STUDIO_TABLES).sort()).toEqual(found.map(({ table }) => table).sort());
  for (const { table, columns, key } of found) {
    const described = exportedTables(STUDIO_TABLES).find(([name]) => name === table)?.[1];
    if (!described) continue;
    const { columns: exported, columnsLeftOut = {}, sortedBy = 'id' } = described;
    expect([table, [...Object.keys(exported), ...Object.keys(columnsLeftOut)].sort()]).toEqual([
      table,
      columns,
    ]);
    expect([table, sortedBy]).toEqual([table, key]);
  }
});

test('an owner gets all tables in two forms, the pictures, and a page that describes every column', async () => {
  await harness.dataSource.getRepository(User).update(member.id, { fitnessGoals: '=HYPERLINK("x")' });
  const admin = new PictureDesk(harness, (await signedIn(harness, 'admin')).browser);
  await admin.upload();
  const answer = await desk.start();
  expect(answer.data?.['startStudioExport']).toMatchObject({
    studioExport: { status: 'RUNNING', isOwn: true },
  });
  const mails = await harness.mailTo(desk.owner.email);
  expect(mails[0]).toMatchObject({ subject: expect.stringContaining('is ready') as string });
  expect(await desk.last()).toMatchObject({ status: 'DONE', progress: 100, explanation: null });

  const files = await desk.files();
  const textOf = (name: string) => files.get(name)!.toString();
  const jsonOf = (table: string) =>
    textOf(`json/${table}.jsonl`)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const csvOf = (table: string) =>
    parse<Record<string, string>>(textOf(`csv/${table}.csv`), { columns: true, bom: true });

  const of = (rows: Record<string, unknown>[]) => rows.find(({ id }) => id === member.id);
  expect(of(jsonOf('users'))).toMatchObject({ email: member.email, fitness_goals: '=HYPERLINK("x")' });
  expect(of(csvOf('users'))).toMatchObject({ email: member.email, fitness_goals: `'=HYPERLINK("x")` });
  expect(of(csvOf('users'))!['created_at']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+05:30$/);
  const [order] = csvOf('orders');
  const rupees = (Number(order!['total_paise']) / 100).toFixed(2);
  expect(order!['total_rupees']).toBe(rupees);
  expect(textOf('json/orders.jsonl')).toContain(`"total_rupees":${rupees}`);
  expect(jsonOf('body_measurements')).toMatchObject([{ user_id: member.id, weight_kg: 70 }]);

  const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(1);
  expect(await sharp(files.get(pictures[0]!)).metadata()).toMatchObject({ width: 1200, height: 800 });
  const page = textOf('README.html');
  for (const [table, { columns }] of exportedTables(STUDIO_TABLES)) {
    expect(files.has(`csv/${table}.csv`) && files.has(`json/${table}.jsonl`)).toBe(true);
    for (const column of Object.keys(columns)) expect(page).toContain(`<td>${column}</td>`);
  }
  const [{ password_hash: secret }] = (await inDatabase<{ password_hash: string }>(
    `select password_hash from users where id = '${member.id}'`,
  )) as [{ password_hash: string }];
  for (const bytes of files.values()) expect(bytes.includes(secret)).toBe(false);

  const entries = await inDatabase<{ type: string }>(
    `select type from journal where actor_id = '${desk.owner.id}' order by type`,
  );
  expect(entries.map(({ type }) => type)).toEqual([
    'member.diet-details-read',
    'member.measurements-read',
    'studio.export-downloaded',
    'studio.exported',
  ]);
});

test('an export needs the password, and only one is written at a time', async () => {
  expect((await desk.start('Another-one-2026')).errors[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await desk.last()).toBeNull();
  const answers = await Promise.all([desk.start(), desk.start()]);
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason))).toEqual([
    'EXPORT_RUNNING',
  ]);
});

test('only who started it gets an address, which is valid once and for a minute', async () => {
  const id = await started();
  expect(await desk.link(id)).toBe('STUDIO_EXPORT_NOT_FOUND');
  await run(id);
  const other = await ExportDesk.open(harness);
  expect(await other.last()).toMatchObject({ id, isOwn: false });
  expect(await other.link(id)).toBe('STUDIO_EXPORT_NOT_FOUND');
  const { browser: admin } = await signedIn(harness, 'admin');
  expect((await admin.gql('{ studioExport { id } }')).errors[0]).toMatchObject({
    message: messages.ownersOnly,
  });
  const path = await desk.link(id);
  const response = await harness.fetch(path);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=bhor-studio-2026-11-21.zip');
  expect((await response.arrayBuffer()).byteLength).toBe((await desk.last()).sizeBytes);
  expect((await harness.fetch(path)).status).toBe(404);
  const late = await desk.link(id);
  harness.clock.ms += MINUTE_MS;
  expect((await harness.fetch(late)).status).toBe(404);
  expect((await harness.fetch('/downloads/unknown')).status).toBe(404);
});

test('in another session, its owner gets an address only with the password', async () => {
  const id = await started();
  await run(id);
  const elsewhere = await desk.backAgain();
  for (const [password, reason] of WITHOUT_PASSWORD)
    expect((await elsewhere.askForLink(id, password)).errors[0]?.extensions.fields?.[0]).toMatchObject({
      path: ['password'],
      reason,
    });
  expect(await elsewhere.link(id, PASSWORD)).toContain('/downloads/');
  expect(await desk.link(id)).toContain('/downloads/');
  // Exports of earlier versions say nothing of their session.
  await harness.dataSource.getRepository(StudioExport).update(id, { sessionId: null });
  expect((await desk.askForLink(id)).errors[0]?.extensions.fields?.[0]).toMatchObject({ reason: 'REQUIRED' });
});

test('the file is removed after a day, and with a new export', async () => {
  const id = await started();
  await run(id);
  const path = await desk.link(id);
  await harness.services.studioExportCleanUp.run();
  expect(await storedFolders()).toBe(1);
  harness.clock.ms += 24 * HOUR_MS;
  expect((await harness.fetch(path)).status).toBe(404);
  desk = await desk.backAgain();
  expect(await desk.link(id)).toBe('STUDIO_EXPORT_NOT_FOUND');
  await harness.services.studioExportCleanUp.run();
  expect(await desk.last()).toMatchObject({ id, status: 'EXPIRED' });
  expect(await storedFolders()).toBe(0);
  await run(await started());
  await started();
  await harness.services.studioExportCleanUp.run();
  expect(await storedFolders()).toBe(0);
});

test('an attempt that was thought to be dead cannot offer its file when a later one has begun', async () => {
  const id = await started();
  let later: Promise<void> | undefined;
  beforeStoring(() => (later = run(id)));
  await expect(run(id)).rejects.toThrow('another attempt');
  await later;
  expect(await desk.last()).toMatchObject({ status: 'DONE' });
  expect((await desk.files()).has('README.html')).toBe(true);
  expect(await storedFolders()).toBe(1);
});

test('an attempt that is broken off leaves nothing, and the next one starts over', async () => {
  const id = await started();
  const attempt = new AbortController();
  attempt.abort();
  await expect(run(id, attempt.signal)).rejects.toThrow();
  expect(await desk.last()).toMatchObject({ status: 'RUNNING' });
  expect(await storedFolders()).toBe(0);
  await run(id);
  expect(await desk.last()).toMatchObject({ status: 'DONE' });
});

test.each([
  ['has no room', Object.assign(new Error('no space'), { code: 'ENOSPC' }), 'no room'],
  ['fails', new Error('broken'), 'could not be written'],
])('the last attempt says why there is no file if the storage %s', async (_what, error, explanation) => {
  await started();
  await inDatabase(
    "update graphile_worker._private_jobs set max_attempts = 1 where key like 'export-studio:%'",
  );
  beforeStoring(() => Promise.reject(error));
  await harness.runDueJobs();
  const last = await desk.last();
  expect([last.status, last.explanation]).toEqual(['FAILED', expect.stringContaining(explanation)]);
  expect(await storedFolders()).toBe(0);
});

test('a job of which nothing is heard for a day does not keep others from starting', async () => {
  const id = await started();
  harness.clock.ms += DAY_MS;
  desk = await desk.backAgain();
  await harness.services.studioExportCleanUp.run();
  expect(await desk.last()).toMatchObject({ id, status: 'FAILED' });
  expect((await desk.start()).errors).toEqual([]);
});

test('nothing is written for somebody who is no owner any more', async () => {
  const former = await ExportDesk.open(harness);
  await former.start();
  await harness.dataSource.getRepository(User).update(former.owner.id, { role: 'admin' });
  await harness.runDueJobs();
  expect(await desk.last()).toMatchObject({
    status: 'FAILED',
    explanation: expect.stringContaining('may not') as string,
  });
});

test('an address does not work for somebody who is no owner any more', async () => {
  const former = await ExportDesk.open(harness);
  await former.start();
  const { id } = await former.last();
  await run(id);
  const path = await former.link(id);
  await harness.dataSource.getRepository(User).update(former.owner.id, { role: 'admin' });
  expect((await harness.fetch(path)).status).toBe(403);
});

test('a member who is deleted meanwhile is in the file, which is of one moment', async () => {
  const leaving = await createUser(harness.dataSource);
  const browser = new Browser(harness);
  await browser.signIn(leaving.email, PASSWORD);
  const id = await started();
  beforeStoring(() =>
    browser.gql(`mutation { deleteAccount(input: { password: "${PASSWORD}" }) { deletedUserId } }`),
  );
  await run(id);
  expect(await harness.dataSource.getRepository(User).findOneBy({ id: leaving.id })).toBeNull();
  expect((await desk.files()).get('json/users.jsonl')!.includes(leaving.email)).toBe(true);
});
