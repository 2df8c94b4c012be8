import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { ORDER_LIFE_MS, ORDERS_WAITING_MAX } from '#common/orders/limits';
import { authMessages } from '#common/auth/messages';
import { orderMessages } from '#common/orders/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { rupees } from '../../test/money';
import {
  cancel,
  orderInput,
  confirm,
  orderOf,
  ORDERS,
  ordersOf,
  OWN_ORDERS,
  pageOf,
  place,
  placeWith,
  signedIn,
} from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { PlanOffer } from '../plans/plan-offer.entity';
import { Order } from '../orders/order.entity';

let harness: Harness;
let member: Browser;
let offer: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  member = (await signedIn(harness)).browser;
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterEach(() => harness.stop());

/** Additional offers. */
const createOtherOffers = async (count: number): Promise<PlanOffer[]> => {
  const made = Array.from({ length: count }, () =>
    createPlanOffers(harness.dataSource, 1, { name: `Other ${randomUUID()}` }),
  );
  return (await Promise.all(made)).flat();
};

const KEY = 'a-key-of-a-choice';
const countOf = () => harness.dataSource.getRepository(Order).count();

test('an order takes plan and price from the offer and awaits payment at the desk', async () => {
  const answer = await place(member, offer);
  expect(answer.errors).toEqual([]);
  expect(answer.data?.['placeOrder']).toMatchObject({ message: orderMessages.orderPlaced, checkout: null });
  expect(orderOf(answer)).toMatchObject({
    number: 1,
    planName: 'Offer 1',
    planType: 'PASS',
    durationMonths: 1,
    offer: { id: offer.id, name: 'Offer 1' },
    status: 'PENDING',
    gateway: 'DESK',
    decidedAt: null,
    reason: null,
    receipts: [],
    placedAt: new Date(harness.clock.ms).toISOString(),
    expiresAt: new Date(harness.clock.ms + ORDER_LIFE_MS).toISOString(),
    price: { total: rupees(130_000), taxable: rupees(130_000), taxLines: [], roundOff: rupees(0) },
  });
});

test('rejects a price sent by the client', async () => {
  const answer = await placeWith(member, { ...orderInput(offer, KEY), pricePaise: 1 });
  expect(answer.status).toBe(400);
  expect(await countOf()).toBe(0);
});

test('an order keeps its price when the offer changes', async () => {
  const { id } = orderOf(await place(member, offer));
  await harness.dataSource.getRepository(PlanOffer).update(offer.id, { pricePaise: 999_900, name: 'Other' });
  const [order] = await ordersOf(member, OWN_ORDERS);
  expect(order).toMatchObject({ id, planName: 'Offer 1', price: { total: rupees(130_000) } });
});

test.each([
  ['has risen', 150_000, '₹1,500'],
  ['has fallen', 99_950, '₹999.50'],
])(
  'when the price %s since it was shown, returns CONFLICT with the new price and places no order',
  async (...args) => {
    const [, pricePaise, formatted] = args;
    await harness.dataSource.getRepository(PlanOffer).update(offer.id, { pricePaise });
    const { status, errors } = await place(member, offer, KEY);
    expect([status, errors]).toMatchObject([
      409,
      [
        {
          message: `The price of Offer 1 has changed from ₹1,300 to ${formatted}. Nothing was ordered.`,
          extensions: {
            code: 'CONFLICT',
            reason: 'PRICE_CHANGED',
            total: { minorUnits: pricePaise, currencyCode: 'INR' },
          },
        },
      ],
    ]);
    expect(await countOf()).toBe(0);
    const agreed = orderOf(await place(member, { ...offer, pricePaise }, KEY));
    expect(agreed).toMatchObject({ status: 'PENDING', price: { total: rupees(pricePaise) } });
  },
);

test('a retry with the same key and total finds its order even after the price has changed', async () => {
  const { id } = orderOf(await place(member, offer, KEY));
  const changed = { ...offer, pricePaise: 150_000 };
  await harness.dataSource.getRepository(PlanOffer).update(offer.id, { pricePaise: 150_000 });
  expect(orderOf(await place(member, offer, KEY)).id).toBe(id);
  expect(refusalOf(await place(member, changed, KEY))).toMatchObject({
    message: idempotencyMessages.requestKeyUsed,
  });
});

test('rejects totals that are not positive', async () => {
  for (const minorUnits of [0, -130_000]) {
    const expectedTotal = { minorUnits, currencyCode: 'INR' };
    const answer = await placeWith(member, { ...orderInput(offer), expectedTotal });
    expect(refusalOf(answer)).toEqual(invalid(orderMessages.totalRequired, 'expectedTotal.minorUnits'));
  }
});

test('an order for the front desk is mailed to the member once', async () => {
  const { browser, user } = await signedIn(harness);
  const mails = async () => (await harness.mailTo(user.email)).map(({ subject }) => subject);
  await place(browser, offer, KEY);
  await place(browser, offer, KEY);
  await place(browser, offer);
  expect(await mails()).toEqual(['Your order 1 at Bhor: pay by 5 December 2026']);
  await placeWith(browser, { ...orderInput(offer), expectedTotal: { minorUnits: 1, currencyCode: 'INR' } });
  expect(await mails(), 'no mail for a rejected request').toHaveLength(1);
});

test('returns whether the order is new, and the number of an existing one', async () => {
  const answerFor = async (key?: string) => {
    const { data } = await place(member, offer, key);
    const { isNew, message } = data?.['placeOrder'] as { isNew: boolean; message: string };
    return [isNew, message];
  };
  const existing = [false, 'You already have this order waiting: 1.'];
  expect(await answerFor(KEY)).toEqual([true, orderMessages.orderPlaced]);
  expect([await answerFor(KEY), await answerFor()]).toEqual([existing, existing]);
});

test('rejects offers that do not exist', async () => {
  for (const offerId of [randomUUID(), 'Basic', '', `' or 1=1 --`, 'x'.repeat(5000)]) {
    const { status, errors } = await placeWith(member, { ...orderInput(offer, KEY), offerId });
    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
    expect(errors[0]?.extensions.fields).toMatchObject([{ path: ['offerId'] }]);
  }
  expect(await countOf()).toBe(0);
});

test('a retired offer is neither listed nor sold, but its orders remain', async () => {
  await place(member, offer);
  await harness.dataSource.getRepository(PlanOffer).update(offer.id, { retiredAt: new Date() });
  expect((await harness.gql('{ planOffers { id } }')).data).toEqual({ planOffers: [] });
  expect(refusalOf(await place(member, offer))).toEqual(invalid(orderMessages.planNotSold, 'offerId'));
  expect(await ordersOf(member, OWN_ORDERS)).toHaveLength(1);
});

test('deleting an offer keeps its orders', async () => {
  await place(member, offer);
  await harness.dataSource.getRepository(PlanOffer).delete(offer.id);
  expect(await ordersOf(member, OWN_ORDERS)).toMatchObject([{ planName: 'Offer 1', offer: null }]);
});

test('rejects malformed request keys', async () => {
  for (const requestKey of ['', 'short', 'x'.repeat(65), 'with spaces in it', 'शब्दशब्दशब्द']) {
    expect(refusalOf(await placeWith(member, orderInput(offer, requestKey)))).toEqual(
      invalid(messages.requestKeyInvalid, 'requestKey'),
    );
  }
});

test('the same key returns the same order, even a cancelled one, but is rejected for another plan', async () => {
  const first = orderOf(await place(member, offer, KEY));
  harness.clock.ms += 60_000;
  expect(orderOf(await place(member, offer, KEY))).toEqual(first);
  await cancel(member, first.id);
  expect(orderOf(await place(member, offer, KEY))).toMatchObject({ id: first.id, status: 'CANCELLED' });
  const [other] = await createPlanOffers(harness.dataSource, 1, { name: 'Other' });
  expect(refusalOf(await place(member, other!, KEY))).toMatchObject({
    status: 409,
    message: idempotencyMessages.requestKeyUsed,
  });
  expect(await countOf()).toBe(1);
});

test('concurrent orders of the same plan with different keys give one order', async () => {
  const [first, second] = await Promise.all([place(member, offer), place(member, offer)]);
  expect(orderOf(second).id).toBe(orderOf(first).id);
  expect(await countOf()).toBe(1);
});

test('places a new order of the same plan after a cancellation or a change of price', async () => {
  const first = orderOf(await place(member, offer));
  await cancel(member, first.id);
  const second = orderOf(await place(member, offer));
  expect(second.id).not.toBe(first.id);
  await harness.dataSource.getRepository(PlanOffer).update(offer.id, { pricePaise: 140_000 });
  const repriced = { ...offer, pricePaise: 140_000 };
  expect(orderOf(await place(member, repriced))).toMatchObject({
    price: { total: rupees(140_000) },
    number: 3,
  });
});

test('the same key used by two members gives two orders', async () => {
  const { browser } = await signedIn(harness);
  expect(orderOf(await place(member, offer, KEY)).id).not.toBe(orderOf(await place(browser, offer, KEY)).id);
});

test('limits the number of unpaid orders of a member', async () => {
  const offers = await createOtherOffers(ORDERS_WAITING_MAX);
  for (const one of offers) await place(member, one);
  expect(refusalOf(await place(member, offer))).toMatchObject({
    status: 409,
    message: orderMessages.ordersWaiting,
  });
  const [newest] = await ordersOf(member, OWN_ORDERS);
  await cancel(member, newest!.id);
  expect((await place(member, offer)).errors).toEqual([]);
});

test('members can cancel their own unpaid orders once, and nobody can cancel orders of others', async () => {
  const { id } = orderOf(await place(member, offer));
  const { browser: neighbour } = await signedIn(harness);
  const { browser: admin } = await signedIn(harness, 'admin');
  for (const other of [neighbour, admin]) {
    expect(refusalOf(await cancel(other, id))).toMatchObject({
      status: 404,
      message: orderMessages.orderNotFound,
    });
  }
  expect(refusalOf(await cancel(new Browser(harness), id)).status).toBe(401);
  expect(orderOf(await cancel(member, id)).status).toBe('CANCELLED');
  expect(refusalOf(await cancel(member, id))).toMatchObject({
    status: 409,
    message: orderMessages.orderNotWaiting,
  });
  expect(refusalOf(await confirm(admin, id)).status).toBe(409);
});

test('returns 404 when cancelling an order that does not exist', async () => {
  for (const id of ['no-id', randomUUID(), '']) {
    expect(refusalOf(await cancel(member, id))).toMatchObject({
      status: 404,
      message: orderMessages.orderNotFound,
    });
  }
});

test('an unpaid order expires', async () => {
  const { id } = orderOf(await place(member, offer));
  const stored = () => harness.dataSource.getRepository(Order).findOneByOrFail({ id });
  harness.clock.ms += ORDER_LIFE_MS;
  await harness.services.orderExpiry.run();
  expect(await stored()).toMatchObject({ status: 'placed' });
  harness.clock.ms += 1;
  await harness.services.orderExpiry.run();
  expect(await stored()).toMatchObject({ status: 'expired', decidedAt: new Date(harness.clock.ms) });
  const entries = harness.dataSource.getRepository(JournalEntry);
  expect(await entries.findBy({ type: 'order.expired' })).toMatchObject([
    { actorKind: 'system', actorId: null, actorRole: null, subjectId: id, after: { status: 'expired' } },
  ]);
  const { browser: admin } = await signedIn(harness, 'admin');
  expect(refusalOf(await confirm(admin, id)).status).toBe(409);
});

test('members can page through their own orders, newest first', async () => {
  const { browser: neighbour } = await signedIn(harness);
  await place(neighbour, offer);
  for (const one of await createOtherOffers(3)) {
    harness.clock.ms += 1000;
    await place(member, one);
  }
  expect((await ordersOf(member, OWN_ORDERS)).map(({ number }) => number)).toEqual([4, 3, 2]);
  const { pageInfo } = pageOf(await member.gql(OWN_ORDERS, { first: 2 }));
  expect(pageInfo.hasNextPage).toBe(true);
  const rest = await ordersOf(member, OWN_ORDERS, { first: 2, after: pageInfo.endCursor });
  expect(rest.map(({ number }) => number)).toEqual([2]);
  expect(refusalOf(await new Browser(harness).gql(OWN_ORDERS)).status).toBe(401);
});

test('admins can list all orders with their members and filter by status; members cannot', async () => {
  const { browser: admin, user } = await signedIn(harness, 'admin');
  const { browser: neighbour, user: other } = await signedIn(harness);
  await place(neighbour, offer);
  const { id } = orderOf(await place(member, offer));
  await cancel(member, id);
  expect(await ordersOf(admin, ORDERS)).toHaveLength(2);
  expect(await ordersOf(admin, ORDERS, { filter: { statuses: ['PENDING'] } })).toMatchObject([
    { member: { id: other.id, name: other.name, email: other.email, phone: other.phone } },
  ]);
  expect(await ordersOf(admin, ORDERS, { filter: { statuses: ['PAID', 'REFUNDED'] } })).toEqual([]);
  expect(await ordersOf(admin, ORDERS, { filter: { statuses: ['PENDING', 'CANCELLED'] } })).toHaveLength(2);
  expect(await ordersOf(admin, ORDERS, { filter: { hasOpenRefund: false } })).toHaveLength(2);
  expect(await ordersOf(admin, ORDERS, { filter: { hasOpenRefund: true } })).toEqual([]);
  expect(user.role).toBe('admin');
  expect(refusalOf(await member.gql(ORDERS))).toMatchObject({
    status: 403,
    message: authMessages.noPermission,
  });
  expect(refusalOf(await new Browser(harness).gql(ORDERS)).status).toBe(401);
});
