/** Sales that members pay with a link: they need no log-in, and whoever has the link learns little. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import { orderMessages } from '#common/orders/messages';
import { onlineMessages } from '#common/orders/online-payments';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createMemberWithoutEmail, createPlanOffers } from '../../test/factories';
import { startHarness } from '../../test/harness';
import { balancesOf, signedIn } from '../../test/order-calls';
import { moneyOf } from '../../graphql/money.type';
import type { User } from '../accounts/user.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Order } from '../orders/order.entity';
import { Payment } from '../orders/payment.entity';
import { Receipt } from '../receipts/receipt.entity';
import { PaymentLink } from '../sales/payment-link.entity';
import { startRazorpaySite, type RazorpaySite } from './testing/razorpay-site';

let site: RazorpaySite;
let desk: Browser;
let member: User;
let guest: Browser;
beforeEach(async () => {
  site = await startRazorpaySite();
  ({ browser: desk } = await signedIn(site.harness, 'front_desk'));
  member = await createMemberWithoutEmail(site.harness.dataSource, { name: 'Asha Rao' });
  guest = new Browser(site.harness);
});
afterEach(() => site.stop());

const REQUEST = `mutation ($input: RequestPaymentByLinkInput!) {
  requestPaymentByLink(input: $input) { message url expiresAt order { id number status gateway } member { id } }
}`;
const OPEN = `query ($token: String!) {
  orderByPaymentLink(token: $token) { firstName planName total { minorUnits } status }
}`;
const NO_ORDER = { orderByPaymentLink: null };
const START = `mutation ($input: StartPaymentByLinkInput!) {
  startPaymentByLink(input: $input) {
    message order { status }
    checkout { ... on RazorpayCheckout { gatewayOrderId amount { minorUnits } prefill { name email phone } } }
  }
}`;
const CONFIRM = `mutation ($input: ConfirmPaymentByLinkInput!) {
  confirmPaymentByLink(input: $input) { message order { status firstName } }
}`;

const DISCOUNT = { amount: moneyOf(13_000), reason: 'Diwali' };
const inputOf = (values: object = {}) => ({
  memberId: member.id,
  offerId: site.offer.id,
  expectedTotal: moneyOf(130_000),
  requestKey: randomUUID(),
  ...values,
});
const request = (values: object = {}, by = desk) => by.gql(REQUEST, { input: inputOf(values) });
interface Asked {
  url: string;
  order: { id: string; status: string };
}
const asked = async (values: object = {}) => (await request(values)).data?.['requestPaymentByLink'] as Asked;
const tokenOf = ({ url }: Pick<Asked, 'url'>) => url.slice(url.indexOf('#') + 1);
const open = (token: string, by = guest) => by.gql(OPEN, { token });
const start = async (token: string) => {
  const { data } = await guest.gql(START, { input: { token } });
  return data?.['startPaymentByLink'] as { checkout: { gatewayOrderId: string } | null; order: object };
};
const signed = (gatewayOrderId: string) => {
  const { id } = site.local.account.pay(gatewayOrderId, 'success');
  return {
    gatewayPaymentId: id,
    signature: site.local.checkoutResult(gatewayOrderId, id).razorpay_signature,
  };
};
const confirm = (token: string, proof: object) => guest.gql(CONFIRM, { input: { token, ...proof } });
const orders = () => site.harness.dataSource.getRepository(Order);
const stored = (id: string) => orders().findOneByOrFail({ id });

test('a member without an account pays the reduced price with the link, and gets membership and receipt', async () => {
  const made = await asked({ discount: DISCOUNT, expectedTotal: moneyOf(117_000) });
  expect(made).toMatchObject({
    message: orderMessages.linkMade,
    order: { status: 'PENDING', gateway: 'RAZORPAY' },
  });
  expect(made.url).toMatch(/^http:\/\/studio\.example\/pay#[\w-]{43}$/);
  const token = tokenOf(made);
  expect((await open(token)).data?.['orderByPaymentLink']).toEqual({
    firstName: 'Asha',
    planName: 'Offer 1',
    total: { minorUnits: 117_000 },
    status: 'PENDING',
  });
  const { checkout } = await start(token);
  expect(checkout).toMatchObject({
    amount: { minorUnits: 117_000 },
    prefill: { name: null, email: null, phone: null },
  });
  expect((await confirm(token, signed(checkout!.gatewayOrderId))).data?.['confirmPaymentByLink']).toEqual({
    message: onlineMessages.paid,
    order: { status: 'PAID', firstName: 'Asha' },
  });
  expect(await stored(made.order.id)).toMatchObject({ status: 'paid', discountPaise: 13_000 });
  const journal = site.harness.dataSource.getRepository(JournalEntry);
  const entries = await journal.findBy({ subjectId: made.order.id });
  expect(entries.map(({ type, actorRole }) => `${type} by ${actorRole ?? 'the system'}`).sort()).toEqual([
    'order.paid by the system',
    'order.placed by front_desk',
  ]);
  expect(await balancesOf(site.harness)).toEqual({ member: 0, gateway: 117_000, sales: -117_000 });
  const receipts = site.harness.dataSource.getRepository(Receipt);
  expect(await receipts.countBy({ order: { id: made.order.id } })).toBe(1);
});

test('paid once, the link starts no further payment', async () => {
  const made = await asked();
  const { checkout } = await start(tokenOf(made));
  const proof = signed(checkout!.gatewayOrderId);
  await Promise.all([confirm(tokenOf(made), proof), confirm(tokenOf(made), proof)]);
  expect(await start(tokenOf(made))).toMatchObject({ checkout: null, order: { status: 'PAID' } });
  const payments = site.harness.dataSource.getRepository(Payment);
  expect(await payments.countBy({ orderId: made.order.id })).toBe(1);
});

test('the link is mailed to a member with an address, and again if a repeated request has replaced it', async () => {
  const values = { memberId: site.user.id, offerId: site.offer.id, requestKey: randomUUID() };
  const first = await asked(values);
  const again = await asked(values);
  expect(again.order.id).toBe(first.order.id);
  const mails = await site.harness.mailTo(site.user.email);
  const links = mails.flatMap(({ text }) => /\S+\/pay#[\w-]+/.exec(text)?.[0] ?? []);
  expect(links.sort()).toEqual([first.url, again.url].sort());
});

test('a newer link replaces the one before it, and only hashes are stored', async () => {
  const first = await asked();
  const second = await asked();
  expect(second.order.id).toBe(first.order.id);
  expect((await open(tokenOf(first))).data).toEqual(NO_ORDER);
  const refused = await guest.gql(START, { input: { token: tokenOf(first) } });
  expect(refusalOf(refused)).toMatchObject({ status: 404, message: orderMessages.linkInvalid });
  expect((await open(tokenOf(second))).data).not.toEqual(NO_ORDER);
  const rows = await site.harness.dataSource.getRepository(PaymentLink).find();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(tokenOf(second));
});

test('a sale at another price is another order, and its amount at the gateway stays', async () => {
  const full = await asked();
  await start(tokenOf(full));
  const reduced = await asked({ discount: DISCOUNT, expectedTotal: moneyOf(117_000) });
  expect(reduced.order.id).not.toBe(full.order.id);
});

test('what is paid at the desk instead is the same order, and the link then says that it is paid', async () => {
  const made = await asked({ discount: DISCOUNT, expectedTotal: moneyOf(117_000) });
  const sell = 'mutation ($input: SellMembershipInput!) { sellMembership(input: $input) { order { id } } }';
  const { data } = await desk.gql(sell, { input: { ...inputOf(), method: 'CASH' } });
  expect(data).toEqual({ sellMembership: { order: { id: made.order.id } } });
  expect(await start(tokenOf(made))).toMatchObject({ checkout: null, order: { status: 'PAID' } });
});

test('an expired or invented link is refused, and guesses are limited per network', async () => {
  const token = tokenOf(await asked());
  for (let guess = 0; guess < 30; guess++) expect((await open('A'.repeat(43))).data).toEqual(NO_ORDER);
  expect((await open('A'.repeat(43))).status).toBe(429);
  expect((await open(token)).data).not.toEqual(NO_ORDER);
  site.harness.clock.ms += ORDER_LIFE_MS;
  const elsewhere = new Browser(site.harness, { address: '198.51.100.4' });
  expect((await open(token, elsewhere)).data).toEqual(NO_ORDER);
});

test('a signature of another order pays nothing', async () => {
  const token = tokenOf(await asked());
  await start(token);
  const answer = await confirm(token, signed(site.order.gatewayOrderId));
  expect(refusalOf(answer)).toMatchObject({ status: 400, message: onlineMessages.signatureInvalid });
});

test('only staff who may sell make links, not for themselves, and with the discounts that they may give', async () => {
  expect((await request({}, site.member)).status).toBe(403);
  expect((await request({}, guest)).status).toBe(401);
  const { browser, user } = await signedIn(site.harness, 'front_desk');
  expect((await request({ memberId: user.id }, browser)).errors[0]?.extensions.reason).toBe('OWN_ACCOUNT');
  const tooMuch = { amount: moneyOf(14_000), reason: 'Friend' };
  expect((await request({ discount: tooMuch, expectedTotal: moneyOf(116_000) })).status).toBe(400);
  expect((await request({ expectedTotal: moneyOf(1) })).errors[0]?.extensions.reason).toBe('PRICE_CHANGED');
  expect(await orders().countBy({ userId: member.id })).toBe(0);
});

test('one member gets at most ten links a day', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 11; number++) statuses.push((await request()).status);
  statuses.push((await request({ memberId: member.id.toUpperCase() })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('a deleted account ends the link', async () => {
  const token = tokenOf(await asked());
  await orders().update({ userId: member.id }, { userId: null });
  expect((await open(token)).data).toEqual(NO_ORDER);
});

test('without an online gateway no link is made', async () => {
  const harness = await startHarness();
  try {
    const [offer] = await createPlanOffers(harness.dataSource, 1);
    const { browser } = await signedIn(harness, 'front_desk');
    const { id } = await createMemberWithoutEmail(harness.dataSource);
    const answer = await request({ memberId: id, offerId: offer!.id }, browser);
    expect(answer.errors[0]?.extensions.reason).toBe('NOT_PAYABLE_ONLINE');
  } finally {
    await harness.stop();
  }
});
