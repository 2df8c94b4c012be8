// npm run bench:one-sender: can one network address keep the others out? Exits with 1 if it can.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import '../scripts/set-up/project.mjs';
import { startBhor } from './contenders/bhor.mjs';
import { startCluster } from './data/cluster.mjs';
import { run } from './data/run.mjs';
import { memoryOf, requireCounters } from './measure/processes.mjs';
import { machine } from './support/machine.mjs';
import { ms, quantile } from './support/statistics.mjs';

const ATTACK = path.join(import.meta.dirname, 'support/attack.mjs');
const ATTACKS = [
  'reset pipelines',
  'unread pages',
  '600 connections to /readyz',
  '600 connections to /sitemap.xml',
  '600 error reports',
  '600 mutations',
  '600 log-ins over REST',
  '600 invalid log-ins over REST',
];
const REQUESTS = 50;
const INTERVAL_MS = 150;
const P99_MS_MAX = 500;
const GROWTH_MB_MAX = 20;
/** For closed connections to be noticed and their memory to be collected. */
const REST_MS = 5000;
const ROUNDS = 3;

let visitors = 0;

/** A request of a visitor from a network of their own: a page, or data that is in no cache. @param {string} address */
async function visit(address) {
  visitors += 1;
  const headers = { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` };
  if (visitors % 2 === 0) return fetch(`${address}/home?visitor=${visitors}`, { headers });
  const query = `query Q${visitors} { articles(first: 3) { nodes { id title } } }`;
  return fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
}

/** Times of visits at a fixed rate, from when each was due. @param {string} address */
async function visits(address) {
  const start = performance.now();
  /** @type {number[]} */
  const times = [];
  await Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const due = start + index * INTERVAL_MS;
      await pause(Math.max(0, due - performance.now()));
      const answer = await visit(address).catch(() => undefined);
      await answer?.text();
      if (answer?.status === 200) times.push(performance.now() - due);
    }),
  );
  return times;
}

/** @param {string} address @param {string} name */
async function during(address, name) {
  const child = fork(ATTACK, [address, name]);
  await pause(500);
  const times = await visits(address);
  const rounds = await new Promise((resolve) => child.once('message', resolve).send('stop'));
  return { times, rounds };
}

/** @param {{ address: string, pid: number }} product */
async function attackAll({ address, pid }) {
  let isHeld = true;
  for (const name of ATTACKS) {
    const { times, rounds } = await during(address, name);
    const p99 = quantile(times, 0.99);
    isHeld &&= times.length === REQUESTS && p99 <= P99_MS_MAX;
    console.log(
      `${name}, ${rounds} rounds: ${times.length} of ${REQUESTS} answered, p50 ${ms(quantile(times, 0.5))}, p99 ${ms(p99)}`,
    );
  }
  await pause(REST_MS);
  return { isHeld, memory: memoryOf(pid) };
}

/** @param {string} databaseUrl @param {string} directory */
async function measure(databaseUrl, directory) {
  const settings = { TRUST_PROXY: '1', PROXY_ADDRESSES: '127.0.0.1' };
  const bhor = await startBhor({ databaseUrl, directory, isPinned: false, settings });
  await visits(bhor.address);
  const results = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    results.push(await attackAll(bhor));
    console.log(`memory after round ${round}: ${results.at(-1)?.memory.toFixed(0)} MB\n`);
  }
  await bhor.stop();
  const memories = results.slice(1).map(({ memory }) => memory);
  const growth = Math.max(...memories) - (results[0]?.memory ?? 0);
  return { isHeld: results.every(({ isHeld }) => isHeld), growth };
}

requireCounters();
console.log(machine());
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-one-sender-'));
const cluster = await startCluster(directory);
try {
  await run(cluster.url, ['create database visitors']);
  const url = new URL(cluster.url);
  url.pathname = '/visitors';
  const { isHeld, growth } = await measure(url.href, directory);
  const passed = isHeld && growth <= GROWTH_MB_MAX;
  console.log(
    `memory grew by ${growth.toFixed(0)} MB after the first round: ${passed ? 'passed' : 'FAILED'}`,
  );
  process.exitCode = passed ? 0 : 1;
} finally {
  await cluster.stop();
  fs.rmSync(directory, { recursive: true, force: true });
}
process.exit();
