// npm run bench:overload: what happens when far more is asked for than the server can do? Exits with 1 if it does not
// stay responsive.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import '../scripts/set-up/project.mjs';
import { startBhor } from './contenders/bhor.mjs';
import { startCluster } from './data/cluster.mjs';
import { connect, run } from './data/run.mjs';
import { memoryOf, requireCounters } from './measure/processes.mjs';
import { requireSuccess, send } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { ms, quantile } from './support/statistics.mjs';

const FLOOD = path.join(import.meta.dirname, 'support/flood.mjs');
const FEW = 16;
const MANY = 300;
const PHASE_S = 6;
const PROBE_INTERVAL_MS = 50;

const HEALTH_P99_MS_MAX = 100;
/** Some requests wait in the queue for a connection before they are refused; most must not. */
const REFUSAL_P50_MS_MAX = 500;
const GROWTH_MB_MAX = 100;
const RECOVERY_MS_MAX = 5000;

const READ = `{ me {
  deviceSessions { id device createdAt }
  user { id name email
    orders(first: 20) { nodes { id number planName placedAt price { total { minorUnits } } receipts { number kind } } }
    memberships { planType current { planName startsAt endsAt } } } } }`;

/** Statements of every read wait for this lock. */
const LOCK = 'lock table users in access exclusive mode';

/** @typedef {import('./support/flood.mjs').Outcome} Outcome */

/** @param {string} address @param {string} token @param {number} connections */
function flood(address, token, connections) {
  const child = fork(FLOOD, [address, token, READ, String(connections)]);
  return {
    /** @returns {Promise<Outcome[]>} */
    outcomes: () =>
      new Promise((resolve, reject) => {
        child.once('message', (message) => resolve(/** @type {Outcome[]} */ (message)));
        child.once('error', reject).send('report');
      }),
    stop: () => void child.kill(),
  };
}

/** Times of /healthz, requested at a fixed rate. @param {string} address @param {number} seconds */
async function healthTimes(address, seconds) {
  const start = performance.now();
  return Promise.all(
    Array.from({ length: (seconds * 1000) / PROBE_INTERVAL_MS }, async (_, index) => {
      const due = start + index * PROBE_INTERVAL_MS;
      await pause(Math.max(0, due - performance.now()));
      const { ok } = await fetch(`${address}/healthz`);
      if (!ok) throw new Error('/healthz failed.');
      return performance.now() - due;
    }),
  );
}

/** @typedef {{ outcomes: Outcome[], health: number, memory: number }} Phase */

/**
 * @param {string} title
 * @param {{ address: string, pid: number, source: ReturnType<typeof flood> }} parts
 * @returns {Promise<Phase>}
 */
async function phase(title, { address, pid, source }) {
  await source.outcomes();
  const times = await healthTimes(address, PHASE_S);
  const outcomes = await source.outcomes();
  const health = quantile(times, 0.99);
  const memory = memoryOf(pid);
  console.log(`${title}: ${PHASE_S} s, /healthz p99 ${ms(health)}, memory ${memory.toFixed(0)} MB`);
  for (const status of new Set(outcomes.map((outcome) => outcome.status))) {
    const these = outcomes.filter((outcome) => outcome.status === status).map((outcome) => outcome.ms);
    const rate = (these.length / PHASE_S).toFixed(0);
    console.log(`  ${status}: ${rate}/s, p50 ${ms(quantile(these, 0.5))}, p99 ${ms(quantile(these, 0.99))}`);
  }
  return { outcomes, health, memory };
}

/** Milliseconds until a read succeeds again. @param {string} address @param {string} token */
async function recovery(address, token) {
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query: READ });
  while ((await fetch(`${address}/graphql`, { method: 'POST', headers, body })).status !== 200)
    await pause(PROBE_INTERVAL_MS);
  return performance.now() - start;
}

/** @param {string} databaseUrl @param {string} directory */
async function measure(databaseUrl, directory) {
  const settings = { TRUST_PROXY: '1' };
  const bhor = await startBhor({ databaseUrl, directory, isPinned: false, settings });
  const { address, pid } = bhor;
  const token = await bhor.tokenOf('member');
  requireSuccess(await send(address, { query: READ, variables: {}, token }));
  const few = flood(address, token, FEW);
  await phase('warm-up', { address, pid, source: few });
  const ordinary = await phase(`${FEW} connections`, { address, pid, source: few });
  few.stop();
  const many = flood(address, token, MANY);
  await phase(`warm-up with ${MANY}`, { address, pid, source: many });
  const busy = await phase(`${MANY} connections`, { address, pid, source: many });
  const blocker = await connect(databaseUrl);
  await blocker.query('begin');
  await blocker.query(LOCK);
  const blocked = await phase(`${MANY} connections, database blocked`, { address, pid, source: many });
  await blocker.end();
  many.stop();
  const recoveryMs = await recovery(address, token);
  console.log(`recovery: ${ms(recoveryMs)}`);
  await bhor.stop();
  return { ordinary, busy, blocked, recoveryMs };
}

/** @param {Awaited<ReturnType<typeof measure>>} results */
function faultsOf({ ordinary, busy, blocked, recoveryMs }) {
  const refusals = blocked.outcomes.filter(({ status }) => status === 503);
  const statuses = new Set([...busy.outcomes, ...blocked.outcomes].map(({ status }) => status));
  const checks = {
    'only 200 and 503': [...statuses].every((status) => status === 200 || status === 503),
    'every 503 has Retry-After': refusals.every(({ hasRetryAfter }) => hasRetryAfter),
    'half of the refusals are immediate':
      quantile(
        refusals.map((outcome) => outcome.ms),
        0.5,
      ) <= REFUSAL_P50_MS_MAX,
    '/healthz': Math.max(busy.health, blocked.health) <= HEALTH_P99_MS_MAX,
    memory: Math.max(busy.memory, blocked.memory) - ordinary.memory <= GROWTH_MB_MAX,
    recovery: recoveryMs <= RECOVERY_MS_MAX,
  };
  return Object.entries(checks).flatMap(([name, isMet]) => (isMet ? [] : [name]));
}

requireCounters();
console.log(machine());
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bhor-overload-'));
const cluster = await startCluster(directory);
try {
  await run(cluster.url, ['create database overload']);
  const url = new URL(cluster.url);
  url.pathname = '/overload';
  const faults = faultsOf(await measure(url.href, directory));
  console.log(faults.length > 0 ? `FAILED: ${faults.join(', ')}` : 'passed');
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await cluster.stop();
  fs.rmSync(directory, { recursive: true, force: true });
}
process.exit();
