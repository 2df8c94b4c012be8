import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { startMailServer, type MailServer } from '../../server/test/mail-server';
import {
  createSite,
  postmasterOf,
  start,
  statusOf,
  stop,
  untilReady,
  type Run,
  type Site,
} from './support/product';

/** Counted from the time at which the restarted product is ready. */
const DELIVERED_WITHIN_MS = 10_000;

// Each test continues with the product of the one before, since a start takes seconds.
test.describe.configure({ mode: 'serial' });

let site: Site;
let run: Run;
let mailServer: MailServer;
test.beforeAll(async () => {
  site = await createSite();
  mailServer = await startMailServer();
});
test.afterAll(async () => {
  if (run.process.exitCode === null) await stop(run);
  await mailServer.close();
  fs.rmSync(site.dataDirectory, { recursive: true, force: true });
});

const articlesAt = async (address: string) =>
  ((await (await fetch(`${address}/articles`)).json()) as unknown[]).length;

test('the first start seeds the database, and the running product cannot turn text into code', async () => {
  const attempt =
    "try { new Function('')(); console.log('ran'); } catch ({ message }) { console.log(message); }";
  run = start(site, {}, ['--import', `data:text/javascript,${encodeURIComponent(attempt)}`]);
  await untilReady(run);
  expect(await articlesAt(run.address)).toBeGreaterThanOrEqual(36);
  expect(run.output()).toContain(`Bhor is open at ${run.address}`);
  expect(run.output()).toContain('Code generation from strings disallowed');
  expect(run.output()).not.toContain('ran\n');
});

test('Ctrl-C stops server and database within five seconds', async () => {
  const pid = postmasterOf(site);
  expect(pid).toBeGreaterThan(0);
  const stoppedAt = Date.now();
  await stop(run);
  expect(await run.ended).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(5000);
  expect(postmasterOf(site)).toBe(0);
});

const startWithMails = () => start(site, { SMTP_URL: mailServer.url });

test('a second start reports that the product is already running, and leaves it alone', async () => {
  run = startWithMails();
  await untilReady(run);
  const second = start(site);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Bhor is already running at ${run.address}.`);
  expect(await statusOf(`${run.address}/readyz`)).toBe(200);

  const elsewhere = start({ ...site, port: (await createSite()).port });
  expect(await elsewhere.ended).toBe(1);
  expect(elsewhere.output()).toMatch(/Another Bhor .* already uses the data/);
  expect(await statusOf(`${run.address}/readyz`)).toBe(200);
});

const signUp = (email: string) =>
  fetch(`${run.address}/api/user/initiate-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'Passw0rd-of-a-test',
      confirmPassword: 'Passw0rd-of-a-test',
      role: 'user',
    }),
  });

test('after kill -9 of server and PostgreSQL it starts again, and sends the mail that was being sent', async () => {
  const email = 'asha@example.com';
  const mails = () => mailServer.received.filter(({ to }) => to.includes(email));
  mailServer.isHanging = true;
  expect((await signUp(email)).status).toBe(200);
  await expect.poll(() => mailServer.connections()).toBe(1);
  process.kill(postmasterOf(site), 'SIGKILL');
  run.process.kill('SIGKILL');
  await run.ended;

  mailServer.isHanging = false;
  run = startWithMails();
  await untilReady(run);
  expect(await articlesAt(run.address)).toBeGreaterThanOrEqual(36);
  await expect.poll(() => mails().length, { timeout: DELIVERED_WITHIN_MS }).toBe(1);
});

test('after kill -9 of PostgreSQL the running product returns 503 and recovers by itself', async () => {
  const before = postmasterOf(site);
  process.kill(before, 'SIGKILL');
  await expect.poll(() => statusOf(`${run.address}/articles`), { intervals: [20] }).toBe(503);
  const answer = await fetch(`${run.address}/articles`);
  if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
  expect(await statusOf(`${run.address}/healthz`)).toBe(200);

  await expect.poll(() => statusOf(`${run.address}/articles`), { timeout: 40_000 }).toBe(200);
  expect(postmasterOf(site)).not.toBe(before);
});

test('requests in flight are finished on SIGINT', async () => {
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
  run = start(site, { DATABASE_URL: `postgres://u:p@127.0.0.1:${unused.port}/x` });
  await expect.poll(() => statusOf(`${run.address}/healthz`), { timeout: 20_000 }).toBe(200);
  expect(await statusOf(`${run.address}/readyz`)).toBe(503);
  const stoppedAt = Date.now();
  await stop(run);
  expect(await run.ended).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(5000);
});
