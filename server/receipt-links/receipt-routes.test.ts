import { afterEach, beforeEach, expect, test } from 'vitest';
import { PRINT_LINK_LIFE_MS, RECEIPT_LINK_LIFE_MS } from '#common/receipts/limits';
import { receiptMessages } from '#common/receipts/messages';
import { Receipt } from '../features/receipts/receipt.entity';
import { sha256 } from '../lib/secrets';
import type { Browser } from '../test/browser';
import { createPlanOffers } from '../test/factories';
import { startHarness, type Harness } from '../test/harness';
import { buy, signedIn } from '../test/order-calls';
import { addressIn, handedOut, printReceipt, shareReceipt } from '../test/receipt-calls';
import { restRefusal } from '../test/refusals';

let harness: Harness;
let desk: Browser;
let receipt: Receipt;

beforeEach(async () => {
  harness = await startHarness(undefined, { logLevel: 'info' });
  const { browser: member } = await signedIn(harness);
  ({ browser: desk } = await signedIn(harness, 'admin'));
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  await buy(member, desk, offer!);
  receipt = await harness.dataSource.getRepository(Receipt).findOneByOrFail({});
});
afterEach(() => harness.stop());

const shared = async () => addressIn(handedOut(await shareReceipt(desk, receipt.id)).url);
const GUESSED = `/receipts/${'a'.repeat(43)}`;
const asPage = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

test('the link opens the file in the browser, for nobody to store or index', async () => {
  const address = await shared();
  const response = await harness.fetch(address, asPage);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="BH-26-27-000001.pdf"',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  const head = await harness.fetch(address, { method: 'HEAD' });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect(head.headers.get('content-type')).toBe('application/pdf');
  // The file is not drawn, so its length is not known.
  expect(head.headers.get('content-length')).toBeNull();
  expect((await harness.fetch(address, { method: 'POST' })).status).toBe(405);
});

test('the token is only in the link: not in the database, and not in the log', async () => {
  const address = await shared();
  await harness.fetch(address);
  const token = address.slice('/receipts/'.length);
  expect(token).toMatch(/^[\w-]{43}$/);
  const links = await harness.dataSource.query('select token_hash from receipt_links');
  expect(links).toEqual([{ token_hash: sha256(token) }]);
  expect(harness.logs.join()).toContain('/receipts/[...]');
  expect(harness.logs.join()).not.toContain(token);
});

test.each([
  ['guessed', async () => GUESSED],
  ['incomplete', async () => (await shared()).slice(0, -1)],
  [
    'expired',
    async () => {
      const address = await shared();
      harness.clock.ms += RECEIPT_LINK_LIFE_MS;
      return address;
    },
  ],
])('a link that is %s says so on a page, and to programs', async (_what, given) => {
  const address = await given();
  const response = await harness.fetch(address, asPage);
  expect(response.status).toBe(404);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(/style-src 'self' 'nonce-/),
  });
  expect(await response.text()).toContain(receiptMessages.linkInvalid);
  const refusal = await restRefusal(await harness.fetch(address));
  expect(refusal).toMatchObject({ status: 404, code: 'NOT_FOUND', message: receiptMessages.linkInvalid });
});

test('the link works until it expires, and one for printing for some minutes only', async () => {
  const address = await shared();
  const printing = addressIn(handedOut(await printReceipt(desk, receipt.id)).url);
  harness.clock.ms += PRINT_LINK_LIFE_MS - 1;
  expect((await harness.fetch(printing)).status).toBe(200);
  harness.clock.ms += 1;
  expect((await harness.fetch(printing)).status).toBe(404);
  harness.clock.ms += RECEIPT_LINK_LIFE_MS - PRINT_LINK_LIFE_MS - 1;
  expect((await harness.fetch(address)).status).toBe(200);
});

test('guesses are limited, and do not refuse a valid link', async () => {
  const address = await shared();
  for (let count = 0; count < 30; count++) expect((await harness.fetch(GUESSED)).status).toBe(404);
  const refused = await harness.fetch(GUESSED, asPage);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Too many');
  expect((await harness.fetch(address)).status).toBe(200);
});
