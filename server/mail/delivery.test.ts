import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addJob } from '../jobs/add-job';
import { run } from '../test/database-template';
import { startHarness, type Harness } from '../test/harness';
import type { MailContent } from './mail-content';
import { Mail } from './mail.entity';
import { deliverMail, deliverUrgentMail } from './mail.tasks';
import { Outbox } from './outbox';
import { DeliveryFailed, noTransport, type MailTransport } from './transport';

let harness: Harness;
let sent: string[];
/** Awaited before each mail is sent; sending fails with the error that it throws. */
let obstacle: () => Promise<void>;

const transport: MailTransport = {
  keepsMails: true,
  send: async (mail) => {
    await obstacle();
    sent.push(mail.subject);
  },
};

beforeEach(async () => {
  [sent, obstacle] = [[], async () => {}];
  harness = await startHarness(undefined, { transport });
});
afterEach(() => harness.stop());

const outbox = new Outbox();
const TO = 'asha@example.com';
const mail: MailContent = {
  kind: 'verification',
  subject: 'Subject that nobody logs',
  text: 'Text that nobody logs',
  html: '<p>Markup that nobody logs</p>',
};

const put = (to = TO) => harness.dataSource.transaction((manager) => outbox.put(manager, { to, mail }));
const stored = () => harness.dataSource.getRepository(Mail).findOneByOrFail({});
const jobs = () => harness.dataSource.query<{ attempts: number }[]>('select * from graphile_worker.jobs');
const deliverNow = async () => {
  await harness.dataSource.query('update graphile_worker._private_jobs set run_at = now()');
  await harness.runDueJobs();
};
const refuseDelivery = () => Promise.reject(new DeliveryFailed('ECONNECTION 421'));

async function giveUp(): Promise<void> {
  obstacle = refuseDelivery;
  await put();
  for (let attempt = 0; attempt < deliverUrgentMail.attemptsMax; attempt += 1) await deliverNow();
}

test('a transaction that is rolled back leaves neither mail nor job', async () => {
  await harness.dataSource
    .transaction(async (manager) => {
      await outbox.put(manager, { to: TO, mail });
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect(await harness.dataSource.getRepository(Mail).count()).toBe(0);
  expect(await jobs()).toEqual([]);
});

test('a mail waits with its text while there is no mail server, and is sent when there is one', async () => {
  obstacle = () => noTransport.send(new Mail(), new AbortController().signal);
  await put();
  await deliverNow();
  expect(await stored()).toMatchObject({ sentAt: null, lastError: 'no SMTP_URL', text: mail.text });
  obstacle = async () => {};
  await deliverNow();
  expect(sent).toEqual([mail.subject]);
});

test('a mail is delivered and can be read with its text', async () => {
  await put();
  expect(await stored()).toMatchObject({ sentAt: null });
  expect(await harness.mailTo('Asha@Example.com')).toMatchObject([mail]);
  expect(await stored()).toMatchObject({ toAddress: TO, sentAt: new Date(harness.clock.ms), failedAt: null });
  expect(sent).toEqual([mail.subject]);
});

/** Blocks sending until `open` is called; `reached` resolves when the first mail is blocked. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => {
    obstacle = () => {
      resolve();
      return opened;
    };
  });
  return { reached, open };
}

test('a mail with two jobs is sent once, whether they run concurrently or one after the other', async () => {
  const { reached, open } = gate();
  await put();
  const first = harness.runDueJobs();
  await reached;
  const { id: mailId } = await stored();
  const another = () =>
    addJob(harness.dataSource.manager, deliverMail, { payload: { mailId }, key: 'another' });
  await another();
  await harness.runDueJobs();
  expect(sent, 'while the first one is on its way').toEqual([]);
  open();
  await first;
  await another();
  await harness.runDueJobs();
  expect(sent).toHaveLength(1);
  expect(await jobs()).toEqual([]);
});

test('a mail whose worker died while sending it is sent by the next one', async () => {
  await put();
  await harness.dataSource.query('update mails set claimed_by = (select id from graphile_worker.jobs)');
  await harness.runDueJobs();
  expect(sent).toHaveLength(1);
  await put();
  await harness.dataSource.query('update mails set claimed_by = 4711 where sent_at is null');
  await harness.runDueJobs();
  expect(sent, 'a mail that was claimed by a job that no longer exists').toHaveLength(2);
});

test('an account can be deleted while a mail to it waits for a mail server that hangs', async () => {
  const { reached, open } = gate();
  await put();
  const delivery = harness.runDueJobs();
  await reached;
  const deletion = harness.dataSource.transaction((manager) => outbox.forget(manager, TO));
  await Promise.race([deletion, pause(2000).then(() => Promise.reject(new Error('it waits for the mail')))]);
  expect(await harness.dataSource.getRepository(Mail).count()).toBe(0);
  open();
  await delivery;
  expect(await jobs()).toEqual([]);
});

test('no transaction is open while a mail is sent', async () => {
  const { reached, open } = gate();
  await put();
  const delivery = harness.runDueJobs();
  await reached;
  const transactions = await harness.dataSource.query<unknown[]>(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  open();
  await delivery;
  expect(transactions).toEqual([]);
});

test('two concurrent workers deliver a mail once', async () => {
  await put();
  await Promise.all([harness.runDueJobs(), harness.runDueJobs()]);
  expect(sent).toHaveLength(1);
});

test('a mail that cannot be sent is retried until it can, and the reason is stored meanwhile', async () => {
  obstacle = refuseDelivery;
  await put();
  await deliverNow();
  await deliverNow();
  expect(await stored()).toMatchObject({ lastError: 'ECONNECTION 421', failedAt: null, sentAt: null });
  obstacle = async () => {};
  await harness.runDueJobs();
  expect(sent, 'before its time').toEqual([]);
  await deliverNow();
  expect(sent).toHaveLength(1);
  expect(await stored()).toMatchObject({ lastError: null, sentAt: new Date(harness.clock.ms) });
  expect(await jobs()).toEqual([]);
});

test('a mail is given up after its last attempt and not sent later', async () => {
  await giveUp();
  expect(await stored()).toMatchObject({ failedAt: new Date(harness.clock.ms), sentAt: null });
  obstacle = async () => {};
  await deliverNow();
  expect(sent).toEqual([]);
});

test('mails that were given up are retried on demand, each once', async () => {
  await giveUp();
  obstacle = async () => {};
  expect(await outbox.retry(harness.dataSource)).toBe(1);
  expect(await outbox.retry(harness.dataSource), 'asked again').toBe(0);
  await deliverNow();
  expect(sent).toHaveLength(1);
  expect(await stored()).toMatchObject({ failedAt: null, lastError: null });
  expect(await outbox.retry(harness.dataSource)).toBe(0);
});

test('a mail whose job was lost is retried on demand, one that is still waiting is not', async () => {
  await put();
  expect(await outbox.retry(harness.dataSource)).toBe(0);
  await harness.dataSource.query('delete from graphile_worker._private_jobs');
  expect(await outbox.retry(harness.dataSource)).toBe(1);
  await harness.runDueJobs();
  expect(sent).toHaveLength(1);
});

test('forgetting an address removes its mails, and those that were waiting are not sent', async () => {
  await put();
  await put('ben@example.com');
  await harness.dataSource.transaction((manager) => outbox.forget(manager, TO));
  await harness.runDueJobs();
  expect(sent).toHaveLength(1);
  expect(await harness.mailTo(TO)).toEqual([]);
  expect(await harness.mailTo('ben@example.com')).toHaveLength(1);
});

test('mails of one transaction are listed newest first', async () => {
  await harness.dataSource.transaction(async (manager) => {
    for (const subject of ['one', 'two', 'three'])
      await outbox.put(manager, { to: TO, mail: { ...mail, subject } });
  });
  expect((await harness.mailTo(TO)).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
});

test.each([
  'asha@example.com\r\nBcc: ben@example.com',
  'asha@example.com\n',
  'asha@example.com,ben@example.com',
  'Asha <asha@example.com>',
  'asha@example.com ben@example.com',
  'asha',
  '',
])('refuses %j as an address', async (to) => {
  await expect(put(to)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await jobs()).toEqual([]);
});

test('neither logs nor jobs contain an address, a subject or a text, even when delivery fails', async () => {
  await giveUp();
  obstacle = async () => {};
  await outbox.retry(harness.dataSource);
  await harness.runDueJobs();
  const lines = harness.logs.join('');
  expect(lines).toContain('mail given up');
  expect(lines).toContain('attempt 1 of 12');
  expect(lines).not.toMatch(/asha|nobody logs/);
  const { url } = harness.dataSource.options as { url: string };
  const rows = await run(url, 'select payload::text, last_error, key from graphile_worker._private_jobs');
  expect(JSON.stringify(rows)).not.toMatch(/asha|nobody logs/);
});
