import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createSite, postmasterOf, start, type Site } from './support/product';

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
