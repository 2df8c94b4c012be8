import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { hasBalancer, startBalancer } from './support/balancer';
import { createSite, start, stop, untilReady, type Run, type Site } from './support/product';

const PER_SECOND = 100;
/** On a machine that is busy otherwise they become fewer: this is no test of how much it can bear. */
const UNDER_WAY_MAX = 40;
const DRAIN_SECONDS = '4';

test.skip(!hasBalancer, 'haproxy is not installed; on Debian: apt-get install haproxy');
test.describe.configure({ timeout: 180_000 });

const ends: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function newSite(): Promise<Site> {
  const site = await createSite();
  ends.push(() => fs.rmSync(site.dataDirectory, { recursive: true, force: true }));
  return site;
}

function startOn(site: Site, env: Record<string, string>): Run {
  const run = start(site, env);
  ends.push(() => run.process.exitCode === null && stop(run));
  return run;
}

/** A database that outlives the products that are replaced: that of a product which nobody asks for anything. */
async function startDatabase(): Promise<string> {
  const site = await newSite();
  // Production, since the accounts of the demonstration take their time.
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

/** Sends requests at that rate, whether those before have been answered or not, until it is ended. */
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
  let skipped = 0;
  const due = () => ((performance.now() - startedAt) * PER_SECOND) / 1000;
  const timer = setInterval(() => {
    while (count + skipped < due()) {
      if (count - answered - failures.length < UNDER_WAY_MAX) send();
      else skipped++;
    }
  }, 5);
  return {
    end: async () => {
      clearInterval(timer);
      await expect.poll(() => answered + failures.length).toBeGreaterThanOrEqual(count);
      agent.destroy();
      return { perSecond: (count * 1000) / (performance.now() - startedAt), count, failures };
    },
  };
}

test('both instances are replaced, one after the other, under up to 100 requests a second, and none fails', async () => {
  const env = {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DRAIN_SECONDS },
    ...{ AUTH_KEYS: 'a key of both instances for this test alone', DATABASE_URL: await startDatabase() },
  };
  const sites = [await newSite(), await newSite()];
  const runs = sites.map((site) => startOn(site, env));
  const all = [...runs];
  await Promise.all(runs.map(untilReady));
  const balancer = await startBalancer(
    sites.map(({ port }) => port),
    sites[0]!.dataDirectory,
  );
  ends.push(() => balancer.stop());
  for (const { port } of sites) await expect.poll(() => balancer.isUsing(port)).toBe(true);

  const load = startLoad(balancer.address);
  await pause(1000);
  for (const [index, run] of runs.entries()) {
    run.process.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    const next = startOn(sites[index]!, env);
    all.push(next);
    await untilReady(next);
    await expect.poll(() => balancer.isUsing(sites[index]!.port)).toBe(true);
  }
  const { perSecond, count, failures } = await load.end();
  expect(failures.slice(0, 10), all.map((run) => run.output()).join('\n')).toEqual([]);
  console.log(`${count} requests, ${Math.round(perSecond)} a second`);
  expect(count).toBeGreaterThan(PER_SECOND);
});
