import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { createSite, postmasterOf, start, statusOf, stop, untilReady, type Site } from './support/product';

test.describe.configure({ mode: 'serial' });

let site: Site;
test.beforeAll(async () => void (site = await createSite()));
test.afterAll(() => fs.rmSync(site.dataDirectory, { recursive: true, force: true }));

const articlesAt = async (address: string) =>
  ((await (await fetch(`${address}/articles`)).json()) as unknown[]).length;

test('the first start seeds the database, and Ctrl-C stops server and database within five seconds', async () => {
  const run = start(site);
  await untilReady(run);
  expect(await articlesAt(run.address)).toBeGreaterThanOrEqual(36);
  expect(run.output()).toContain(`Bhor is open at ${run.address}`);
  const pid = postmasterOf(site);
  expect(pid).toBeGreaterThan(0);

  const stoppedAt = Date.now();
  await stop(run);
  expect(await run.ended).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(5000);
  expect(postmasterOf(site)).toBe(0);
});

test('the running product cannot turn text into code', async () => {
  const attempt =
    "try { new Function('')(); console.log('ran'); } catch ({ message }) { console.log(message); }";
  const run = start(site, {}, ['--import', `data:text/javascript,${encodeURIComponent(attempt)}`]);
  await untilReady(run);
  expect(run.output()).toContain('Code generation from strings disallowed');
  expect(run.output()).not.toContain('ran\n');
  await stop(run);
});

test('a second start reports that the product is already running, and leaves it alone', async () => {
  const first = start(site);
  await untilReady(first);
  const second = start(site);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Bhor is already running at ${first.address}.`);
  expect(await statusOf(`${first.address}/readyz`)).toBe(200);

  const elsewhere = start({ ...site, port: (await createSite()).port });
  expect(await elsewhere.ended).toBe(1);
  expect(elsewhere.output()).toMatch(/Another Bhor .* already uses the data/);
  expect(await statusOf(`${first.address}/readyz`)).toBe(200);
  await stop(first);
});

for (const killed of ['the server', 'server and PostgreSQL']) {
  test(`starts again after kill -9 of ${killed}`, async () => {
    const victim = start(site);
    await untilReady(victim);
    if (killed.includes('PostgreSQL')) process.kill(postmasterOf(site), 'SIGKILL');
    victim.process.kill('SIGKILL');
    await victim.ended;
    const next = start(site);
    await untilReady(next);
    expect(await articlesAt(next.address)).toBeGreaterThanOrEqual(36);
    await stop(next);
  });
}

test('after kill -9 of PostgreSQL the running product returns 503 and recovers by itself', async () => {
  const run = start(site);
  await untilReady(run);
  const before = postmasterOf(site);
  process.kill(before, 'SIGKILL');
  await expect.poll(() => statusOf(`${run.address}/articles`), { intervals: [20] }).toBe(503);
  const answer = await fetch(`${run.address}/articles`);
  if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
  expect(await statusOf(`${run.address}/healthz`)).toBe(200);

  await expect.poll(() => statusOf(`${run.address}/articles`), { timeout: 40_000 }).toBe(200);
  expect(postmasterOf(site)).not.toBe(before);
  await stop(run);
});

test('requests in flight are finished on SIGINT', async () => {
  const run = start(site);
  await untilReady(run);
  const requests = Array.from({ length: 40 }, () => fetch(`${run.address}/articles`));
  await requests[0];
  run.process.kill('SIGINT');
  const outcomes = await Promise.allSettled(requests.map(async (request) => (await request).text()));
  const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).toMatch(/^\[.*\]$/s);
  expect(await run.ended).toBe(0);
});

test('SIGINT during startup ends the wait for the database', async () => {
  const unused = await createSite();
  const run = start(site, { DATABASE_URL: `postgres://u:p@127.0.0.1:${unused.port}/x` });
  await expect.poll(() => statusOf(`${run.address}/healthz`), { timeout: 20_000 }).toBe(200);
  expect(await statusOf(`${run.address}/readyz`)).toBe(503);
  const stoppedAt = Date.now();
  await stop(run);
  expect(await run.ended).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(5000);
});
