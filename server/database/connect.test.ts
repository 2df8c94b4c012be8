import http from 'node:http';
import net, { type AddressInfo, type Server } from 'node:net';
import { inject, expect, test } from 'vitest';
import { StartError } from '../lib/errors';
import { startProxy, targetOf, throughProxy } from '../test/proxy';
import { createTestDatabase } from '../test/test-database';
import { connect, type Waiting } from './connect';
import { createDataSource } from '../composition/data-source';

const PASSWORD = 'Wr0ng-Secret';

function urlWith(change: (url: URL) => void): string {
  const url = new URL(inject('templateUrl'));
  change(url);
  return url.href;
}

async function refusalOf(url: string, waiting: Waiting = { waitMs: 0 }): Promise<string> {
  const dataSource = createDataSource(url);
  const error = await connect(dataSource, waiting).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  expect(dataSource.isInitialized).toBe(false);
  const { message } = error as StartError;
  expect(message).toMatch(/^The database .+\.$/);
  expect(message).not.toMatch(/\n|Error:/);
  for (const secret of [PASSWORD, new URL(url).password]) if (secret) expect(message).not.toContain(secret);
  return message;
}

test('fails at once on a wrong password', async () => {
  const url = urlWith((changed) => void (changed.password = PASSWORD));
  expect(await refusalOf(url, { waitMs: 60_000 })).toMatch(/refused the user name or password.*DATABASE_URL/);
});

test('fails at once on an unknown user', async () => {
  const url = urlWith((changed) => void (changed.username = 'nobody_here'));
  expect(await refusalOf(url, { waitMs: 60_000 })).toMatch(/refuse.*DATABASE_URL/);
});

test('fails at once on an unknown database', async () => {
  const url = urlWith((changed) => void (changed.pathname = '/no_such_database'));
  expect(await refusalOf(url, { waitMs: 60_000 })).toMatch(/no database with that name.*DATABASE_URL/);
});

test('fails on an unknown host', async () => {
  const url = urlWith((changed) => void (changed.hostname = 'no-such-host.invalid'));
  expect(await refusalOf(url)).toMatch(/host name is unknown|does not respond/);
});

test('reports that the database does not respond when nothing listens on the port', async () => {
  const url = urlWith((changed) => void (changed.port = '1'));
  expect(await refusalOf(url)).toMatch(/does not respond.*DATABASE_URL.*embedded/);
});

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test.each([
  ['a web server', () => http.createServer((_req, res) => void res.end('hello'))],
  ['a server that hangs up', () => net.createServer((socket) => socket.end())],
])('fails when %s listens in place of a database', async (_name, create) => {
  const server = create();
  const port = await portOf(server);
  try {
    await refusalOf(urlWith((changed) => void (changed.port = String(port))));
  } finally {
    server.close();
  }
});

test.concurrent('waits for a database that is still starting', async () => {
  const database = await createTestDatabase();
  const proxy = await startProxy(targetOf(database.url));
  await proxy.cut();
  const dataSource = createDataSource(throughProxy(database.url, proxy));
  const connected = connect(dataSource, { waitMs: 10_000 });
  setTimeout(() => void proxy.restore(), 400);
  await connected;
  expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  await dataSource.destroy();
  await proxy.cut();
  await database.drop();
});

test.concurrent('says at once that it waits, and gives up when the database never becomes available', async () => {
  const startedAt = performance.now();
  const told: { text: string; ms: number }[] = [];
  await refusalOf(
    urlWith((changed) => void (changed.port = '1')),
    { waitMs: 1000, onWait: (text) => void told.push({ text, ms: performance.now() - startedAt }) },
  );
  const waited = performance.now() - startedAt;
  expect(told).toEqual([
    { text: 'The database does not respond. Trying again for 1 seconds.', ms: expect.any(Number) },
  ]);
  expect(told[0]!.ms).toBeLessThan(700);
  expect(waited).toBeGreaterThan(500);
  expect(waited).toBeLessThan(1500);
});

test.concurrent('gives up within five seconds by default, also when a server never answers', async () => {
  const server = net.createServer((socket) => void socket.resume());
  const port = await portOf(server);
  const startedAt = performance.now();
  await refusalOf(
    urlWith((changed) => void (changed.port = String(port))),
    {},
  );
  expect(performance.now() - startedAt).toBeLessThan(5000);
  server.close();
});
