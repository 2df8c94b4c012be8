// npm run bench:import-memory: how much memory do the connections of PostgreSQL keep after a large import of members?
// Exits with 1 if it is too much.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ADMIN, requireSuccess, send, signIn } from './support/calls.mjs';
import { machine } from './support/machine.mjs';
import { startProduct } from './support/product.mjs';

const ROWS = 50_000;
const GROWTH_MB_MAX = 50;
const POLL_MS = 1000;
const COLUMNS = ['NAME', 'EMAIL', 'PHONE', 'PLAN', 'ENDS_ON'];
/** Plans of the demo studio. */
const PLANS = ['Basic', 'Premium', 'Nutrition'];
const STATE = '{ id status version columns { position field } counts { created updated failed skip } }';

/**
 * Members with and without an address, a phone number and a plan, and rows with mistakes. The share of each kind changes
 * along the file, so that every batch inserts other numbers of rows.
 */
function file() {
  const lines = ['name,email,phone,plan,paid until'];
  for (let n = 0; n < ROWS; n += 1) {
    const [wave, share] = [(n * 7919) % 100, (n / 500) % 100];
    const email = wave < share / 3 ? 'no address' : `member-${n}@import.example`;
    const phone = wave % 2 === 0 ? `+9198${String(n).padStart(8, '0')}` : '';
    const plan = wave > share ? `${PLANS[n % 3]},2027-0${1 + (n % 9)}-15` : ',';
    lines.push(`Member ${n},${email},${phone},${plan}`);
  }
  return lines.join('\n');
}

/** Private memory of the processes that serve the connections, in MB. @param {string} directory */
function memoryOfConnections(directory) {
  const postmaster = fs
    .readFileSync(path.join(directory, 'postgres/data/postmaster.pid'), 'utf8')
    .split('\n')[0];
  let kilobytes = 0;
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = read(`/proc/${pid}/status`);
    if (/^PPid:\s*(\d+)/m.exec(status)?.[1] !== postmaster) continue;
    if (!read(`/proc/${pid}/cmdline`).startsWith('postgres: postgres bhor')) continue;
    kilobytes += Number(/^Anonymous:\s*(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

/** The file of a process that may have ended. @param {string} name */
function read(name) {
  try {
    return fs.readFileSync(name, 'utf8');
  } catch {
    return '';
  }
}

/** @typedef {{ id: string, status: string, version: number, columns: { position: number, field: string | null }[], counts: Record<string, number> }} Import */

/** @param {string} address @param {string} directory */
async function measure(address, directory) {
  const { data } = await signIn(address, DEMO_ADMIN);
  const { token } = /** @type {{ signIn: { token: string } }} */ (data).signIn;
  /** @param {string} query @param {Record<string, unknown>} variables @returns {Promise<any>} */
  const ask = async (query, variables) => {
    const response = await send(address, { query, variables, token });
    requireSuccess(response);
    return Object.values(response.data ?? {})[0];
  };
  let highest = 0;
  /** @param {string} id @param {string} status @returns {Promise<Import>} */
  const until = async (id, status) => {
    for (;;) {
      const found = await ask(`query ($id: ID!) { memberImport(id: $id) ${STATE} }`, { id });
      highest = Math.max(highest, memoryOfConnections(directory));
      if (found.status === status) return found;
      if (['FAILED', 'CANCELLED'].includes(found.status)) throw new Error(`The import is ${found.status}.`);
      await pause(POLL_MS);
    }
  };

  const before = memoryOfConnections(directory);
  const { uploadUrl, memberImport } = await ask(
    'mutation ($input: CreateMemberImportInput!) { createMemberImport(input: $input) { uploadUrl memberImport { id } } }',
    { input: { fileName: 'members.csv' } },
  );
  const { id } = memberImport;
  await fetch(address + new URL(uploadUrl).pathname, { method: 'PUT', body: file() });
  await until(id, 'UPLOADED');
  const columns = COLUMNS.map((field, position) => ({ field, position }));
  await ask(
    'mutation ($input: CheckMemberImportInput!) { checkMemberImport(input: $input) { memberImport { id } } }',
    {
      input: { id, columns },
    },
  );
  const { version } = await until(id, 'CHECKED');
  await ask(
    'mutation ($input: RunMemberImportInput!) { runMemberImport(input: $input) { memberImport { id } } }',
    {
      input: { id, expectedVersion: version },
    },
  );
  const { counts } = await until(id, 'DONE');
  return { before, after: memoryOfConnections(directory), highest, counts };
}

console.log(machine());
const { address, directory, stop } = await startProduct();
try {
  const { before, after, highest, counts } = await measure(address, directory);
  const growth = after - before;
  const isPassed = growth <= GROWTH_MB_MAX;
  console.log(`${ROWS} rows: ${counts.created} created, ${counts.failed} failed, ${counts.skip} left out.`);
  console.log(
    `Connections of PostgreSQL: ${before.toFixed(0)} MB before, at most ${highest.toFixed(0)} MB meanwhile, ` +
      `${after.toFixed(0)} MB after, ${growth.toFixed(0)} MB more (limit ${GROWTH_MB_MAX} MB): ${isPassed ? 'passed' : 'FAILED'}`,
  );
  process.exitCode = isPassed ? 0 : 1;
} finally {
  await stop();
}
process.exit();
