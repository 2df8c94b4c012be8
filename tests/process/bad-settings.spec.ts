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

test('refuses to start with a wrong DATABASE_URL, without printing its password', async () => {
  const output = await refusal({ DATABASE_URL: 'mysql://root:hunter2@localhost/x' });
  expect(output).toContain('Wrong settings: DATABASE_URL');
});

test('refuses to start if the data folder cannot be created', async () => {
  const file = path.join(site.dataDirectory, 'a-file');
  fs.writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: file })).toContain('set DATA_DIR to another folder');
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
  // The link to set it up is for a person, and in no line of the log.
  const [link, token] = /http:\S+\/setup#([\w-]{43})/.exec(run.output()) ?? [];
  expect(link).toBe(`${run.address}/setup#${token}`);
  const lines = run
    .output()
    .split('\n')
    .filter((line) => /^\S/.test(line));
  const logged = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  const warnings = logged.filter(({ level }) => level === 40).map(({ msg }) => msg);
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'AUTH_KEYS']) {
    expect(warnings.filter((text) => text.startsWith(`${name} `))).toHaveLength(1);
  }
  expect(logged.filter(({ msg }) => msg === 'Bhor is open')).toHaveLength(1);
  expect(run.output()).not.toContain(keys);
  expect(lines.join()).not.toContain(token);
  const setUpLink = { query: `{ setUpLink(token: "${token}") }` };
  const answer = await fetch(`${run.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(setUpLink),
  });
  expect(await answer.json()).toEqual({ data: { setUpLink: 'VALID' } });
  const home = await fetch(`${run.address}/home`);
  expect(home.headers.get('x-robots-tag')).toBe('noindex');
  expect(await home.text()).toContain('this site is a demonstration');
  await stop(run);
});
