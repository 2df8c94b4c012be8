// npm run bench:rebuild-summaries [-- MEMBERS]: do check-ins wait while all summaries are compared and corrected? Exits
// with 1 if one takes 200 ms longer than usual.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { projectFolder } from '../scripts/set-up/project.mjs';
import { BLANK_SETTINGS } from '../scripts/test/blank-settings.mjs';
import { run } from './data/run.mjs';
import { DEMO_ADMIN, requireSuccess, send, signIn } from './support/calls.mjs';
import { clusterIn } from './support/embedded-postgres.mjs';
import { machine } from './support/machine.mjs';
import { startProduct } from './support/product.mjs';
import { seedLarge } from './support/seed-large.mjs';
import { median, ms, quantile } from './support/statistics.mjs';

const MEMBERS = Number(process.argv[2] ?? 1_000_000);
const CHECK_INS_PER_S = 20;
const WARM_UP_S = 10;
const ALONE_S = 30;
const DELAY_MAX_MS = 200;
/** Access tokens are valid for 15 minutes. */
const RENEWAL_MS = 600_000;

const CHECK_IN = `mutation ($input: RecordVisitInput!) {
  recordVisit(input: $input) { activity { id happenedAt } member { id name lastVisitAt risk { level } } }
}`;

/** One account in ten, every hour and every day are wrong. */
const DAMAGE = [
  "update member_summaries set search_text = 'wrong' where user_id::text like '%0'",
  "update member_attendance set quiet_since = to_timestamp(1) where user_id::text like '%1'",
  'update visit_hours set count = count + 1',
  'update revenue_days set received_paise = received_paise + 100',
];

const SOME_MEMBERS = "select id from users where email like '%@members.example' limit 1000";

/** @typedef {{ address: string, token: string, members: { id: string }[] }} Desk */

/** @param {string} address */
async function adminToken(address) {
  const answer = await signIn(address, DEMO_ADMIN);
  requireSuccess(answer);
  return /** @type {{ signIn: { token: string } }} */ (answer.data).signIn.token;
}

/** @param {Desk} desk */
async function checkIn({ address, token, members }) {
  const { id } = members[Math.floor(Math.random() * members.length)] ?? { id: '' };
  const input = { memberId: id, requestKey: randomUUID(), isRepeat: true, admissionReason: 'Benchmark' };
  requireSuccess(await send(address, { query: CHECK_IN, variables: { input }, token }));
}

/**
 * Checks members in at a fixed rate without waiting for answers; each time counts from the scheduled start.
 * @param {Desk} desk
 * @param {() => boolean} isOver
 */
async function timesUntil(desk, isOver) {
  const start = performance.now();
  const times = [];
  for (let index = 0; !isOver(); index += 1) {
    const due = start + (index * 1000) / CHECK_INS_PER_S;
    await pause(Math.max(0, due - performance.now()));
    times.push(checkIn(desk).then(() => performance.now() - due));
  }
  return Promise.all(times);
}

/** @param {number} seconds */
const after = (seconds) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};

/** Runs the command, which corrects all summaries. @param {string} databaseUrl */
function rebuild(databaseUrl) {
  const child = spawn(
    process.execPath,
    ['scripts/run-typescript.mjs', 'scripts/database.ts', 'rebuild-summaries'],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...BLANK_SETTINGS, DATABASE_URL: databaseUrl },
    },
  );
  return { child, isOver: () => child.exitCode !== null };
}

/** @param {string} title @param {number[]} times */
function report(title, times) {
  const [p99, most] = [quantile(times, 0.99), Math.max(...times)];
  console.log(
    `${title}: ${times.length} check-ins, p50 ${ms(median(times))}, p99 ${ms(p99)}, longest ${ms(most)}`,
  );
}

console.log(machine());
const product = await startProduct();
try {
  const { url } = await clusterIn(product.directory);
  seedLarge(url, MEMBERS);
  const results = await run(url, [SOME_MEMBERS, ...DAMAGE]);
  const { address } = product;
  const desk = { address, token: await adminToken(address), members: results[0] ?? [] };
  setInterval(async () => (desk.token = await adminToken(address)), RENEWAL_MS);
  await timesUntil(desk, after(WARM_UP_S));
  const alone = await timesUntil(desk, after(ALONE_S));
  report('Without the rebuild', alone);
  const startedAt = performance.now();
  const { child, isOver } = rebuild(url);
  const during = await timesUntil(desk, isOver);
  if (child.exitCode !== 0) throw new Error('The rebuild failed.');
  report(`During the rebuild of ${((performance.now() - startedAt) / 1000).toFixed(0)} s`, during);
  const delay = Math.max(...during) - median(alone);
  console.log(`The longest delay is ${ms(delay)} (at most ${DELAY_MAX_MS}).`);
  process.exitCode = delay > DELAY_MAX_MS ? 1 : 0;
} finally {
  await product.stop();
}
process.exit();
