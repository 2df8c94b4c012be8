import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { concurrentTest } from '../test/concurrent-test';
import { run } from '../test/database-template';
import { eventually } from '../test/eventually';
import { startProxy, targetOf, throughProxy } from '../test/proxy';
import { createTestDatabase } from '../test/test-database';
import { ContentChanges } from './content-changes';

/** A database whose changes are listened to. */
async function openSite() {
  const database = await createTestDatabase();
  const listeners: ContentChanges[] = [];
  let calls = 0;
  return {
    url: database.url,
    calls: () => calls,
    listen: async (url = database.url): Promise<ContentChanges> => {
      const changes = new ContentChanges(url, () => void (calls += 1), 200);
      listeners.push(changes);
      await changes.listen();
      return changes;
    },
    close: async () => {
      await Promise.all(listeners.map((changes) => changes.close()));
      await database.drop();
    },
  };
}

const test = concurrentTest(openSite);

const INSERT =
  () => `insert into articles (id, title, description, text, image_url, big_image_url, uploaded_date, created_team)
  values ('${randomUUID()}', 'T', 'D', 'X', '/a.svg', '/b.svg', now(), 'Team')`;

const LISTENERS = `from pg_stat_activity where application_name = 'bhor content changes' and datname = current_database()`;

test('counts connecting as a change, because earlier changes may have been missed', async ({ site }) => {
  const { calls, listen } = site;
  await listen();
  expect(calls()).toBe(1);
});

test.for<[string, string]>([
  ['an insertion', INSERT()],
  ['an update', `update articles set title = 'Other'`],
  ['a deletion', 'delete from articles'],
  ['a truncation', 'truncate articles'],
])('calls back after another connection commits %s', async ([_name, statement], { site }) => {
  const { url, calls, listen } = site;
  await run(url, INSERT());
  await listen();
  await run(url, statement);
  await eventually(() => expect(calls()).toBe(2));
});

test('calls back on commit, not before, and not on rollback', async ({ site }) => {
  const { url, calls, listen } = site;
  await listen();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query(INSERT());
  await other.query('rollback');
  await other.query('begin');
  await other.query(INSERT());
  expect(calls()).toBe(1);
  await other.query('commit');
  await eventually(() => expect(calls()).toBe(2));
  await other.query('begin');
  await other.query(INSERT());
  await other.query(INSERT());
  await other.query('commit');
  await eventually(() => expect(calls()).toBe(3));
  await other.end();
});

test('detects a silently lost connection, reconnects and reports the next change', async ({ site }) => {
  const { url, calls, listen } = site;
  const proxy = await startProxy(targetOf(url));
  const changes = await listen(throughProxy(url, proxy));
  proxy.hang();
  proxy.recover();
  await eventually(() => expect(calls()).toBeGreaterThanOrEqual(3));
  const before = calls();
  await run(url, INSERT());
  await eventually(() => expect(calls()).toBe(before + 1));
  await changes.close();
  await proxy.cut();
});

test('closes without waiting for a database that does not answer', async ({ site }) => {
  const { url, listen } = site;
  const proxy = await startProxy(targetOf(url));
  const changes = await listen(throughProxy(url, proxy));
  proxy.hang();
  const startedAt = performance.now();
  await changes.close();
  expect(performance.now() - startedAt).toBeLessThan(1000);
  proxy.recover();
  await proxy.cut();
});

test('counts a terminated connection as a change, reconnects and reports the next change', async ({
  site,
}) => {
  const { url, calls, listen } = site;
  await listen();
  await run(url, `select pg_terminate_backend(pid) ${LISTENERS}`);
  await eventually(() => expect(calls()).toBeGreaterThanOrEqual(2));
  await eventually(async () => expect(await run(url, `select 1 ${LISTENERS}`)).toHaveLength(1));
  await eventually(() => expect(calls()).toBeGreaterThanOrEqual(3));
  const before = calls();
  await run(url, INSERT());
  await eventually(() => expect(calls()).toBe(before + 1));
});

test('starts listening once an initially unavailable database becomes available', async ({ site }) => {
  const { url, calls, listen } = site;
  const proxy = await startProxy(targetOf(url));
  await proxy.cut();
  const changes = await listen(throughProxy(url, proxy));
  await proxy.restore();
  await eventually(async () => expect(await run(url, `select 1 ${LISTENERS}`)).toHaveLength(1));
  const before = await eventually(async () => {
    expect(await run(url, `select 1 ${LISTENERS} and query like 'listen%' and state = 'idle'`)).toHaveLength(
      1,
    );
    return calls();
  });
  await run(url, INSERT());
  await eventually(() => expect(calls()).toBeGreaterThan(before));
  await changes.close();
  await proxy.cut();
});

test('leaves no connection open after close', async ({ site }) => {
  const { url, listen } = site;
  const changes = await listen();
  await changes.close();
  await eventually(async () => expect(await run(url, `select 1 ${LISTENERS}`)).toEqual([]));
});

test('does not reconnect after close, whether or not the database was available', async ({ site }) => {
  const { url, calls, listen } = site;
  const proxy = await startProxy(targetOf(url));
  const whileAvailable = new ContentChanges(throughProxy(url, proxy), () => {});
  await whileAvailable.listen();
  await whileAvailable.close();
  const changes = await listen(throughProxy(url, proxy));
  await proxy.cut();
  await eventually(() => expect(calls()).toBeGreaterThanOrEqual(2));
  await changes.close();
  await proxy.restore();
  const { connections } = proxy;
  // Longer than the delay before a reconnection.
  await new Promise((resolve) => setTimeout(resolve, 1300));
  expect(proxy.connections).toBe(connections);
  await proxy.cut();
});
