/** Receipts are handed out on paper, by mail and as a link; what staff hand out counts as a copy. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { orderMessages } from '#common/orders/messages';
import { RECEIPT_LINK_LIFE_MS } from '#common/receipts/limits';
import { receiptMessages } from '#common/receipts/messages';
import { DeliveryFailed, type MailTransport } from '../../mail/transport';
import { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { buy, refund, signedIn } from '../../test/order-calls';
import { addressIn, handedOut, mailReceipt, printReceipt, shareReceipt } from '../../test/receipt-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { PlanOffer } from '../plans/plan-offer.entity';
import { drawReceipt, type Drawing } from './pdf/receipt-pdf';
import { Receipt } from './receipt.entity';

let harness: Harness;
let user: UserWithEmail;
let member: Browser;
let desk: Browser;
let receipt: Receipt;
let credit: Receipt;
let isMailServerAway: boolean;

const transport: MailTransport = {
  keepsMails: true,
  send: async () => {
    if (isMailServerAway) throw new DeliveryFailed('ECONNECTION');
  },
};

beforeEach(async () => {
  isMailServerAway = false;
  harness = await startHarness(undefined, { transport });
  const { dataSource } = harness;
  ({ user, browser: member } = await signedIn(harness));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  const { browser: admin } = await signedIn(harness, 'admin');
  const [offer] = await createPlanOffers(dataSource, 1);
  const { id: orderId } = await buy(member, admin, offer!);
  await refund(admin, orderId);
  const receipts = dataSource.getRepository(Receipt);
  receipt = await receipts.findOneByOrFail({ kind: 'receipt' });
  credit = await receipts.findOneByOrFail({ kind: 'credit_note' });
});
afterEach(() => harness.stop());

const bytesAt = async (url: string) => {
  const response = await harness.fetch(addressIn(url));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
const pdf = (drawing: Drawing, { content } = receipt) =>
  drawReceipt({ ...content, recipientEmail: user.email }, drawing);
const printed = (drawing: Drawing = {}, of = receipt) =>
  pdf({ paper: 'a4', opensPrintDialog: true, ...drawing }, of);
const reprint = (copy: number): Drawing => ({
  mark: { kind: 'reprint', copy, on: new Date(harness.clock.ms) },
});
const copyIn = ({ after }: { after: object }) => (after as { copy: number }).copy;
const entries = async () => {
  const journal = harness.dataSource.getRepository(JournalEntry);
  const found = await journal.find({ where: { subjectType: 'receipt' } });
  const shown = found.map(({ type, subjectId, memberId, after }) => ({ type, subjectId, memberId, after }));
  return shown.toSorted((one, other) => copyIn(one) - copyIn(other));
};
const entry = (type: string, copy: number) => ({
  type,
  subjectId: receipt.id,
  memberId: user.id,
  after: { number: receipt.number, copy },
});

test('the first print is the original, and the second is marked', async () => {
  const first = handedOut(await printReceipt(desk, receipt.id));
  expect(first).toMatchObject({
    message: receiptMessages.readyToPrint,
    receipt: { number: receipt.number, copyCount: 1, order: { number: 1 } },
  });
  expect((await bytesAt(first.url)).equals(await printed())).toBe(true);
  const second = handedOut(await printReceipt(desk, receipt.id, { paper: 'ROLL_80MM' }));
  expect(second.receipt.copyCount).toBe(2);
  expect((await bytesAt(second.url)).equals(await printed({ paper: 'roll_80mm', ...reprint(2) }))).toBe(true);
  expect(await entries()).toEqual([entry('receipt.printed', 1), entry('receipt.printed', 2)]);
});

test('a credit note is handed out like a receipt, and has its own copies', async () => {
  handedOut(await printReceipt(desk, receipt.id));
  const first = handedOut(await printReceipt(desk, credit.id));
  expect(first.receipt).toMatchObject({ number: 'BHC/26-27/000001', copyCount: 1 });
  expect((await bytesAt(first.url)).equals(await printed({}, credit))).toBe(true);
  const second = handedOut(await printReceipt(desk, credit.id));
  expect((await bytesAt(second.url)).equals(await printed(reprint(2), credit))).toBe(true);
});

test('prints at the same time get different numbers', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => printReceipt(desk, receipt.id)));
  answers.forEach(handedOut);
  expect((await entries()).map(copyIn)).toEqual([1, 2, 3, 4, 5]);
});

test('a request that is repeated counts once', async () => {
  const requestKey = randomUUID();
  for (let sent = 0; sent < 2; sent++) {
    const { url, receipt: shown } = handedOut(await printReceipt(desk, receipt.id, { requestKey }));
    expect(shown.copyCount).toBe(1);
    expect((await bytesAt(url)).equals(await printed())).toBe(true);
  }
  expect((await shareReceipt(desk, receipt.id, requestKey)).errors).toMatchObject([
    { message: idempotencyMessages.requestKeyUsed, extensions: { reason: 'REQUEST_KEY_USED' } },
  ]);
  const mailKey = { requestKey: randomUUID() };
  await mailReceipt(desk, credit.id, mailKey);
  await mailReceipt(desk, credit.id, mailKey);
  expect(await mails(user.email)).toHaveLength(1);
  const other = await mailReceipt(desk, credit.id, { ...mailKey, email: 'other@example.com' });
  expect(other.errors).toMatchObject([{ extensions: { reason: 'REQUEST_KEY_USED' } }]);
  expect(await mails('other@example.com')).toEqual([]);
});

test('members print their own receipt as the original, which counts as no copy', async () => {
  handedOut(await printReceipt(desk, receipt.id));
  handedOut(await printReceipt(desk, receipt.id));
  const own = handedOut(await printReceipt(member, receipt.id));
  expect(own.receipt.copyCount).toBe(2);
  expect((await bytesAt(own.url)).equals(await printed())).toBe(true);
  expect(await entries()).toHaveLength(2);
});

const mails = async (address: string) =>
  (await harness.mailTo(address)).filter(({ subject }) => /^Your (receipt|credit note) BH/.test(subject));

test('a receipt is mailed to the member with the file, a later copy with its mark', async () => {
  const first = handedOut(await mailReceipt(desk, receipt.id));
  expect(first).toMatchObject({ message: receiptMessages.mailed(user.email), receipt: { copyCount: 0 } });
  await harness.runDueJobs();
  expect(handedOut(await mailReceipt(desk, receipt.id)).receipt.copyCount).toBe(1);
  expect((await mails(user.email)).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => `Your receipt ${receipt.number} from Bhor`),
  );
  const attached = await harness.dataSource.query<{ id: string }[]>(
    `select id from mails where kind = 'receipt' order by created_at`,
  );
  for (const [index, drawing] of [{}, reprint(2)].entries()) {
    const file = await bytesAt(`http://studio.example/dev/mailbox/${attached[index]!.id}/attachment`);
    expect(file.equals(await pdf(drawing))).toBe(true);
  }
  const mailed = { ...entry('receipt.mailed', 0), after: { number: receipt.number } };
  expect(await entries()).toEqual([mailed, mailed]);
});

test('a mailed receipt is a copy once a mail server has taken the mail, and not before', async () => {
  isMailServerAway = true;
  handedOut(await mailReceipt(desk, receipt.id));
  await harness.runDueJobs();
  const shared = handedOut(await shareReceipt(desk, receipt.id));
  expect(shared.receipt.copyCount).toBe(1);
  expect((await bytesAt(shared.url)).equals(await pdf({}))).toBe(true);
  isMailServerAway = false;
  await harness.dataSource.query('update graphile_worker._private_jobs set run_at = now()');
  await harness.runDueJobs();
  const [{ id } = { id: '' }] = await harness.dataSource.query<{ id: string }[]>(
    `select id from mails where kind = 'receipt'`,
  );
  const mailed = await bytesAt(`http://studio.example/dev/mailbox/${id}/attachment`);
  expect(mailed.equals(await pdf(reprint(2)))).toBe(true);
  expect(handedOut(await printReceipt(desk, receipt.id)).receipt.copyCount).toBe(3);
});

test('a typed address gets the mail, and the account does not', async () => {
  await harness.dataSource.query(
    `update users set email = null, phone = '+919876543210', password_hash = 'none' where id = $1`,
    [user.id],
  );
  expect((await mailReceipt(desk, receipt.id)).errors).toMatchObject([
    {
      message: receiptMessages.emailRequired,
      extensions: { fields: [{ path: ['email'], reason: 'REQUIRED' }] },
    },
  ]);
  handedOut(await mailReceipt(desk, receipt.id, { email: ' Son@Example.com ' }));
  expect(await mails('son@example.com')).toHaveLength(1);
  const [row] = await harness.dataSource.query('select email from users where id = $1', [user.id]);
  expect(row).toEqual({ email: null });
  const { errors } = await mailReceipt(desk, receipt.id, { email: 'a@example.com, b@example.com' });
  expect(errors).toMatchObject([{ extensions: { fields: [{ reason: 'INVALID_FORMAT' }] } }]);
});

test('one receipt is mailed five times a day at most', async () => {
  for (let count = 0; count < 5; count++) handedOut(await mailReceipt(desk, receipt.id));
  for (const id of [receipt.id, receipt.id.toUpperCase()])
    expect((await mailReceipt(desk, id)).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  handedOut(await mailReceipt(desk, credit.id));
  expect(await entries()).toHaveLength(6);
});

test('one address is mailed ten receipts a day at most', async () => {
  const { browser: admin } = await signedIn(harness, 'admin');
  const offer = await harness.dataSource.getRepository(PlanOffer).findOneByOrFail({});
  const { id: orderId } = await buy(member, admin, offer);
  const newest = await harness.dataSource.getRepository(Receipt).findOneByOrFail({ orderId });
  const email = 'son@example.com';
  for (const { id } of [receipt, credit])
    for (let count = 0; count < 5; count++) handedOut(await mailReceipt(desk, id, { email }));
  expect((await mailReceipt(desk, newest.id, { email: 'Son@example.com' })).errors).toMatchObject([
    { extensions: { code: 'RATE_LIMITED' } },
  ]);
  handedOut(await mailReceipt(desk, newest.id));
});

test('strangers and trainers hand out nothing, and members only print their own', async () => {
  const { browser: neighbour } = await signedIn(harness);
  const { browser: trainer } = await signedIn(harness, 'trainer');
  for (const browser of [neighbour, trainer])
    expect((await printReceipt(browser, receipt.id)).errors).toMatchObject([
      { message: orderMessages.receiptNotFound, extensions: { reason: 'RECEIPT_NOT_FOUND' } },
    ]);
  for (const browser of [member, neighbour, trainer])
    for (const handOut of [mailReceipt, shareReceipt])
      expect((await handOut(browser, receipt.id)).errors).toMatchObject([
        { extensions: { code: 'FORBIDDEN' } },
      ]);
  expect((await printReceipt(new Browser(harness), receipt.id)).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect(await entries()).toEqual([]);
});

test('unknown ids are refused', async () => {
  for (const id of ['no-id', user.id])
    for (const handOut of [printReceipt, mailReceipt, shareReceipt])
      expect((await handOut(desk, id)).errors).toMatchObject([
        { message: orderMessages.receiptNotFound, extensions: { code: 'NOT_FOUND' } },
      ]);
});

test('a receipt is read by its id by those who may read it', async () => {
  const query = 'query ($id: ID!) { receipt(id: $id) { number copyCount order { number member { id } } } }';
  const { browser: neighbour } = await signedIn(harness);
  const { number } = receipt;
  const shown = { number, copyCount: 0, order: { number: 1, member: { id: user.id } } };
  for (const browser of [desk, member])
    expect((await browser.gql(query, { id: receipt.id })).data).toEqual({ receipt: shown });
  for (const [browser, id] of [
    [neighbour, receipt.id],
    [desk, 'no-id'],
    [desk, user.id],
  ] as const)
    expect(await browser.gql(query, { id })).toMatchObject({ errors: [], data: { receipt: null } });
});

test('a shared link has the member’s receipt for a week, later copies with their mark', async () => {
  const first = handedOut(await shareReceipt(desk, receipt.id));
  expect(Date.parse(first.expiresAt)).toBe(harness.clock.ms + RECEIPT_LINK_LIFE_MS);
  expect((await bytesAt(first.url)).equals(await pdf({}))).toBe(true);
  const second = handedOut(await shareReceipt(desk, receipt.id));
  expect((await bytesAt(second.url)).equals(await pdf(reprint(2)))).toBe(true);
  expect(await entries()).toEqual([entry('receipt.shared', 1), entry('receipt.shared', 2)]);
});

test('of a deleted member a receipt is printed, but not shared', async () => {
  const shared = handedOut(await shareReceipt(desk, receipt.id));
  await harness.dataSource.query('delete from users where id = $1', [user.id]);
  expect((await harness.fetch(addressIn(shared.url))).status).toBe(404);
  expect((await shareReceipt(desk, receipt.id)).errors).toMatchObject([
    { message: receiptMessages.memberDeleted, extensions: { reason: 'MEMBER_DELETED' } },
  ]);
  const { url, receipt: shown } = handedOut(await printReceipt(desk, receipt.id));
  expect(shown.copyCount).toBe(2);
  expect((await bytesAt(url)).length).toBeGreaterThan(0);
});

test('copies cannot be changed or deleted', async () => {
  handedOut(await printReceipt(desk, receipt.id));
  for (const change of [
    'update receipt_copies set copy = 7',
    'delete from receipt_copies',
    'truncate receipt_copies cascade',
  ])
    await expect(harness.dataSource.query(change)).rejects.toThrow('only ever added');
});
