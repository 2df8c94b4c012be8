// npm run bench:webhooks: how long do 10,000 events take to a program that answers at once, and what do visitors notice?
// Exits with 1 if a goal is missed.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_ADMIN, operation, requireSuccess, send, signIn } from './support/calls.mjs';
import { clusterIn } from './support/embedded-postgres.mjs';
import { machine } from './support/machine.mjs';
import { startProduct } from './support/product.mjs';
import { seedLarge } from './support/seed-large.mjs';
import { ms, quantile } from './support/statistics.mjs';

const MEMBERS = 2000;
const EVENTS = 10_000;
const SECONDS_MAX = 60;
const SLOWER_MAX = 1.2;
const READ_EVERY_MS = 25;
const ALONE_MS = 20_000;

const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { message } }';
const READ = '{ reviews(first: 20, filter: { search: "gym" }) { nodes { id comment } } }';

/** Visits of all members in turn, as the journal records them. */
const VISITS = `
  insert into journal (type, subject_type, subject_id, member_id, actor_kind, before, after, at)
  select 'activity.recorded', 'activity', gen_random_uuid(), member.id, 'system', '{}',
    jsonb_build_object('type', 'attendance', 'happenedAt', n), now()
  from generate_series(1, $1::int) n
  join (select id, row_number() over (order by id) - 1 as place from users limit $2) member on member.place = n % $2
  order by n`;

/** The numbers of the visits that each member had so far; false where one arrived out of turn. */
const turns = { last: new Map(), received: 0, outOfTurn: 0 };

const receiver = http.createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += part));
  request.on('end', () => {
    const { memberId, happenedAt } = JSON.parse(text).data;
    if ((turns.last.get(memberId) ?? 0) >= happenedAt) turns.outOfTurn += 1;
    turns.last.set(memberId, happenedAt);
    turns.received += 1;
    response.writeHead(204).end();
  });
});

/** Reads at a fixed rate; returns the p99 in milliseconds. @param {string} address @param {() => boolean} isOver */
async function readUntil(address, isOver) {
  /** @type {Promise<number>[]} */
  const reads = [];
  while (!isOver()) {
    const startedAt = performance.now();
    reads.push(
      operation(address, READ).then((answer) => (requireSuccess(answer), performance.now() - startedAt)),
    );
    await pause(READ_EVERY_MS);
  }
  return quantile(await Promise.all(reads), 0.99);
}

await new Promise((resolve) => receiver.listen(0, '127.0.0.1', () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (receiver.address());
const product = await startProduct({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
try {
  console.log(machine());
  const { url } = await clusterIn(product.directory);
  seedLarge(url, MEMBERS);
  const signedIn = await signIn(product.address, DEMO_ADMIN);
  const { token = '' } = /** @type {{ token?: string }} */ (signedIn.data?.['signIn'] ?? {});
  const input = { url: `http://127.0.0.1:${port}/`, events: ['activity.created'] };
  requireSuccess(await send(product.address, { query: CREATE, variables: { input }, token }));

  const aloneUntil = performance.now() + ALONE_MS;
  const alone = await readUntil(product.address, () => performance.now() > aloneUntil);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(VISITS, [EVENTS, MEMBERS]);
  const startedAt = performance.now();
  const deadline = startedAt + 3 * SECONDS_MAX * 1000;
  let seconds = 0;
  const beside = await readUntil(product.address, () => {
    seconds = (performance.now() - startedAt) / 1000;
    return turns.received >= EVENTS || performance.now() > deadline;
  });
  await database.end();

  console.log(`${turns.received} events in ${seconds.toFixed(1)} s, ${turns.outOfTurn} out of turn`);
  console.log(`p99 of the reads: ${ms(alone)} alone, ${ms(beside)} beside (${(beside / alone).toFixed(2)})`);
  const isMissed = seconds > SECONDS_MAX || turns.outOfTurn > 0 || beside / alone > SLOWER_MAX;
  process.exitCode = isMissed ? 1 : 0;
} finally {
  receiver.close();
  await product.stop();
}
process.exit();
