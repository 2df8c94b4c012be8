/** Orders that are paid in parts. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { orderMessages } from '#common/orders/messages';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { balancesOf, membershipsOf, orderOf, refund, refundWith, signedIn } from '../../test/order-calls';
import type { PlanOffer } from '../plans/plan-offer.entity';

const GST = { rateBasisPoints: 500, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let desk: Browser;
let admin: Browser;
let offer: PlanOffer;
beforeEach(async () => {
  // Noon in India on 21 November 2026.
  harness = await startHarness(undefined, { gst: GST });
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterEach(() => harness.stop());

const MONEY = '{ minorUnits }';
const ORDER = `order {
  id number status due { amount ${MONEY} dueOn } writtenOff ${MONEY} payments { amount ${MONEY} method } receipts { kind }
  refunds { amount ${MONEY} status }
}`;
const calling = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { message ${ORDER} } }`;
const SELL = calling('sellMembership', 'SellMembershipInput');
const COLLECT = calling('collectDue', 'CollectDueInput');
const WRITE_OFF = calling('writeOffDue', 'WriteOffDueInput');

const money = (minorUnits: number) => ({ minorUnits, currencyCode: 'INR' });
const rest = (...parts: [dueOn: string, paise: number][]) =>
  parts.map(([dueOn, paise]) => ({ dueOn, amount: money(paise) }));
const HALF = {
  amount: money(65_000),
  instalments: rest(['2026-11-28', 40_000], ['2026-12-28', 25_000]),
};

/** Sells the plan of ₹1,300. */
const sell = (partPayment: object | null = HALF, more: object = {}) =>
  desk.gql(SELL, {
    input: {
      memberId: user.id,
      offerId: offer.id,
      method: 'CASH',
      requestKey: randomUUID(),
      partPayment,
      ...more,
    },
  });

/** A second after what was done before. */
const collect = (
  staff: Browser,
  orderId: string,
  { paise, ...more }: { paise: number; [field: string]: unknown },
) => {
  harness.clock.ms += 1000;
  return staff.gql(COLLECT, {
    input: { orderId, amount: money(paise), method: 'CASH', requestKey: randomUUID(), ...more },
  });
};

const writeOff = (staff: Browser, orderId: string, reason = 'Moved abroad') =>
  staff.gql(WRITE_OFF, { input: { orderId, reason } });

test('a plan is sold for a part of its price: the pass starts, the sale is booked, and the rest is due', async () => {
  const answer = await sell();
  expect(answer.errors).toEqual([]);
  expect(orderOf(answer)).toMatchObject({
    status: 'PART_PAID',
    due: { amount: { minorUnits: 65_000 }, dueOn: '2026-11-28' },
    payments: [{ amount: { minorUnits: 65_000 }, method: 'CASH' }],
    receipts: [{ kind: 'INVOICE' }],
  });
  expect((await membershipsOf(member))[0]).toMatchObject({ status: 'ACTIVE' });
  expect(await balancesOf(harness)).toMatchObject({ cash: 65_000, member: 65_000, sales: -123_810 });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.subject).toContain('is active');
  expect(mail?.text).toContain('₹650 is left to pay. The next part is due by 28 November 2026.');
});

test('what is due is collected in parts, by two desks', async () => {
  const { id } = orderOf(await sell());
  const first = await collect(desk, id, { paise: 40_000, method: 'UPI', reference: '423456789012' });
  expect(orderOf(first)).toMatchObject({
    status: 'PART_PAID',
    due: { amount: { minorUnits: 25_000 }, dueOn: '2026-12-28' },
  });
  const last = await collect(admin, id, { paise: 25_000 });
  expect(orderOf(last)).toMatchObject({ status: 'PAID', due: null, receipts: [{ kind: 'INVOICE' }] });
  expect(orderOf(last).payments?.map(({ method }) => method)).toEqual(['CASH', 'UPI', 'CASH']);
  expect(await balancesOf(harness)).toMatchObject({ cash: 130_000, member: 0 });
  expect(refusalOf(await collect(desk, id, { paise: 1 }))).toMatchObject({
    status: 409,
    message: orderMessages.notDue,
  });
});

test('staff see what a member has to pay of all orders together; trainers do not', async () => {
  const query = 'query ($id: ID!) { user(id: $id) { due { amount { minorUnits } dueOn } } }';
  const dueOf = async (browser: Browser) => (await browser.gql(query, { id: user.id })).data?.['user'];
  expect(await dueOf(desk)).toEqual({ due: null });
  await sell();
  await sell({ amount: money(30_000), instalments: rest(['2026-11-25', 100_000]) });
  const both = { due: { amount: { minorUnits: 165_000 }, dueOn: '2026-11-25' } };
  expect(await dueOf(desk)).toEqual(both);
  expect(await dueOf(member)).toEqual(both);
  const { browser: trainer } = await signedIn(harness, 'trainer');
  expect(await dueOf(trainer)).toBeFalsy();
});

test('two desks that collect at once take no more than what is due', async () => {
  const { id } = orderOf(await sell());
  const answers = await Promise.all([
    collect(desk, id, { paise: 65_000 }),
    collect(admin, id, { paise: 65_000 }),
  ]);
  expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
  expect(await balancesOf(harness)).toMatchObject({ cash: 130_000, member: 0 });
});

test('a payment that is sent twice is recorded once; its key is refused for another amount', async () => {
  const { id } = orderOf(await sell());
  const requestKey = randomUUID();
  const sendOnce = () => collect(desk, id, { paise: 10_000, requestKey });
  const [one, two] = [await sendOnce(), await sendOnce()];
  expect([orderOf(one), orderOf(two)]).toMatchObject([
    { due: { amount: { minorUnits: 55_000 } } },
    { due: { amount: { minorUnits: 55_000 } } },
  ]);
  const other = await collect(desk, id, { paise: 20_000, requestKey });
  expect(refusalOf(other)).toMatchObject({ status: 409, message: idempotencyMessages.requestKeyUsed });
});

test.each([
  ['everything', { ...HALF, amount: money(130_000) }, orderMessages.partTooHigh('₹1,300')],
  [
    'less than a fifth, by the front desk',
    { ...HALF, amount: money(25_999) },
    orderMessages.partTooLow('₹260'),
  ],
  ['nothing', { ...HALF, amount: money(0) }, orderMessages.amountWrong],
  ['less than nothing', { ...HALF, amount: money(-1) }, orderMessages.amountWrong],
  ['a part without a day for the rest', { ...HALF, instalments: [] }, orderMessages.instalmentCount(12)],
  [
    'a part with the rest due today',
    { ...HALF, instalments: rest(['2026-11-21', 65_000]) },
    orderMessages.instalmentDays,
  ],
  [
    'a part with less than the rest',
    { ...HALF, instalments: rest(['2026-11-28', 64_999]) },
    orderMessages.instalmentSum,
  ],
])('a sale for %s now is refused, and nothing is sold', async (_what, partPayment, message) => {
  expect(refusalOf(await sell(partPayment))).toMatchObject({ status: 400, message });
  expect(await balancesOf(harness)).toEqual({});
});

test('no more is collected than is due, and only by staff', async () => {
  const { id } = orderOf(await sell());
  expect(refusalOf(await collect(desk, id, { paise: 65_001 }))).toMatchObject({
    status: 400,
    message: orderMessages.dueTooHigh('₹650'),
  });
  expect(refusalOf(await collect(member, id, { paise: 65_000 }))).toMatchObject({ status: 403 });
  expect(refusalOf(await collect(desk, randomUUID(), { paise: 1 }))).toMatchObject({ status: 404 });
});

test('an admin writes off what is due: the pass and the tax stay, and no credit note is issued', async () => {
  const { id } = orderOf(await sell());
  expect(refusalOf(await writeOff(desk, id))).toMatchObject({ status: 403 });
  expect(refusalOf(await writeOff(admin, id, ' '))).toMatchObject({
    message: messages.journalReasonRequired,
  });
  expect(orderOf(await writeOff(admin, id))).toMatchObject({
    status: 'WRITTEN_OFF',
    due: null,
    writtenOff: { minorUnits: 65_000 },
    receipts: [{ kind: 'INVOICE' }],
  });
  expect(await balancesOf(harness)).toMatchObject({
    member: 0,
    written_off: 65_000,
    cgst: -3095,
    sgst: -3095,
  });
  expect((await membershipsOf(member))[0]).toMatchObject({ status: 'ACTIVE' });
  expect(refusalOf(await writeOff(admin, id))).toMatchObject({ status: 409, message: orderMessages.notDue });
});

test('an order that was paid in part is refunded: what was paid goes back, and nothing is due', async () => {
  const { id } = orderOf(await sell());
  await collect(desk, id, { paise: 15_000 });
  const part = await refundWith(admin, { id, reason: 'Moved', amount: money(1000) });
  expect(refusalOf(part)).toMatchObject({ status: 409, message: orderMessages.partWhileDue });
  expect(orderOf(await refund(admin, id, 'Moved'))).toMatchObject({ status: 'REFUNDED' });
  const { data } = await desk.gql(
    `query ($id: ID!) { order(id: $id) { due { dueOn } refunds { amount ${MONEY} } } }`,
    { id },
  );
  const { due, refunds } = data?.['order'] as { due: null; refunds: { amount: { minorUnits: number } }[] };
  expect(due).toBeNull();
  expect(refunds.map(({ amount }) => amount.minorUnits).sort()).toEqual([15_000, 65_000]);
  const balances = await balancesOf(harness);
  expect(Object.values(balances).filter((paise) => paise !== 0)).toEqual([]);
  const mails = (await harness.mailTo(user.email)).filter(({ subject }) => subject.includes('refunded'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('The front desk has refunded ₹800');
});

test('a refund of a part takes the last payment first', async () => {
  const { id } = orderOf(await sell());
  await collect(desk, id, { paise: 65_000, method: 'CARD' });
  const { status, refunds } = orderOf(
    await refundWith(admin, { id, reason: 'Moved', amount: money(70_000) }),
  );
  expect(status).toBe('PAID');
  const made = refunds.map(({ amount, method }) => [method, amount.minorUnits]);
  expect(Object.fromEntries(made)).toEqual({ CARD: 65_000, CASH: 5000 });
  expect(await balancesOf(harness)).toMatchObject({ member: 0, cash: 60_000 });
  const more = await refundWith(admin, { id, reason: 'Moved', amount: money(60_001) });
  expect(refusalOf(more)).toMatchObject({ message: orderMessages.refundTooHigh('₹600') });
});

test('after a write-off, what was paid can be refunded, and the books balance', async () => {
  const { id } = orderOf(await sell());
  await writeOff(admin, id);
  await refund(admin, id, 'Moved');
  expect(await balancesOf(harness)).toMatchObject({ member: 0, cash: 0, written_off: 65_000 });
});
