// npm run bench:one-sender [-- NAME ...]: can one network address keep the others out? Exits with 1 if it can.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import '../scripts/set-up/project.mjs';
import { startBhor } from './contenders/bhor.mjs';
import { startCluster } from './data/cluster.mjs';
import { run } from './data/run.mjs';
import { memoryOf, requireCounters } from './measure/processes.mjs';
import { send } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { ms, quantile } from './support/statistics.mjs';

const ATTACK = path.join(import.meta.dirname, 'support/attack.mjs');
const ALL_ATTACKS = [
  'reset pipelines',
  'reset pipelines of files',
  'unread pages',
  '600 connections to /readyz',
  '600 connections to /sitemap.xml',
  '600 error reports',
  '600 mutations',
  '600 log-ins over REST',
  '600 invalid log-ins over REST',
  'unknown files on 250 kept connections',
  'HEAD on 250 kept connections',
  'unknown files and reconnecting',
  'HEAD and reconnecting',
  'long paths on 250 kept connections',
  '100 bodies without an end',
  'malformed requests without an end',
  'unknown expectations without an end',
  'pipelines that are closed',
  'pipelines without a proxy',
];
const ATTACKS = process.argv.length > 2 ? process.argv.slice(2) : ALL_ATTACKS;
const REQUESTS = 50;
const INTERVAL_MS = 150;
const P99_MS_MAX = 500;
const GROWTH_MB_MAX = 20;
/** Time for closed connections to be noticed, and their memory to be collected. */
const REST_MS = 5000;
const ROUNDS = 3;

const ANY_MEMBER = '{ members(first: 1) { nodes { id } } }';
const CHECK_IN = 'mutation ($input: RecordVisitInput!) { recordVisit(input: $input) { activity { id } } }';

let visitors = 0;

/** @typedef {{ address: string, token: string, memberId: string }} Studio */

/**
 * The product, with what staff need to record a visit of a member.
 * @param {Awaited<ReturnType<typeof startBhor>>} bhor
 * @returns {Promise<Studio>}
 */
async function studioOf({ address, tokenOf }) {
  const token = await tokenOf('admin');
  const { data } = await send(address, { query: ANY_MEMBER, variables: {}, token });
  const { members } = /** @type {{ members: { nodes: { id: string }[] } }} */ (data);
  return { address, token, memberId: members.nodes[0]?.id ?? '' };
}

/**
 * A request of a visitor from a network of their own, on a connection of its own: a page, data that is in no cache, or a
 * visit that staff record. Whether it succeeded.
 * @param {Studio} studio
 */
function visit(studio) {
  visitors += 1;
  if (visitors % 2 === 0) return succeeds(studio, { path: `/home?visitor=${visitors}` });
  const visits = { memberId: studio.memberId, isRepeat: true, admissionReason: 'Benchmark' };
  const body =
    visitors % 4 === 1
      ? { query: `query Q${visitors} { articles(first: 3) { nodes { id title } } }` }
      : { query: CHECK_IN, variables: { input: { ...visits, requestKey: `visitor-${1e6 + visitors}` } } };
  return succeeds(studio, { path: '/graphql', body });
}

/** @param {Studio} studio @param {{ path: string, body?: object }} request @returns {Promise<boolean>} */
function succeeds({ address, token }, { path: of, body }) {
  const headers = {
    'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}`,
    ...(body && { 'content-type': 'application/json', authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve) => {
    const options = { method: body ? 'POST' : 'GET', agent: false, headers };
    const request = http.request(`${address}${of}`, options, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk) => (text += chunk))
        .on('end', () => resolve(response.statusCode === 200 && !text.startsWith('{"errors"')))
        .on('error', () => resolve(false));
    });
    request.on('error', () => resolve(false)).end(body && JSON.stringify(body));
  });
}

/** Times of visits at a fixed rate, from when each was due. @param {Studio} studio */
async function visits(studio) {
  const start = performance.now();
  /** @type {number[]} */
  const times = [];
  await Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const due = start + index * INTERVAL_MS;
      await pause(Math.max(0, due - performance.now()));
      if (await visit(studio)) times.push(performance.now() - due);
    }),
  );
  return times;
}

/** @param {Studio} studio @param {string} name */
async function during(studio, name) {
  const child = fork(ATTACK, [studio.address, name]);
  await pause(500);
  const times = await visits(studio);
  const rounds = await new Promise((resolve) => child.once('message', resolve).send('stop'));
  return { times, rounds };
}

/** @param {Awaited<ReturnType<typeof startBhor>>} bhor */
async function attackAll(bhor) {
  const studio = await studioOf(bhor);
  let isHeld = true;
  for (const name of ATTACKS) {
    const { times, rounds } = await during(studio, name);
    const p99 = quantile(times, 0.99);
    isHeld &&= times.length === REQUESTS && p99 <= P99_MS_MAX;
    console.log(
      `${name}, ${rounds} rounds: ${times.length} of ${REQUESTS} answered, p50 ${ms(quantile(times, 0.5))}, p99 ${ms(p99)}`,
    );
  }
  await pause(REST_MS);
  return { isHeld, memory: memoryOf(bhor.pid) };
}

/** @param {string} databaseUrl @param {string} directory */
async function measure(databaseUrl, directory) {
  const settings = { TRUST_PROXY: '1', PROXY_ADDRESSES: '127.0.0.1' };
  const bhor = await startBhor({ databaseUrl, directory, isPinned: false, settings });
  await visits(await studioOf(bhor));
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
