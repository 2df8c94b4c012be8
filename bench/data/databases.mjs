// The databases that all contenders read, one for each number of members. They are kept for the next run, until what
// makes them changes.
import { fingerprint } from '../../scripts/set-up/fingerprint.mjs';
import { seedLarge } from '../support/seed-large.mjs';
import { POSTGRAPHILE_FUNCTIONS } from './postgraphile-functions.mjs';
import { run } from './run.mjs';

const SOURCES = ['migrations', 'server/seed', 'bench/data'];

/** PostGraphile has no condition on this column. */
const WITHOUT_HIDDEN = 'delete from reviews where hidden_at is not null';

/**
 * @param {{ url: string }} cluster
 * @param {number} members
 * @returns {Promise<string>} its URL
 */
export async function prepareDatabase(cluster, members) {
  const name = `bench_${members}`;
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const print = fingerprint(SOURCES);
  if ((await commentOf(cluster.url, name)) === print) return url.href;
  console.log(`  Preparing a studio with ${members.toLocaleString('en')} members ...`);
  await run(cluster.url, [`drop database if exists ${name} with (force)`, `create database ${name}`]);
  seedLarge(url.href, members);
  await run(url.href, [WITHOUT_HIDDEN, POSTGRAPHILE_FUNCTIONS]);
  await run(cluster.url, [`comment on database ${name} is '${print}'`]);
  return url.href;
}

/** @param {string} url @param {string} name */
async function commentOf(url, name) {
  const text = `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = '${name}'`;
  const [rows] = await run(url, [text]);
  return rows?.[0]?.['comment'];
}
