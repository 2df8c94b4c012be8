/** Concurrent operations, called directly on the services so that their statements overlap in the database. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ORDERS_WAITING_MAX } from '#common/orders/limits';
import type { UserActor } from '../../lib/actor';
import { DELETE_ACCOUNT } from '../../test/account-calls';
import { untilWaiting } from '../../test/eventually';
import { createPlanOffers, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { onlineGateway } from '../../test/online-gateway';
import { balancesOf, orderInput, signedIn, actorOf } from '../../test/order-calls';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { Receipt } from '../receipts/receipt.entity';
import { Order } from '../orders/order.entity';

let harness: Harness;
let member: UserActor;
let admin: UserActor;
let offer: PlanOffer;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 100, gateways: [onlineGateway().gateway] });
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  // Opens the pool's connections; otherwise the first call would finish before the others start.
  await Promise.all(Array.from({ length: 10 }, () => harness.dataSource.query('select pg_sleep(0.05)')));
});
beforeEach(async () => void (member = actorOf(await createUser(harness.dataSource))));
afterAll(() => harness.stop());

const place = async (actor: UserActor, requestKey: string = randomUUID(), chosen: PlanOffer = offer) =>
  (await harness.services.orders.place(actor, orderInput(chosen, requestKey))).order;

/** Additional offers. */
const createOtherOffers = async (count: number): Promise<PlanOffer[]> => {
  const made = Array.from({ length: count }, () =>
    createPlanOffers(harness.dataSource, 1, { name: `Other ${randomUUID()}` }),
  );
  return (await Promise.all(made)).flat();
};

/** Sorted outcomes of the calls: 'done' or the error code. */
const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls);
  return settled
    .map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code))
    .sort();
};

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const countOf = (table: typeof Order | typeof MembershipPeriod, where: object) =>
  harness.dataSource.getRepository<object>(table).countBy(where);

test('ten concurrent requests with one key place one order', async () => {
  const orders = await Promise.all(many(10, () => place(member, 'one-and-the-same')));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(new Set(orders.map(({ gatewayOrderId }) => gatewayOrderId)).size).toBe(1);
  expect(await countOf(Order, { userId: member.id })).toBe(1);
});

test('ten concurrent requests for one plan place one order, even with ten keys', async () => {
  const orders = await Promise.all(many(10, () => place(member)));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  expect(await countOf(Order, { userId: member.id })).toBe(1);
});

test('ten concurrent orders of different plans respect the limit of unpaid orders', async () => {
  const offers = await createOtherOffers(10);
  const ended = await outcomes(offers.map((one) => place(member, randomUUID(), one)));
  expect(ended.filter((one) => one === 'done')).toHaveLength(ORDERS_WAITING_MAX);
  expect(ended.filter((one) => one === 'CONFLICT')).toHaveLength(10 - ORDERS_WAITING_MAX);
});

test('one of five concurrent confirmations succeeds and the others get CONFLICT', async () => {
  const { id } = await place(member);
  const before = await balancesOf(harness);
  const { orderAdministration } = harness.services;
  const ended = await outcomes(many(5, () => orderAdministration.confirm(admin, id, { method: 'cash' })));
  expect(ended).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'done']);
  expect(await countOf(MembershipPeriod, { userId: member.id })).toBe(1);
  const { cash = 0 } = await balancesOf(harness);
  expect(cash - (before['cash'] ?? 0)).toBe(130_000);
});

test('one of a concurrent confirmation, rejection and cancellation succeeds', async () => {
  const { orderAdministration, orders } = harness.services;
  for (let round = 0; round < 5; round++) {
    const { id } = await place(member);
    const ended = await outcomes([
      orderAdministration.confirm(admin, id, { method: 'card' }),
      orderAdministration.reject(admin, id, 'No room'),
      orders.cancel(member, id),
    ]);
    expect(ended).toEqual(['CONFLICT', 'CONFLICT', 'done']);
    const { status } = await harness.dataSource.getRepository(Order).findOneByOrFail({ id });
    expect(await countOf(MembershipPeriod, { orderId: id })).toBe(status === 'paid' ? 1 : 0);
  }
});

test('one of three concurrent refunds succeeds', async () => {
  const { id } = await place(member);
  const { orderAdministration } = harness.services;
  await orderAdministration.confirm(admin, id, { method: 'upi' });
  const before = await balancesOf(harness);
  const ended = await outcomes(many(3, () => orderAdministration.refund(admin, id, { reason: 'Moved' })));
  expect(ended).toEqual(['CONFLICT', 'CONFLICT', 'done']);
  expect((await balancesOf(harness))['cash']).toBe(before['cash']! - 130_000);
});

test('one of three concurrent refunds succeeds without an account whose lock would serialize them', async () => {
  const { id } = await place(member);
  const { orderAdministration } = harness.services;
  await orderAdministration.confirm(admin, id, { method: 'upi' });
  await harness.dataSource.query('delete from users where id = $1', [member.id]);
  const ended = await outcomes(many(3, () => orderAdministration.refund(admin, id, { reason: 'Moved' })));
  expect(ended).toEqual(['CONFLICT', 'CONFLICT', 'done']);
});

test('two orders of one member that are confirmed concurrently give consecutive periods', async () => {
  const [other] = await createOtherOffers(1);
  const orders = [await place(member), await place(member, randomUUID(), other)];
  await Promise.all(
    orders.map(({ id }) => harness.services.orderAdministration.confirm(admin, id, { method: 'cash' })),
  );
  const [first, second] = await harness.dataSource
    .getRepository(MembershipPeriod)
    .find({ where: { userId: member.id }, order: { startsAt: 'ASC' } });
  expect(second!.startsAt).toEqual(first!.endsAt);
});

test('concurrent documents are numbered without gaps even if other transactions roll back', async () => {
  const members: UserActor[] = [];
  for (let n = 0; n < 20; n++) members.push(actorOf(await createUser(harness.dataSource)));
  const orders = await Promise.all(members.map((one) => place(one)));
  const receipts = harness.dataSource.getRepository(Receipt);
  const before = await receipts.countBy({ kind: 'receipt' });
  const { orderAdministration } = harness.services;
  // Each is confirmed twice, so that half of the transactions are rolled back.
  const ended = await outcomes(
    [...orders, ...orders].map(({ id }) => orderAdministration.confirm(admin, id, { method: 'cash' })),
  );
  expect(ended.filter((one) => one === 'done')).toHaveLength(20);
  const rows = await receipts.find({ where: { kind: 'receipt' }, order: { number: 'ASC' } });
  expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual(many(before + 20, (index) => index + 1));
});

test('a payment that is reported ten times concurrently counts once', async () => {
  const { id } = await place(member);
  const report = {
    gateway: 'razorpay',
    orderId: id,
    gatewayPaymentId: 'pay_many',
    amountPaise: 130_000,
    status: 'captured',
  } as const;
  const before = await balancesOf(harness);
  await Promise.all(many(10, () => harness.services.payments.record(report)));
  expect(await countOf(MembershipPeriod, { orderId: id })).toBe(1);
  expect((await balancesOf(harness))['gateway']).toBe((before['gateway'] ?? 0) + 130_000);
});

test('concurrent account deletion and order confirmation neither deadlock nor leave partial changes', async () => {
  for (let round = 0; round < 2; round++) {
    const { user, browser } = await signedIn(harness);
    const { id } = await place(actorOf(user));
    const [confirmed, deleted] = await Promise.all([
      outcomes([harness.services.orderAdministration.confirm(admin, id, { method: 'cash' })]),
      browser.gql(DELETE_ACCOUNT, { password: PASSWORD }),
    ]);
    const { status } = await harness.dataSource.getRepository(Order).findOneByOrFail({ id });
    expect([confirmed[0], status]).toEqual(status === 'paid' ? ['done', 'paid'] : ['CONFLICT', 'cancelled']);
    expect(deleted.status).toBe(200);
  }
}, 30_000);

test('writing to the journal does not deadlock with a deletion that waits for the same transaction', async () => {
  const { user, browser } = await signedIn(harness);
  const { dataSource } = harness;
  const { id } = await place(actorOf(user));
  const deletion = await dataSource.transaction(async (manager) => {
    await manager.query('select 1 from users where id = $1 for no key update', [user.id]);
    const deleting = browser.gql(DELETE_ACCOUNT, { password: PASSWORD });
    await untilWaiting(dataSource, 1);
    await manager.query("set local lock_timeout = '1s'");
    await harness.services.journal.write(manager, admin, {
      type: 'order.expired',
      subjectId: id,
      memberId: user.id,
      before: { status: 'placed' },
      after: { status: 'expired' },
    });
    return { deleting };
  });
  expect((await deletion.deleting).status).toBe(200);
}, 30_000);
