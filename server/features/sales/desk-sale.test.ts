/** Discounts and references of payments at the front desk. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { orderMessages } from '#common/orders/messages';
import { refusalOf } from '../../test/account-calls';
import { programOf } from '../../test/api-key-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { balancesOf, confirm, orderOf, place, refund, refundWith, signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

const GST = { rateBasisPoints: 500, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let desk: Browser;
let admin: Browser;
let offer: PlanOffer;
beforeEach(async () => {
  harness = await startHarness(undefined, {
    gst: GST,
    desk: {
      upiAddress: 'studio@bank',
    },
  });
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterEach(() => harness.stop());

const SELL = `mutation ($input: SellMembershipInput!) {
  sellMembership(input: $input) {
    order {
      id number status price { total { minorUnits } taxable { minorUnits } }
      discount { amount { minorUnits } reason } payment { method reference }
    }
  }
}`;

const money = (minorUnits: number) => ({ minorUnits, currencyCode: 'INR' });
const off = (minorUnits: number, reason = 'Diwali') => ({
  discount: { amount: money(minorUnits), reason },
  expectedTotal: money(130_000 - minorUnits),
});

/** Sells the plan of ₹1,300 to the member. */
const sell = (staff: Browser, values: object = {}) =>
  staff.gql(SELL, {
    input: { memberId: user.id, offerId: offer.id, method: 'CASH', requestKey: randomUUID(), ...values },
  });

const orders = () => harness.dataSource.getRepository(Order).find();

test('a discount is taken off before tax, and is on the order, in the books and in the journal', async () => {
  const answer = await sell(desk, off(13_000));
  expect(answer.errors).toEqual([]);
  expect(orderOf(answer)).toMatchObject({
    status: 'PAID',
    price: { total: { minorUnits: 117_000 }, taxable: { minorUnits: 111_429 } },
    discount: { amount: { minorUnits: 13_000 }, reason: 'Diwali' },
  });
  expect(await balancesOf(harness)).toMatchObject({ member: 0, sales: -111_429, cash: 117_000 });
  const entry = await harness.dataSource.getRepository(JournalEntry).findOneByOrFail({ type: 'order.paid' });
  expect(entry.after).toMatchObject({ method: 'cash', discountPaise: 13_000, discountReason: 'Diwali' });
});

test('a tax that is added to listed prices is added to less', async () => {
  await harness.stop();
  harness = await startHarness(undefined, { gst: { ...GST, isInclusive: false } });
  ({ user } = await signedIn(harness));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  const answer = await sell(desk, {
    discount: { amount: money(10_500), reason: 'Student' },
    expectedTotal: money(126_000),
  });
  expect(orderOf(answer)).toMatchObject({
    price: { total: { minorUnits: 126_000 }, taxable: { minorUnits: 120_000 } },
  });
});

test('an order without a discount has none', async () => {
  expect(orderOf(await sell(desk))).toMatchObject({
    discount: null,
    price: { total: { minorUnits: 130_000 } },
  });
});

test('an unpaid order of the plan is paid at the reduced price', async () => {
  const placed = orderOf(await place(member, offer));
  const sold = orderOf(await sell(desk, off(13_000)));
  expect(sold).toMatchObject({ id: placed.id, status: 'PAID', price: { total: { minorUnits: 117_000 } } });
  expect(await orders()).toMatchObject([{ discountPaise: 13_000, discountReason: 'Diwali' }]);
});

test('a sale that is sent twice is made once; its key is refused for other terms of the same payment', async () => {
  const requestKey = randomUUID();
  const sold = orderOf(await sell(desk, { ...off(13_000), requestKey }));
  expect(orderOf(await sell(desk, { ...off(13_000), requestKey })).id).toBe(sold.id);
  const partPayment = {
    amount: money(117_000),
    instalments: [{ dueOn: '2026-12-21', amount: money(13_000) }],
  };
  for (const other of [{ partPayment }, {}, off(13_001)])
    expect(refusalOf(await sell(desk, { ...other, requestKey }))).toMatchObject({
      status: 409,
      message: idempotencyMessages.requestKeyUsed,
    });
  expect(await orders()).toHaveLength(1);
});

test.each([
  ['the front desk above its limit', 'desk', 13_001, orderMessages.discountTooHigh(10)],
  ['everything', 'desk', 130_000, orderMessages.discountWhole],
  ['everything, by an admin', 'admin', 130_000, orderMessages.discountWhole],
  ['more than the price', 'admin', 130_001, orderMessages.discountWhole],
  ['nothing', 'admin', 0, orderMessages.amountWrong],
  ['less than nothing', 'admin', -100, orderMessages.amountWrong],
] as const)('a discount of %s is refused, and nothing is sold', async (_what, who, paise, message) => {
  const answer = await sell(who === 'desk' ? desk : admin, { discount: off(paise).discount });
  expect(refusalOf(answer)).toMatchObject({ status: 400, message });
  expect(await orders()).toEqual([]);
});

test('admins may take off more than the front desk', async () => {
  expect(orderOf(await sell(admin, off(129_999))).price.total.minorUnits).toBe(1);
});

test('a key of an admin that may not give memberships away has the limit of the front desk', async () => {
  const permissions = ['memberships:sell'];
  const { client } = await programOf(harness, admin, { permissions });
  const message = orderMessages.discountTooHigh(10);
  expect(refusalOf(await sell(client, off(129_999)))).toMatchObject({ status: 400, message });
  expect(orderOf(await sell(client, off(13_000))).price.total.minorUnits).toBe(117_000);
  const giving = { name: 'Gifts', permissions: [...permissions, 'memberships:grant'] };
  const { client: other } = await programOf(harness, admin, giving);
  expect(orderOf(await sell(other, off(129_999))).price.total.minorUnits).toBe(1);
});

test('a discount needs a reason and rupees', async () => {
  expect(refusalOf(await sell(desk, off(1000, ' ')))).toMatchObject({ message: messages.reasonRequired });
  const dollars = { discount: { amount: { minorUnits: 1000, currencyCode: 'USD' }, reason: 'x' } };
  expect(refusalOf(await sell(desk, dollars))).toMatchObject({ message: orderMessages.amountWrong });
});

test('what the member was shown is compared with what is left to pay', async () => {
  const { errors } = await sell(desk, { ...off(13_000), expectedTotal: money(130_000) });
  expect(errors[0]?.extensions).toMatchObject({ reason: 'PRICE_CHANGED', total: { minorUnits: 117_000 } });
  expect(await orders()).toEqual([]);
});

test('the reference of a payment is kept', async () => {
  const upi = orderOf(await sell(desk, { method: 'UPI', reference: '423456789012' }));
  expect(upi).toMatchObject({ payment: { method: 'UPI', reference: '423456789012' } });
  const card = orderOf(await sell(desk, { method: 'CARD', reference: ' A 1234 ' }));
  expect(card).toMatchObject({ payment: { method: 'CARD', reference: 'A 1234' } });
});

test.each([
  ['UPI', '42345678901', orderMessages.upiReferenceWrong],
  ['UPI', '4234567890123', orderMessages.upiReferenceWrong],
  ['UPI', '42345678901x', orderMessages.upiReferenceWrong],
  ['CASH', '423456789012', orderMessages.cashReference],
  ['CARD', ' ', orderMessages.referenceMissing],
])('for %s, the reference %j is refused', async (method, reference, message) => {
  expect(refusalOf(await sell(desk, { method, reference }))).toMatchObject({ status: 400, message });
  expect(await orders()).toEqual([]);
});

test('a UPI reference belongs to one payment, also when two desks note it at once', async () => {
  const other = await createUser(harness.dataSource);
  const upi = { method: 'UPI', reference: '423456789012' };
  const answers = await Promise.all([sell(desk, upi), sell(admin, { ...upi, memberId: other.id })]);
  const refused = answers.filter(({ errors }) => errors.length > 0);
  expect(refused.map((answer) => refusalOf(answer).message)).toEqual([orderMessages.upiReferenceUsed]);
  const placed = orderOf(await place(member, offer));
  const again = await desk.gql(
    'mutation ($input: ConfirmOrderInput!) { confirmOrder(input: $input) { message } }',
    { input: { id: placed.id, ...upi } },
  );
  expect(refusalOf(again)).toMatchObject({ message: orderMessages.upiReferenceUsed });
  expect(await confirm(desk, placed.id, 'UPI')).toMatchObject({ errors: [] });
});

test('the reference of a sale to the wrong member is used for the right one after the refund', async () => {
  const upi = { method: 'UPI', reference: '423456789012' };
  const wrong = orderOf(await sell(desk, upi));
  const other = await createUser(harness.dataSource);
  const toOther = () => sell(desk, { ...upi, memberId: other.id });
  const part = { id: wrong.id, reason: 'Wrong member', amount: { minorUnits: 1, currencyCode: 'INR' } };
  await refundWith(admin, part);
  expect(refusalOf(await toOther())).toMatchObject({ message: orderMessages.upiReferenceUsed });
  await refund(admin, wrong.id, 'Wrong member');
  expect((await toOther()).errors).toEqual([]);
  const third = await createUser(harness.dataSource);
  expect(refusalOf(await sell(desk, { ...upi, memberId: third.id }))).toMatchObject({
    message: orderMessages.upiReferenceUsed,
  });
});

const SETTINGS = '{ deskSettings { upiAddress discountPercentMax partPercentMin } }';

test('staff read what they may do at the desk; members do not', async () => {
  const settingsOf = async (browser: Browser) => (await browser.gql(SETTINGS)).data?.['deskSettings'];
  expect(await settingsOf(desk)).toEqual({
    upiAddress: 'studio@bank',
    discountPercentMax: 10,
    partPercentMin: 20,
  });
  expect(await settingsOf(admin)).toEqual({
    upiAddress: 'studio@bank',
    discountPercentMax: 100,
    partPercentMin: 0,
  });
  expect(refusalOf(await member.gql(SETTINGS))).toMatchObject({ status: 403 });
});
