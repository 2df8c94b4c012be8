import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createSite, postmasterOf, start, stop, untilReady, type Site } from './support/product';

let site: Site;
test.beforeEach(async () => void (site = await createSite()));
test.afterEach(() => fs.rmSync(site.dataDirectory, { recursive: true, force: true }));

/** Starts the product, which must end with exit code 1 and a message without stack trace and password. */
async function refusal(env: Record<string, string>, nodeArguments: string[] = []): Promise<string> {
  const run = start(site, env, nodeArguments);
  expect(await run.ended).toBe(1);
  expect(run.output()).not.toMatch(/\n\s+at |hunter2/);
  expect(postmasterOf(site)).toBe(0);
  return run.output();
}

test('refuses to start on a port in use by another program', async () => {
  const other = http.createServer((_req, res) => res.end('something else'));
  await new Promise<void>((resolve) => other.listen(site.port, '127.0.0.1', resolve));
  expect(await refusal({})).toContain(`Port ${site.port} is in use by another program.`);
  other.close();
});

for (const { name, url, says } of [
  { name: 'not a URL', url: 'nonsense', says: 'Wrong settings: DATABASE_URL' },
  {
    name: 'another kind of database',
    url: 'mysql://root:hunter2@localhost/x',
    says: 'Wrong settings: DATABASE_URL',
  },
  {
    name: 'an unknown host',
    url: 'postgres://u:hunter2@no-such-host.invalid/x',
    says: 'its host name is unknown',
  },
  {
    name: 'a password that is not percent-encoded',
    url: 'postgres://u:1#hunter2@localhost/x',
    says: 'the password has characters that must be percent-encoded',
  },
]) {
  test(`refuses to start with a wrong DATABASE_URL: ${name}`, async () => {
    expect(await refusal({ DATABASE_URL: url })).toContain(says);
  });
}

test('refuses to start with a DATABASE_URL where no server listens', async () => {
  const output = await refusal({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${site.port + 1}/x` });
  expect(output).toContain(
    'The database does not respond. Start it, correct DATABASE_URL, or remove DATABASE_URL',
  );
});

test('refuses to start with a wrong password or an unknown database in DATABASE_URL', async () => {
  const run = start(site);
  await untilReady(run);
  const file = path.join(site.dataDirectory, 'postgres/data/postmaster.pid');
  const port = fs.readFileSync(file, 'utf8').split('\n')[3];
  const password = fs.readFileSync(path.join(site.dataDirectory, 'postgres/password'), 'utf8').trim();
  const attempt = async (url: string) => {
    const other = start(await createSite(), { DATABASE_URL: url });
    expect(await other.ended).toBe(1);
    expect(other.output()).not.toContain(password);
    return other.output();
  };
  expect(await attempt(`postgres://postgres:hunter2@127.0.0.1:${port}/bhor`)).toContain(
    'refused the user name or password',
  );
  expect(await attempt(`postgres://postgres:${password}@127.0.0.1:${port}/nothing`)).toContain(
    'no database with that name',
  );
  await stop(run);
});

test('refuses to start if the data folder cannot be created', async () => {
  const file = path.join(site.dataDirectory, 'a-file');
  fs.writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: file })).toContain('set DATA_DIR to another folder');
});

test('refuses to start with a wrong PORT', async () => {
  expect(await refusal({ PORT: '70000' })).toContain('Wrong settings: PORT');
});

test('refuses to start with an unsupported Node version', async () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`;
  const output = await refusal({}, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`]);
  expect(output).toMatch(/Bhor needs Node .*20\.19/);
});

test('refuses to start with pending migrations if MIGRATIONS=check', async () => {
  const output = await refusal({ MIGRATIONS: 'check' });
  expect(output).toMatch(/Migrations are pending .* Run npm run db:migrate/);
});

test('in production, warns of doubtful settings and announces itself in lines of JSON', async () => {
  const keys = 'a'.repeat(36);
  const run = start(site, { NODE_ENV: 'production', HOST: '127.0.0.1', AUTH_KEYS: keys, DRAIN_SECONDS: '0' });
  await untilReady(run);
  await expect.poll(run.output).toContain('Bhor is open');
  const lines = run.output().trim().split('\n');
  const logged = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  const warnings = logged.filter(({ level }) => level === 40).map(({ msg }) => msg);
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'AUTH_KEYS']) {
    expect(warnings.filter((text) => text.startsWith(`${name} `))).toHaveLength(1);
  }
  expect(logged.filter(({ msg }) => msg === 'Bhor is open')).toHaveLength(1);
  expect(run.output()).not.toContain(keys);
  await stop(run);
});
