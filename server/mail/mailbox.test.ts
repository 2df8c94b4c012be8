import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWorker } from '../jobs/worker';
import { createLogger } from '../lib/logger';
import { startHarness, type Harness } from '../test/harness';
import { restRefusal } from '../test/refusals';
import { tasksWith } from '../test/tasks';
import { deliverMail } from './deliver-mail';
import { Mail } from './mail.entity';
import { mailboxTransport } from './mailbox-transport';
import { otpMail } from './mails/otp-mail';
import { Outbox } from './outbox';

let harness: Harness;
beforeEach(async () => void (harness = await startHarness()));
afterEach(() => harness.stop());

const outbox = new Outbox();
const put = (to: string, code: string) =>
  harness.dataSource.transaction((manager) => outbox.put(manager, { to, mail: otpMail({ code }) }));

interface Answer {
  messages: { to: string; subject: string; text: string; html: string; sentAt: string }[];
}

async function messages(search = ''): Promise<Answer['messages']> {
  const answer = await harness.fetch(`/dev/mailbox${search}`, { headers: { accept: 'application/json' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('vary')).toContain('Accept');
  return ((await answer.json()) as Answer).messages;
}

const page = async (search = '') =>
  (await harness.fetch(`/dev/mailbox${search}`, { headers: { accept: 'text/html' } })).text();

test('programs get every mail, newest first, with both parts and when it was sent', async () => {
  await put('asha@example.com', '111111');
  await put('ben@example.com', '222222');
  await harness.runDueJobs();
  const [second, first, ...others] = await messages();
  expect(others).toEqual([]);
  expect(second).toMatchObject({ to: 'ben@example.com', sentAt: new Date(harness.clock.ms).toISOString() });
  expect(Object.keys(first ?? {}).sort()).toEqual(['html', 'sentAt', 'subject', 'text', 'to']);
  expect(first?.text).toMatch(/^111111$/m);
  expect(first?.html).toContain('111111');
});

test.each(['asha+gym@example.com', 'asha%2Bgym%40example.com', 'ASHA%2bgym@Example.com'])(
  'programs get the mails to %s only',
  async (to) => {
    await put('asha+gym@example.com', '111111');
    await put('asha@example.com', '222222');
    await harness.runDueJobs();
    expect(await messages(`?to=${to}`)).toMatchObject([{ to: 'asha+gym@example.com' }]);
    expect(await messages('?to=gym@example.com')).toEqual([]);
  },
);

test('whoever asks right after the cause of a mail gets the mail', async () => {
  const { dataSource } = harness;
  const deliver = deliverMail({
    dataSource,
    transport: mailboxTransport,
    clock: { now: () => harness.clock.ms },
    logger: createLogger('silent'),
  });
  const worker = startWorker({
    connectionString: (dataSource.options as { url: string }).url,
    tasks: tasksWith({ 'deliver-mail': deliver, 'deliver-urgent-mail': deliver }),
    logger: createLogger('silent'),
  });
  for (const code of ['111111', '222222', '333333']) {
    await put('asha@example.com', code);
    expect((await messages('?to=asha@example.com'))[0]?.text).toContain(code);
  }
  await worker.stop();
});

test('people get a page: what was sent, to whom, its text, and its HTML in a frame', async () => {
  await put('asha@example.com', '111111');
  await harness.runDueJobs();
  const { id } = await harness.dataSource.getRepository(Mail).findOneByOrFail({});
  const text = await page();
  expect(text).toContain('asha@example.com');
  expect(text).toContain('Your Bhor OTP for a new password');
  expect(text).toMatch(/<pre[^>]*>[^<]*111111/);
  expect(text).toContain(`src="/dev/mailbox/${id}"`);
  expect(await page('?to=ben@example.com')).toContain('No mail to this address');
});

test('an address with a NUL, which the database would refuse, has no mail', async () => {
  await put('asha@example.com', '111111');
  await harness.runDueJobs();
  expect(await messages('?to=%00')).toEqual([]);
});

test('an empty mailbox says so, to both', async () => {
  expect(await messages()).toEqual([]);
  expect(await page()).toContain('No mail yet');
});

test('a browser gets the page, a caller who takes anything too, and the language of a mail cannot leave its frame', async () => {
  await put('asha@example.com', '111111');
  await harness.runDueJobs();
  await harness.dataSource.query(
    `update mails set subject = '"><script>alert(1)</script>', text = '</pre><b>'`,
  );
  for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) {
    const answer = await harness.fetch('/dev/mailbox', { headers: { accept } });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await answer.text();
    expect(text).not.toMatch(/<script|<b>/);
    const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1];
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`);
  }
});

test('the HTML of a mail is shown by our own page only, and runs nothing', async () => {
  await put('asha@example.com', '111111');
  await harness.runDueJobs();
  const { id } = await harness.dataSource.getRepository(Mail).findOneByOrFail({});
  const answer = await harness.fetch(`/dev/mailbox/${id}`);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'self'; sandbox/);
  expect(policy).not.toMatch(/allow-scripts|script-src/);
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('111111');
});

test.each(['no-id', '00000000-0000-4000-8000-000000000000'])('there is no mail %s', async (id) => {
  const refusal = await restRefusal(await harness.fetch(`/dev/mailbox/${id}`));
  expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test.each(['/dev/mailbox', '/dev/mailbox/00000000-0000-4000-8000-000000000000'])(
  'POST %s answers 405 and says which methods work',
  async (path) => {
    const refusal = await restRefusal(await harness.fetch(path, { method: 'POST' }));
    expect(refusal).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(refusal.headers.get('allow')).toBe('GET, HEAD');
  },
);

test('in production there is no mailbox', async () => {
  const production = await startHarness(undefined, { hasMailbox: false });
  for (const path of ['/dev/mailbox', '/dev/mailbox/00000000-0000-4000-8000-000000000000']) {
    const answer = await production.fetch(path, { headers: { accept: 'application/json' } });
    expect(answer.headers.get('location')).toBe('/home');
  }
  await production.stop();
});
