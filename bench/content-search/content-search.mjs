// npm run bench:content-search [-- REVIEWS]: searches among a million invented reviews; each asks for a page and for
// the number of matches. Marks those whose median exceeds 100 ms.
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { requireSuccess, send } from '../support/calls.mjs';
import { clusterIn } from '../support/embedded-postgres.mjs';
import { machine } from '../support/machine.mjs';
import { startProduct } from '../support/product.mjs';
import { median, ms, quantile } from '../support/statistics.mjs';
import { reviewStatements, SEARCHES } from './reviews.mjs';

const REVIEWS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 30;
const WARM_UP_ROUNDS = 3;
const LIMIT_MS = 100;

const SEARCH = `query ($search: String!, $first: Int!) {
  reviews(filter: { search: $search }, first: $first) { nodes { id name comment } totalCount { count precision } }
}`;
const PAGE_SIZE = 20;

/** @param {string} directory */
async function fill(directory) {
  const { url } = await clusterIn(directory);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of reviewStatements(REVIEWS)) await client.query(statement);
  await client.end();
}

/** @param {string} address @param {string} search */
async function timesOf(address, search) {
  const times = [];
  let found = '';
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const response = await send(address, { query: SEARCH, variables: { search, first: PAGE_SIZE } });
    if (round >= 0) times.push(performance.now() - startedAt);
    requireSuccess(response);
    const { count, precision } = /** @type {any} */ (response.data).reviews.totalCount;
    found = `${count.toLocaleString('en')}${precision === 'EXACT' ? '' : '+'}`;
  }
  return { times, found };
}

const { address, directory, stop } = await startProduct();
try {
  console.log(machine());
  const startedAt = performance.now();
  await fill(directory);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${REVIEWS.toLocaleString('en')} reviews, filled in ${seconds} s.\n`);
  console.log('| Search | Found | p50 | p95 | |\n| --- | --: | --: | --: | --- |');
  for (const { name, text } of SEARCHES) {
    const { times, found } = await timesOf(address, text);
    const mark = median(times) > LIMIT_MS ? 'longer' : '';
    console.log(`| ${name} | ${found} | ${ms(median(times))} | ${ms(quantile(times, 0.95))} | ${mark} |`);
  }
} finally {
  await stop();
}
process.exit();
