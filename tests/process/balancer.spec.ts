import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { hasBalancer, startBalancer } from './support/balancer';
import { createSite, start, stop, untilReady, type Run, type Site } from './support/product';

const PER_SECOND = 100;
/** While nothing changes but that an instance starts, which takes longer beside many requests. */
const PER_SECOND_DURING_START = 20;
/** Limits concurrency, which lowers the rate on a busy machine: this is not a load test. */
const CONCURRENCY_MAX = 40;
const DRAIN_SECONDS = '4';

test.skip(!hasBalancer, 'haproxy is not installed; on Debian: apt-get install haproxy');
test.describe.configure({ timeout: 180_000 });

const cleanups: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function newSite(): Promise<Site> {
  const site = await createSite();
  cleanups.push(() => fs.rmSync(site.dataDirectory, { recursive: true, force: true }));
  return site;
}

function startOn(site: Site, env: Record<string, string>): Run {
  const run = start(site, env);
  cleanups.push(() => run.process.exitCode === null && stop(run));
  return run;
}

/** Starts a database that outlives the replaced instances: the embedded one of an otherwise unused instance. */
async function startDatabase(): Promise<string> {
  const site = await newSite();
  // In production mode, since creating the demo accounts takes a while.
  await untilReady(startOn(site, { NODE_ENV: 'production', HOST: '127.0.0.1' }));
  const folder = path.join(site.dataDirectory, 'postgres');
  const port = fs.readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[3];
  const password = fs.readFileSync(path.join(folder, 'password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/bhor`;
}

const ARTICLES = JSON.stringify({ query: '{ articles(first: 5) { nodes { id title } } }' });
const REQUESTS = [
  { method: 'GET', path: '/home' },
  { method: 'GET', path: '/articles' },
  { method: 'POST', path: '/graphql', body: ARTICLES },
];

/** Sends requests, PER_SECOND unless told otherwise, without waiting for responses, until `end` is called. */
function startLoad(address: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const failures: string[] = [];
  const startedAt = performance.now();
  let count = 0;
  let answered = 0;
  const send = () => {
    const { body, ...options } = REQUESTS[count++ % REQUESTS.length]!;
    const fail = (reason: string) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      failures.push(`${seconds} s, ${options.method} ${options.path}: ${reason}`);
    };
    const headers = body ? { 'content-type': 'application/json', 'content-length': body.length } : {};
    const request = http.request(address, { ...options, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', ({ message }) => fail(message));
      answer.on('end', () => {
        answered++;
        if (answer.statusCode !== 200) fail(`${answer.statusCode} ${text.slice(0, 100)}`);
      });
    });
    request.on('error', ({ message }) => fail(message));
    request.end(body);
  };
  let perSecond = PER_SECOND;
  let due = 0;
  let countedAt = startedAt;
  const timer = setInterval(() => {
    const now = performance.now();
    due += ((now - countedAt) * perSecond) / 1000;
    countedAt = now;
    for (; due >= 1; due -= 1) if (count - answered - failures.length < CONCURRENCY_MAX) send();
  }, 5);
  return {
    changeRate: (wanted: number) => (perSecond = wanted),
    end: async () => {
      clearInterval(timer);
      await expect.poll(() => answered + failures.length).toBeGreaterThanOrEqual(count);
      agent.destroy();
      return { count, failures };
    },
  };
}

test('no request fails while both instances are replaced one by one, at up to 100 requests per second', async () => {
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS,
    AUTH_KEYS: 'a key of both instances for this test alone',
    DATABASE_URL: await startDatabase(),
  };
  const sites = [await newSite(), await newSite()];
  const runs = sites.map((site) => startOn(site, env));
  const all = [...runs];
  await Promise.all(runs.map(untilReady));
  const balancer = await startBalancer(
    sites.map(({ port }) => port),
    sites[0]!.dataDirectory,
  );
  cleanups.push(() => balancer.stop());
  for (const { port } of sites) await expect.poll(() => balancer.isUsing(port)).toBe(true);

  const load = startLoad(balancer.address);
  await pause(1000);
  for (const [index, run] of runs.entries()) {
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    load.changeRate(PER_SECOND_DURING_START);
    const next = startOn(sites[index]!, env);
    all.push(next);
    await untilReady(next);
    load.changeRate(PER_SECOND);
    await expect.poll(() => balancer.isUsing(sites[index]!.port)).toBe(true);
  }
  const { count, failures } = await load.end();
  expect(failures.slice(0, 10), all.map((run) => run.output()).join('\n')).toEqual([]);
  console.log(`${count} requests`);
  expect(count).toBeGreaterThan(PER_SECOND);
});
