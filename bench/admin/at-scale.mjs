// npm run bench:admin [-- MEMBERS [FOLDER]]: is the panel as fast with a million members as with 10,000? Exits with 1 if
// the p95 of a call is more than 30 ms and more than twice as long. Writes the results, also of the parts of the panel, and
// the plans to FOLDER.
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DEMO_ADMIN, requireSuccess, send, signIn } from '../support/calls.mjs';
import { clusterIn } from '../support/embedded-postgres.mjs';
import { machine } from '../support/machine.mjs';
import { startProduct } from '../support/product.mjs';
import { seedLarge } from '../support/seed-large.mjs';
import { median, ms, quantile } from '../support/statistics.mjs';
import { panelCalls } from './calls.mjs';
import { plansOf } from './plans.mjs';

const MEMBERS_FEW = 10_000;
const MEMBERS_MANY = Number(process.argv[2] ?? 1_000_000);
const FOLDER = path.resolve(process.argv[3] ?? '.data/bench-admin');
const ROUNDS = 60;
const WARM_UP_ROUNDS = 5;
const RATIO_MAX = 2;
/** Below this, a difference cannot be noticed. */
const UNNOTICED_MS = 30;

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** An instance with so many members, and how to ask it as an admin. @param {number} members */
async function studioOf(members) {
  const product = await startProduct();
  const { url } = await clusterIn(product.directory);
  const startedAt = performance.now();
  seedLarge(url, members);
  console.log(`${members.toLocaleString('en')} members, filled in ${seconds(startedAt)}.`);
  return { ...product, url };
}

/** @param {string} address @returns {Promise<import('./calls.mjs').Ask>} */
async function asAdmin(address) {
  const answer = await signIn(address, DEMO_ADMIN);
  requireSuccess(answer);
  const { token } = /** @type {{ signIn: { token: string } }} */ (answer.data).signIn;
  return async (query, variables) => {
    const response = await send(address, { query, variables, token });
    requireSuccess(response);
    return response.data;
  };
}

/** @param {import('./calls.mjs').Ask} ask @param {import('./calls.mjs').Call} call */
async function timed(ask, { query, variables }) {
  const startedAt = performance.now();
  await ask(query, variables);
  return performance.now() - startedAt;
}

/** @typedef {{ ask: import('./calls.mjs').Ask, call: import('./calls.mjs').Call }} Timed */

/**
 * The times of a call at each studio. It alternates between them, so that whatever else the machine does concerns both.
 * @param {Timed[]} studios
 */
async function timesOf(studios) {
  const times = /** @type {number[][]} */ (studios.map(() => []));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
    for (const [index, { ask, call }] of studios.entries()) {
      const time = await timed(ask, call);
      if (round >= 0) times[index]?.push(time);
    }
  return times;
}

/** @param {string[]} addresses */
async function measure(addresses) {
  const calls = await Promise.all((await Promise.all(addresses.map(asAdmin))).map(panelCalls));
  const results = [];
  for (const [index, { name }] of calls[0]?.entries() ?? []) {
    // Access tokens are valid for 15 minutes.
    const asks = await Promise.all(addresses.map(asAdmin));
    const studios = asks.map((ask, studio) => ({ ask, call: calls[studio][index] }));
    results.push({ name, times: await timesOf(studios) });
  }
  return { calls, results };
}

/** @typedef {{ name: string, times: number[][] }} Result */

/** The part of the panel to which a call belongs, such as `attendance` or `members, search`. @param {string} name */
const partOf = (name) => `${name.split(',')[0]}${name.includes('search:') ? ', search' : ''}`;

/** The calls of each part together. @param {Result[]} results @returns {Result[]} */
function parts(results) {
  const names = [...new Set(results.map(({ name }) => partOf(name)))];
  return names.map((name) => {
    const calls = results.filter((result) => partOf(result.name) === name);
    return { name, times: [0, 1].map((studio) => calls.flatMap(({ times }) => times[studio] ?? [])) };
  });
}

/** @param {Result} result */
function line({ name, times: [few = [], many = []] }) {
  const [before, after] = [quantile(few, 0.95), quantile(many, 0.95)];
  const ratio = after / before;
  const isLonger = ratio > RATIO_MAX && after > UNNOTICED_MS;
  const cells = [name, ms(median(few)), ms(before), ms(median(many)), ms(after), ratio.toFixed(2)];
  return { text: `| ${cells.join(' | ')} | ${isLonger ? 'longer' : ''} |`, isLonger };
}

/** @param {Result[]} results */
function table(results) {
  const sizes = [MEMBERS_FEW, MEMBERS_MANY].map((count) => count.toLocaleString('en'));
  const head = `| Call | p50, ${sizes[0]} | p95, ${sizes[0]} | p50, ${sizes[1]} | p95, ${sizes[1]} | Ratio of p95 | |`;
  const lines = results.map(line);
  const rows = [head, '| --- | --: | --: | --: | --: | --: | --- |', ...lines.map(({ text }) => text)];
  return { text: rows.join('\n'), isLonger: lines.some(({ isLonger }) => isLonger) };
}

const studios = [];
try {
  console.log(machine());
  for (const members of [MEMBERS_FEW, MEMBERS_MANY]) studios.push(await studioOf(members));
  const { calls, results } = await measure(studios.map(({ address }) => address));
  const [together, each] = [table(parts(results)), table(results)];
  const report = `${together.text}\n\n${each.text}\n`;
  console.log(report);
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(path.join(FOLDER, `results-${MEMBERS_MANY}.md`), report);
  for (const [index, studio] of studios.entries()) {
    const count = [MEMBERS_FEW, MEMBERS_MANY][index];
    const plans = await plansOf(studio, calls[index], await asAdmin(studio.address));
    fs.writeFileSync(path.join(FOLDER, `plans-${count}.txt`), plans);
  }
  process.exitCode = each.isLonger ? 1 : 0;
} finally {
  for (const { stop } of studios) await stop();
}
process.exit();
