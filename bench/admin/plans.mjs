// Writes the plans with which PostgreSQL has run the statements of calls, from its log.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const SETTINGS = {
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
};

const TRIES = 100;
const PAUSE_MS = 200;

/**
 * @param {{ url: string, directory: string }} instance
 * @param {import('./calls.mjs').Call[]} calls
 * @param {import('./calls.mjs').Ask} ask
 * @returns {Promise<string>}
 */
export async function plansOf({ url, directory }, calls, ask) {
  await explainFromNowOn(url);
  if (calls[0]) await untilAnswered(calls[0], ask);
  const log = path.join(directory, 'postgres', 'postgres.log');
  const parts = [];
  for (const { name, query, variables } of calls) {
    const before = fs.statSync(log).size;
    await ask(query, variables);
    const text = fs.readFileSync(log).subarray(before).toString('utf8');
    parts.push(`## ${name}\n\n${text.trim()}\n`);
  }
  return parts.join('\n');
}

/** The product has lost its connections. @param {import('./calls.mjs').Call} call @param {import('./calls.mjs').Ask} ask */
async function untilAnswered({ query, variables }, ask) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await ask(query, variables);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  throw new Error('The product does not answer.');
}

/** The connections of the product are closed, so that it opens new ones with these settings. @param {string} url */
async function explainFromNowOn(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("alter database bhor set session_preload_libraries = 'auto_explain'");
  await client.query("load 'auto_explain'");
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query(`alter database bhor set ${name} = '${value}'`);
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bhor' and pid <> pg_backend_pid()",
  );
  await client.end();
}
