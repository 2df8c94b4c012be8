// The databases that all contenders read, one for each number of members. They are kept for the next run, until what
// makes them changes.
import { spawnSync } from 'node:child_process';
import { BLANK_SETTINGS } from '../../scripts/test/blank-settings.mjs';
import { fingerprint } from '../../scripts/set-up/fingerprint.mjs';
import { fill } from '../admin/fill.mjs';
import { startBhor } from '../contenders/bhor.mjs';
import { POSTGRAPHILE_FUNCTIONS } from './postgraphile-functions.mjs';
import { FINDABLE_MEMBERS, REVIEWS } from './rows.mjs';
import { run } from './run.mjs';

const SOURCES = [
  'migrations',
  'server/seed',
  'bench/admin/fill.mjs',
  'bench/data/rows.mjs',
  'bench/data/postgraphile-functions.mjs',
];
const VISITS_PER_MEMBER = 1;

/**
 * @param {{ url: string }} cluster
 * @param {{ members: number, directory: string }} options
 * @returns {Promise<string>} its URL
 */
export async function prepareDatabase(cluster, { members, directory }) {
  const name = `bench_${members}`;
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const print = fingerprint(SOURCES);
  if ((await commentOf(cluster.url, name)) === print) return url.href;
  console.log(`  Preparing a studio with ${members.toLocaleString('en')} members ...`);
  await run(cluster.url, [`drop database if exists ${name} with (force)`, `create database ${name}`]);
  await fillWith(url.href, { members, directory });
  await run(cluster.url, [`comment on database ${name} is '${print}'`]);
  return url.href;
}

/** The product makes the tables and the demo data. @param {string} url @param {{ members: number, directory: string }} options */
async function fillWith(url, { members, directory }) {
  const product = await startBhor({ databaseUrl: url, directory, isPinned: false });
  await product.stop();
  await fill(url, members, VISITS_PER_MEMBER);
  await run(url, [FINDABLE_MEMBERS, REVIEWS, POSTGRAPHILE_FUNCTIONS]);
  rebuildSummaries(url);
  await run(url, ['vacuum analyze']);
}

/** @param {string} url */
function rebuildSummaries(url) {
  const command = ['scripts/run-typescript.mjs', 'scripts/database.ts', 'rebuild-summaries'];
  const env = { ...process.env, ...BLANK_SETTINGS, DATABASE_URL: url };
  const { status } = spawnSync(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0) throw new Error('npm run db:rebuild-summaries failed.');
}

/** @param {string} url @param {string} name */
async function commentOf(url, name) {
  const text = `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = '${name}'`;
  const [rows] = await run(url, [text]);
  return rows?.[0]?.['comment'];
}
