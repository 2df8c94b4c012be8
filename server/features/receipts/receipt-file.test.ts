import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderMessages } from '#common/orders/messages';
import { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { startMailServer, transportTo, type MailServer } from '../../test/mail-server';
import { buy, ordersOf, OWN_ORDERS, refund, signedIn } from '../../test/order-calls';
import { restRefusal } from '../../test/refusals';
import { drawReceipt } from './pdf/receipt-pdf';
import { Receipt } from './receipt.entity';

let mailServer: MailServer;
let harness: Harness;
let user: UserWithEmail;
let member: Browser;
let admin: Browser;
let receipt: Receipt;

async function begin(withMailServer: boolean) {
  const transport = transportTo(mailServer.url, (id, copy) => harness.services.receiptFiles.draw(id, copy));
  harness = await startHarness(undefined, withMailServer ? { transport } : {});
  ({ user, browser: member } = await signedIn(harness));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  const { id: orderId } = await buy(member, admin, offer!);
  receipt = await harness.dataSource.getRepository(Receipt).findOneByOrFail({ orderId });
}

beforeEach(async () => {
  mailServer = await startMailServer();
  await begin(false);
});
afterEach(async () => {
  await harness.stop();
  await mailServer.close();
});

const pathOf = (id: string) => `/api/user/receipts/${id}`;
const ask = (browser: Browser, path: string, method = 'GET') =>
  harness.fetch(path, {
    method,
    headers: browser.token ? { authorization: `Bearer ${browser.token}` } : {},
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const pdfOf = async (id = receipt.id) => (await harness.services.receiptFiles.draw(id)).content;

test('members and admins can download a receipt, which must not be cached', async () => {
  for (const browser of [member, admin]) {
    const response = await ask(browser, pathOf(receipt.id));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=BH-26-27-000001.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('the file of the member is the original, that of staff is marked as the studio’s', async () => {
  const fileOf = async (browser: Browser) => bytesOf(await ask(browser, pathOf(receipt.id)));
  expect((await fileOf(member)).equals(await pdfOf())).toBe(true);
  const content = { ...receipt.content, recipientEmail: user.email };
  const marked = await drawReceipt(content, { mark: { kind: 'studio' } });
  expect((await fileOf(admin)).equals(marked)).toBe(true);
});

test('HEAD returns the headers without the file', async () => {
  const response = await ask(member, pathOf(receipt.id), 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String((await pdfOf()).length));
  expect((await bytesOf(response)).length).toBe(0);
});

test('returns 404 for receipts of others as for unknown ids', async () => {
  const { browser: neighbour } = await signedIn(harness);
  const unknown = '00000000-0000-4000-8000-000000000000';
  const requests = [
    [neighbour, receipt.id],
    [member, unknown],
    [admin, unknown],
    [member, 'no-id'],
  ] as const;
  for (const [browser, id] of requests) {
    const refusal = await restRefusal(await ask(browser, pathOf(id)));
    expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND', message: orderMessages.receiptNotFound });
    expect(refusal.headers.get('content-disposition')).toBeNull();
    expect(refusal.headers.get('cache-control')).toBe('no-store');
  }
});

test('returns 401 for a signed-out client', async () => {
  const refusal = await restRefusal(await ask(new Browser(harness), pathOf(receipt.id)));
  expect(refusal).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

test('the URL in the API is that of the file, with the public address of the site', async () => {
  const [order] = await ordersOf(member, OWN_ORDERS);
  const url = new URL(order!.receipts[0]!.fileUrl);
  expect(url.origin).toBe('http://studio.example');
  expect((await ask(member, url.pathname)).status).toBe(200);
});

test('in GraphQL the file of a receipt that is not readable is null', async () => {
  const { browser: neighbour } = await signedIn(harness);
  const query = 'query ($id: ID!) { receiptFile(id: $id) { name } }';
  for (const [browser, id] of [
    [neighbour, receipt.id],
    [member, 'no-id'],
  ] as const) {
    expect(await browser.gql(query, { id })).toMatchObject({ errors: [], data: { receiptFile: null } });
  }
});

test('rejects a query for several files as too complex', async () => {
  const fields = Array.from({ length: 2 }, (_, n) => `f${n}: receiptFile(id: "${receipt.id}") { base64 }`);
  const { status, errors } = await member.gql(`{ ${fields.join(' ')} }`);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
});

test('after the deletion of the member only admins can open the receipt', async () => {
  await harness.dataSource.query('delete from users where id = $1', [user.id]);
  expect((await ask(admin, pathOf(receipt.id))).status).toBe(200);
  await restRefusal(await ask(member, pathOf(receipt.id)));
});

test('the development mailbox serves the attachment of a mail', async () => {
  const [paid] = await harness.mailTo(user.email);
  expect(paid?.text).toContain('BH/26-27/000001 is attached');
  const answer = await harness.fetch('/dev/mailbox', { headers: { accept: 'application/json' } });
  const { messages: mails } = (await answer.json()) as { messages: { attachment: string }[] };
  const { attachment } = mails[0]!;
  expect(attachment).toMatch(/^\/dev\/mailbox\/[\w-]{36}\/attachment$/);
  const page = await harness.fetch('/dev/mailbox', { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain(`href="${attachment}"`);
  const file = await harness.fetch(attachment);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect((await bytesOf(file)).equals(await pdfOf())).toBe(true);
});

test('the development mailbox returns an error for mails without attachments and unknown ids', async () => {
  await harness.dataSource.query('update mails set receipt_id = null');
  const [{ id }] = await harness.dataSource.query('select id from mails');
  for (const mail of [id, 'no-id', user.id]) {
    await restRefusal(await harness.fetch(`/dev/mailbox/${mail}/attachment`));
  }
});

test('the mails about a payment and a refund are sent with the PDF attached', async () => {
  await harness.stop();
  await begin(true);
  await refund(admin, receipt.orderId);
  const credit = await harness.dataSource.getRepository(Receipt).findOneByOrFail({ kind: 'credit_note' });
  await harness.runDueJobs();
  const sent = mailServer.received.filter(({ data }) => data.includes('application/pdf'));
  expect(sent.map(({ to }) => to)).toEqual([[user.email], [user.email]]);
  for (const [index, { id, number }] of [receipt, credit].entries()) {
    const { data } = sent[index]!;
    expect(data).toContain(`filename=${number.replaceAll('/', '-')}.pdf`);
    const [, base64 = ''] = /application\/pdf[^]*?\n\n([\w+/=\n]+)/.exec(data) ?? [];
    expect(Buffer.from(base64, 'base64').equals(await pdfOf(id))).toBe(true);
  }
});
