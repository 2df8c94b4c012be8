import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWorker } from '../jobs/worker';
import { createLogger } from '../lib/logger';
import { createTaskHandlers } from '../composition/parts';
import { startHarness, type Harness } from '../test/harness';
import { restRefusal } from '../test/refusals';
import { Mail } from '../mail/mail.entity';
import { otpMail } from '../mail/mails/otp-mail';
import { Outbox } from '../mail/outbox';

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

test('returns every mail as JSON, newest first, with both parts and the time of sending', async () => {
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
  'returns only the mails to %s as JSON',
  async (to) => {
    await put('asha+gym@example.com', '111111');
    await put('asha@example.com', '222222');
    await harness.runDueJobs();
    expect(await messages(`?to=${to}`)).toMatchObject([{ to: 'asha+gym@example.com' }]);
    expect(await messages('?to=gym@example.com')).toEqual([]);
  },
);

test('includes a mail that was caused just before the request', async () => {
  const { dataSource } = harness;
  const handlers = createTaskHandlers(harness.services);
  const worker = startWorker({
    connectionString: (dataSource.options as { url: string }).url,
    handlers,
    logger: createLogger('silent'),
  });
  for (const code of ['111111', '222222', '333333']) {
    await put('asha@example.com', code);
    expect((await messages('?to=asha@example.com'))[0]?.text).toContain(code);
  }
  await worker.stop();
});

test('returns a page with recipient, subject and text of a mail, and its HTML in a frame', async () => {
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

test('finds no mail for an address with a NUL, which the database would refuse', async () => {
  await put('asha@example.com', '111111');
  await harness.runDueJobs();
  expect(await messages('?to=%00')).toEqual([]);
});

test('reports an empty mailbox as JSON and as a page', async () => {
  expect(await messages()).toEqual([]);
  expect(await page()).toContain('No mail yet');
});

test('serves the page to browsers and to clients that accept anything, and escapes the content of mails', async () => {
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

test('lets only our own page frame the HTML of a mail, which runs no scripts', async () => {
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

test.each(['no-id', '00000000-0000-4000-8000-000000000000'])('returns 404 for the mail %s', async (id) => {
  const refusal = await restRefusal(await harness.fetch(`/dev/mailbox/${id}`));
  expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test.each(['/dev/mailbox', '/dev/mailbox/00000000-0000-4000-8000-000000000000'])(
  'POST %s returns 405 with the allowed methods',
  async (path) => {
    const refusal = await restRefusal(await harness.fetch(path, { method: 'POST' }));
    expect(refusal).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(refusal.headers.get('allow')).toBe('GET, HEAD');
  },
);

test('there is no mailbox in production', async () => {
  const production = await startHarness(undefined, { hasMailbox: false });
  for (const path of ['/dev/mailbox', '/dev/mailbox/00000000-0000-4000-8000-000000000000']) {
    expect((await production.fetch(path)).headers.get('location')).toBe('/home');
    const answer = await production.fetch(path, { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(404);
  }
  await production.stop();
});
