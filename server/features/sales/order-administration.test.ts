import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REASON_LENGTH_MAX } from '#common/limits';
import { authMessages } from '#common/auth/messages';
import { messages } from '#common/messages';
import { orderMessages } from '#common/orders/messages';
import { DELETE_ACCOUNT, invalid, refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createPlanOffers, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import {
  balancesOf,
  buy,
  confirm,
  membershipsOf,
  orderOf,
  place,
  refund,
  reject,
  signedIn,
} from '../../test/order-calls';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { Order } from '../orders/order.entity';
import { Payment } from '../orders/payment.entity';

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

const countsOf = async () => ({
  payments: await harness.dataSource.getRepository(Payment).count(),
  periods: await harness.dataSource.getRepository(MembershipPeriod).count(),
  entries: Number((await harness.dataSource.query('select count(*) from ledger_entries'))[0].count),
});
const now = () => new Date(harness.clock.ms).toISOString();
const NOTHING = { payments: 0, periods: 0, entries: 0 };

/** Actions of staff on orders, oldest first. */
const auditOf = async () => {
  const { rows } = await harness.services.journal.staffEntries({ first: 30 });
  return rows.filter(({ subjectType }) => subjectType === 'order').reverse();
};

test('confirming an order books it, issues an invoice, starts the membership and mails the member', async () => {
  const order = orderOf(await place(member, offer));
  const answer = await confirm(admin, order.id, 'UPI');
  expect(answer.errors).toEqual([]);
  expect(orderOf(answer)).toMatchObject({
    status: 'PAID',
    decidedAt: now(),
    paidAt: now(),
    payment: { method: 'UPI', gateway: 'DESK', paidAt: now() },
    receipts: [{ kind: 'INVOICE', number: 'BH/26-27/000001' }],
    member: { id: user.id },
  });
  expect(await balancesOf(harness)).toEqual({
    member: 0,
    cash: 130_000,
    sales: -123_810,
    cgst: -3095,
    sgst: -3095,
  });
  expect((await membershipsOf(member))[0]).toMatchObject({
    status: 'ACTIVE',
    current: { planName: 'Offer 1' },
    pendingOrder: null,
    paidUntil: '2026-12-21T18:30:00.000Z',
  });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.subject).toBe('Your membership at Bhor is paid');
  expect(mail?.text).toContain('₹1,300 for Offer 1');
  expect(mail?.text).toContain('21 December 2026');
  expect(mail?.text).toContain('BH/26-27/000001');
  expect(mail?.text).toContain('http://studio.example/membership');
});

test('one person can try 60 refunds in an hour', async () => {
  const refundUnknown = () => refund(admin, randomUUID());
  for (let n = 0; n < 60; n += 1) await refundUnknown();
  expect(refusalOf(await refundUnknown())).toMatchObject({ code: 'RATE_LIMITED' });
});

test('rejects unknown payment methods at the desk', async () => {
  const order = orderOf(await place(member, offer));
  for (const method of ['BITCOIN', 'cash', '']) {
    expect((await confirm(admin, order.id, method)).status).toBe(400);
  }
  expect(await countsOf()).toEqual(NOTHING);
});

test('each change in one document returns the order as it is after this change', async () => {
  const { id } = orderOf(await place(member, offer));
  const { data } = await admin.gql(
    `mutation ($id: ID!) {
      confirmOrder(input: { id: $id, method: CASH }) { order { receipts { kind } } }
      refundOrder(input: { id: $id, reason: "Moved away" }) { order { receipts { kind } refunds { status } } }
    }`,
    { id },
  );
  expect(data).toEqual({
    confirmOrder: { order: { receipts: [{ kind: 'INVOICE' }] } },
    refundOrder: {
      order: { receipts: [{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE' }], refunds: [{ status: 'DONE' }] },
    },
  });
});

const MEMBERSHIP = 'membership { planType status pendingOrder { id } current { order { id } } }';

test('a change of an order returns the membership after it', async () => {
  const { id } = orderOf(await place(member, offer));
  const { data, errors } = await admin.gql(
    `mutation ($id: ID!) {
      confirmOrder(input: { id: $id, method: CASH }) { ${MEMBERSHIP} }
      refundOrder(input: { id: $id, reason: "Moved away" }) { ${MEMBERSHIP} }
    }`,
    { id },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    confirmOrder: {
      membership: { planType: 'PASS', status: 'ACTIVE', pendingOrder: null, current: { order: { id } } },
    },
    refundOrder: { membership: { planType: 'PASS', status: 'INACTIVE', pendingOrder: null, current: null } },
  });
});

test('an order cannot be decided twice', async () => {
  const paid = await buy(member, admin, offer);
  const rejected = orderOf(await reject(admin, orderOf(await place(member, offer)).id));
  const counts = await countsOf();
  for (const { id } of [paid, rejected]) {
    for (const call of [confirm, reject]) {
      expect(refusalOf(await call(admin, id))).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        message: orderMessages.orderNotWaiting,
      });
    }
  }
  expect(refusalOf(await refund(admin, rejected.id))).toMatchObject({ message: orderMessages.orderNotPaid });
  expect(await countsOf()).toEqual(counts);
});

test('rejecting an order stores the reason, mails it to the member and books nothing', async () => {
  const order = orderOf(await place(member, offer));
  expect(orderOf(await reject(admin, order.id, '  No   room left '))).toMatchObject({
    status: 'REJECTED',
    reason: 'No room left',
    receipts: [],
  });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('Reason: No room left');
  expect(await countsOf()).toEqual(NOTHING);
});

test('a refund reverses the bookings, ends the membership and issues a credit note', async () => {
  const { id } = await buy(member, admin, offer);
  const order = orderOf(await refund(admin, id, 'Moved to another city'));
  expect(order).toMatchObject({
    status: 'REFUNDED',
    reason: 'Moved to another city',
    receipts: [{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE', number: 'BHC/26-27/000001' }],
  });
  const balances = await balancesOf(harness);
  expect(Object.values(balances)).toEqual([0, 0, 0, 0, 0]);
  expect((await membershipsOf(member))[0]).toMatchObject({ status: 'INACTIVE', paidUntil: null });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('Reason: Moved to another city');
  expect(mail?.text).toContain('BHC/26-27/000001');
  expect(refusalOf(await refund(admin, id))).toMatchObject({
    status: 409,
    message: orderMessages.orderNotPaid,
  });
});

test('a refunded order still says how and when it was paid', async () => {
  const { id, payment, paidAt } = await buy(member, admin, offer);
  harness.clock.ms += 1000;
  const order = orderOf(await refund(admin, id, 'Moved away'));
  expect(order).toMatchObject({ decidedAt: now(), payment, paidAt, refunds: [{ reason: 'Moved away' }] });
  expect(paidAt).not.toBe(now());
});

test('rejects reasons that are empty, too long or contain control characters', async () => {
  const { id } = orderOf(await place(member, offer));
  for (const reason of ['', '   ', 'x'.repeat(REASON_LENGTH_MAX + 1), 'a\nb', 'a\u0007b']) {
    for (const call of [reject, refund]) {
      const { status, errors } = await call(admin, id, reason);
      expect({ status, fields: errors[0]?.extensions.fields?.map(({ path }) => path) }).toEqual({
        status: 400,
        fields: [['reason']],
      });
    }
  }
  expect(refusalOf(await reject(admin, id, ' '))).toEqual(invalid(messages.reasonRequired, 'reason'));
});

test('returns 404 for orders that do not exist', async () => {
  for (const id of ['no-id', randomUUID(), '']) {
    for (const call of [confirm, reject, refund]) {
      expect(refusalOf(await call(admin, id))).toMatchObject({
        status: 404,
        message: orderMessages.orderNotFound,
      });
    }
  }
});

test('members get 403 and signed-out clients 401, even for their own orders', async () => {
  const { id } = orderOf(await place(member, offer));
  for (const call of [confirm, reject, refund]) {
    expect(refusalOf(await call(member, id))).toMatchObject({
      status: 403,
      message: authMessages.noPermission,
    });
    expect(refusalOf(await call(new Browser(harness), id)).status).toBe(401);
  }
  expect(await harness.dataSource.getRepository(Order).findOneBy({ id })).toMatchObject({ status: 'placed' });
  expect(await auditOf()).toEqual([]);
});

test('records every decision with actor, time and status change, but without data of the member', async () => {
  const { user: boss, browser } = await signedIn(harness, 'admin');
  const { id } = await buy(member, browser, offer);
  harness.clock.ms += 1000;
  await refund(browser, id, 'Moved');
  harness.clock.ms += 1000;
  const other = orderOf(await place(member, offer));
  await reject(browser, other.id, 'No room');
  await reject(browser, other.id, 'No room');
  const entries = await auditOf();
  expect(entries.map(({ id: _id, ...rest }) => rest)).toEqual(
    [
      entry('order.paid', id, {
        before: { status: 'placed' },
        after: { status: 'paid', method: 'cash', amountPaise: offer.pricePaise },
      }),
      entry('order.refunded', id, {
        before: { status: 'paid' },
        after: { status: 'refunded', reason: 'Moved' },
      }),
      entry('order.rejected', other.id, {
        before: { status: 'placed' },
        after: { status: 'rejected', reason: 'No room' },
      }),
    ].map((one, index) => ({ ...one, at: new Date(harness.clock.ms - (2 - index) * 1000) })),
  );
  expect(JSON.stringify(entries)).not.toContain(user.email);

  function entry(type: string, subjectId: string, change: object) {
    const actor = { actorKind: 'user', actorId: boss.id, actorRole: 'admin', actorKey: null };
    const subject = { subjectType: 'order', subjectId, memberId: user.id };
    return { type, version: 1, ...subject, ...actor, ...change };
  }
});

test('deleting an account keeps its paid orders refundable and cancels its unpaid ones', async () => {
  const paid = await buy(member, admin, offer);
  const waiting = orderOf(await place(member, offer));
  await member.gql(DELETE_ACCOUNT, { password: PASSWORD });
  const orders = await harness.dataSource.getRepository(Order).find({ order: { number: 'ASC' } });
  expect(orders).toMatchObject([
    { id: paid.id, userId: null, status: 'paid' },
    { id: waiting.id, userId: null, status: 'cancelled' },
  ]);
  expect(refusalOf(await confirm(admin, waiting.id)).status).toBe(409);
  const order = orderOf(await refund(admin, paid.id));
  expect(order).toMatchObject({ status: 'REFUNDED', member: null });
  expect(Object.values(await balancesOf(harness))).toEqual([0, 0, 0, 0, 0]);
});

test('an order without a member cannot be confirmed but can be rejected', async () => {
  const { id } = orderOf(await place(member, offer));
  await harness.dataSource.query('delete from users where id = $1', [user.id]);
  expect(refusalOf(await confirm(admin, id))).toMatchObject({
    status: 409,
    message: orderMessages.orderWithoutMember,
  });
  expect(orderOf(await reject(admin, id))).toMatchObject({ status: 'REJECTED', member: null });
});
