/** Programs that do not answer as they should delay nobody else, and stop nothing. */
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { statementsOf } from '../../test/sql-statements';
import { createWebhook, TEST_WEBHOOK } from '../../test/webhook-calls';

const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

let harness: Harness;
let admin: Browser;
let program: net.Server;
let answer: string | undefined;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  program = net.createServer((socket) => {
    socket.on('error', () => {}).once('data', () => answer !== undefined && socket.write(answer));
  });
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await harness.stop();
  program.close();
});

async function added(): Promise<string> {
  const { port } = program.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/events`;
  return (await createWebhook(admin, { url, events: ['activity.created'] })).id;
}

const sendDue = () => harness.services.webhookSender.sendDue();

async function answerNoted(): Promise<unknown> {
  await admin.gql(TEST_WEBHOOK, { input: { id: await added() } });
  await sendDue();
  const [{ status, answer: noted }] = await harness.dataSource.query('select * from webhook_deliveries');
  return [status, noted];
}

test('an answer that changes the protocol is a failed attempt', async () => {
  answer = SWITCHING;
  expect(await answerNoted()).toEqual(['waiting', 'no connection']);
});

test('a program that does not answer in time is noted as such', async () => {
  answer = undefined;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
  expect(await answerNoted()).toEqual(['waiting', 'timeout']);
});

const LANES = 3;
const WAITING = 3000;

test('what waits behind a failed event is not read at each attempt', async () => {
  const { dataSource, clock } = harness;
  const id = await added();
  const now = new Date(clock.ms);
  await dataSource.query(
    `insert into webhook_deliveries (webhook_id, event, lane, created_at, due_at)
     select $1, 'activity.created', n % $3::int, at, case when n < $3 then at + interval '1 hour' else at end
     from generate_series(0, $4 - 1) n, cast($2 as timestamptz) at`,
    [id, now, LANES, WAITING],
  );
  await dataSource.query('analyze webhook_deliveries');
  const taking = (await statementsOf(dataSource, sendDue)).find((text) => text.includes('attempts + 1'))!;
  const read = await dataSource.transaction(async (manager) => {
    expect((await manager.query(taking, [id, now, now]))[1]).toBe(0);
    const [counts] = await manager.query(
      `select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'webhook_deliveries'`,
    );
    return Number(counts.rows);
  });
  expect(read).toBeLessThan(WAITING / 10);
});
