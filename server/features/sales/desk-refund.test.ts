/** Refunds of payments that the front desk took, whole or in part. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { formatPaise } from '#common/money';
import { orderMessages } from '#common/orders/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import {
  actorOf,
  balancesOf,
  buy,
  membershipsOf,
  orderOf,
  place,
  refund,
  refundWith,
  signedIn,
} from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

const GST = { rateBasisPoints: 500, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let admin: Browser;
let offer: PlanOffer;
beforeEach(async () => {
  harness = await startHarness(undefined, { gst: GST });
  ({ browser: member, user } = await signedIn(harness));
  admin = (await signedIn(harness, 'admin')).browser;
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterEach(() => harness.stop());

const rupees = (amount: number) => ({ minorUnits: amount * 100, currencyCode: 'INR' });

test('a part is refunded at the front desk: the order stays paid, and the credit note, the mail and revenue say the part', async () => {
  const { id } = await buy(member, admin, offer);
  const before = await membershipsOf(member);
  const input = { id, reason: 'Was ill', amount: rupees(300), method: 'UPI', requestKey: randomUUID() };
  const order = orderOf(await refundWith(admin, input));
  expect(order).toMatchObject({
    status: 'PAID',
    receipts: [{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE' }],
    refunds: [{ cause: 'ORDER', status: 'DONE', amount: rupees(300), method: 'UPI', reason: 'Was ill' }],
  });
  expect(await membershipsOf(member)).toEqual(before);
  expect(await balancesOf(harness)).toMatchObject({ member: 0, cash: offer.pricePaise - 30_000 });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('The front desk has refunded ₹300');
  expect(mail?.text).toContain('by UPI.');
  expect(mail?.text).toContain('Your plan does not change.');
  expect(orderOf(await refundWith(admin, input)).refunds).toHaveLength(1);
  expect(refusalOf(await refundWith(admin, { ...input, amount: rupees(400) }))).toMatchObject({
    status: 409,
    message: idempotencyMessages.requestKeyUsed,
  });
  const left = offer.pricePaise - 30_000;
  const tooMuch = { ...input, amount: { ...rupees(0), minorUnits: left + 1 }, requestKey: randomUUID() };
  expect(refusalOf(await refundWith(admin, tooMuch))).toEqual(
    invalid(orderMessages.refundTooHigh(formatPaise(left)), 'amount'),
  );
  harness.clock.ms += 1000;
  const whole = orderOf(await refundWith(admin, { id, reason: 'Moved', method: 'CASH' }));
  expect(whole).toMatchObject({ status: 'REFUNDED', refunds: [{}, { amount: { minorUnits: left } }] });
  expect(Object.values(await balancesOf(harness))).toEqual([0, 0, 0, 0, 0]);
});

test('without a method, the front desk pays back the way in which it was paid', async () => {
  const { id } = await buy(member, admin, offer);
  expect(orderOf(await refund(admin, id)).refunds).toMatchObject([{ method: 'CASH' }]);
  const entries = await harness.dataSource.getRepository(JournalEntry).findBy({ type: 'refund.done' });
  expect(entries).toMatchObject([{ after: { method: 'cash' } }]);
});

test('of two refunds of a part with one key at the same time, one is made', async () => {
  const { id } = await buy(member, admin, offer);
  const input = { id, reason: 'Was ill', amount: rupees(300), requestKey: randomUUID() };
  await Promise.all([refundWith(admin, input), refundWith(admin, input)]);
  expect(await balancesOf(harness)).toMatchObject({ cash: offer.pricePaise - 30_000 });
});

test.each([0, -100, 0.5])('a refund of %d paise is refused', async (minorUnits) => {
  const { id } = await buy(member, admin, offer);
  const { status } = await refundWith(admin, { id, reason: 'x', amount: { ...rupees(0), minorUnits } });
  expect(status).toBe(400);
});

test('after a part that took a whole payment, the rest is refunded with one mail, about the other payment', async () => {
  const actor = actorOf({ ...user, role: 'admin' });
  const { order } = await harness.services.deskSales.sell(actor, {
    memberId: user.id,
    offerId: offer.id,
    method: 'cash',
    requestKey: randomUUID(),
    partPayment: {
      amount: rupees(300),
      instalments: [{ dueOn: '2026-12-21', amount: rupees(1000) }],
    },
  });
  const { id } = order;
  harness.clock.ms += 1000;
  const due = { amount: rupees(1000), method: 'cash', requestKey: randomUUID() } as const;
  await harness.services.dues.collect(actor, id, due);
  await refundWith(admin, { id, reason: 'Was ill', amount: rupees(1000) });
  const before = await harness.mailTo(user.email);
  expect(orderOf(await refundWith(admin, { id, reason: 'Moved' })).refunds).toHaveLength(2);
  const mails = (await harness.mailTo(user.email)).slice(0, -before.length);
  expect(mails.map(({ text }) => /has refunded (\S+)/.exec(text)?.[1])).toEqual(['₹300']);
});

test('an unpaid order cannot be refunded in part', async () => {
  const { id } = orderOf(await place(member, offer));
  const answer = await refundWith(admin, { id, reason: 'Was ill', amount: rupees(300) });
  expect(refusalOf(answer)).toMatchObject({ status: 409, message: orderMessages.orderNotPaid });
});
