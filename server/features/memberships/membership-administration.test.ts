/** Memberships that staff sell at the desk, grant or cancel. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountMessages } from '#common/accounts/messages';
import { idempotencyMessages } from '#common/idempotency/messages';
import { REPEATED_REQUEST_MS } from '#common/limits';
import { membershipMessages } from '#common/memberships/messages';
import { messages } from '#common/messages';
import { orderMessages } from '#common/orders/messages';
import { DAY_MS } from '#common/time';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import {
  balancesOf,
  buy,
  membershipsOf,
  orderOf,
  ordersOf,
  OWN_ORDERS,
  place,
  refund,
  signedIn,
} from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { MemberSummary } from '../members/member-summary.entity';
import { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipPeriod } from './membership-period.entity';

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let desk: Browser;
let admin: Browser;
let month: PlanOffer;
let nutrition: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  [month] = (await createPlanOffers(harness.dataSource, 1, { name: 'Premium' })) as [PlanOffer];
  [nutrition] = (await createPlanOffers(harness.dataSource, 1, {
    name: 'Nutrition',
    planType: 'nutrition',
  })) as [PlanOffer];
});
afterEach(() => harness.stop());

const CHANGED = `message member { id } membership {
  id planType status paidUntil current { planName offer { name } order { number } } upcoming { planName }
}`;
const ORDER =
  'order { id number status placedAt payment { method gateway } receipts { kind } member { id } }';
const SELL = `mutation ($input: SellMembershipInput!) { sellMembership(input: $input) { ${CHANGED} ${ORDER} } }`;
const GRANT = `mutation ($input: GrantMembershipInput!) { grantMembership(input: $input) { ${CHANGED} } }`;
const CANCEL = `mutation ($input: CancelMembershipInput!) { cancelMembership(input: $input) { ${CHANGED} } }`;

const sell = (staff: Browser, values: Record<string, unknown> = {}) =>
  staff.gql(SELL, {
    input: { memberId: user.id, offerId: month.id, method: 'UPI', requestKey: randomUUID(), ...values },
  });
const grant = (staff: Browser, values: Record<string, unknown> = {}) =>
  staff.gql(GRANT, {
    input: {
      memberId: user.id,
      offerId: month.id,
      reason: 'Closed for a week',
      requestKey: randomUUID(),
      ...values,
    },
  });
const cancel = (staff: Browser, values: Record<string, unknown> = {}) =>
  staff.gql(CANCEL, { input: { memberId: user.id, planType: 'PASS', reason: 'Moved away', ...values } });

const periods = () => harness.dataSource.getRepository(MembershipPeriod).find({ order: { startsAt: 'ASC' } });
const summary = () => harness.dataSource.getRepository(MemberSummary).findOneByOrFail({ id: user.id });
const entriesOf = (type: string) => harness.dataSource.getRepository(JournalEntry).findBy({ type });

test('a sale at the desk is an order, a payment, a receipt and a membership at once', async () => {
  const { data, errors } = await sell(desk);
  expect(errors).toEqual([]);
  expect(data?.['sellMembership']).toMatchObject({
    message: membershipMessages.sold,
    member: { id: user.id },
    membership: {
      planType: 'PASS',
      status: 'ACTIVE',
      paidUntil: '2026-12-21T18:30:00.000Z',
      current: { planName: 'Premium', offer: { name: 'Premium' }, order: { number: 1 } },
    },
    order: {
      status: 'PAID',
      payment: { method: 'UPI', gateway: 'DESK' },
      receipts: [{ kind: 'RECEIPT' }],
      member: { id: user.id },
    },
  });
  expect(await balancesOf(harness)).toMatchObject({ member: 0, cash: 130_000 });
  expect(await summary()).toMatchObject({ planName: 'Premium', paidUntil: new Date('2026-12-21T18:30:00Z') });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.subject).toBe('Your membership at Bhor is paid');
});

test('a sale extends an active membership', async () => {
  await sell(desk);
  const { data } = await sell(desk);
  expect(data?.['sellMembership']).toMatchObject({
    membership: { paidUntil: '2027-01-21T18:30:00.000Z', upcoming: [{ planName: 'Premium' }] },
  });
});

test('repeating a sale returns its order; the key of another plan or of an unpaid order is refused', async () => {
  const requestKey = randomUUID();
  const answers = [await sell(desk, { requestKey }), await sell(desk, { requestKey })];
  const again = await sell(admin, { requestKey, method: 'CASH', offerId: month.id.toUpperCase() });
  expect(new Set([...answers, again].map((answer) => orderOf(answer).number)).size).toBe(1);
  expect(await periods()).toHaveLength(1);
  const key = randomUUID();
  await place(member, nutrition, key);
  for (const refused of [
    await sell(desk, { requestKey, offerId: nutrition.id }),
    await sell(desk, { requestKey: key, offerId: nutrition.id }),
  ])
    expect(refusalOf(refused)).toMatchObject({ status: 409, message: idempotencyMessages.requestKeyUsed });
});

test('an unpaid order of the same plan is paid, and not left to be paid again', async () => {
  const placed = orderOf(await place(member, month));
  harness.clock.ms += 1;
  const other = orderOf(await place(member, nutrition));
  const requestKey = randomUUID();
  const [first, again] = [await sell(desk, { requestKey }), await sell(desk, { requestKey })];
  expect([orderOf(first).id, orderOf(again).id]).toEqual([placed.id, placed.id]);
  expect(await ordersOf(member, OWN_ORDERS)).toMatchObject([
    { id: other.id, status: 'PENDING' },
    { id: placed.id, status: 'PAID' },
  ]);
  expect(await periods()).toHaveLength(1);
});

test('a sale for another total than the price is refused, and nothing is sold', async () => {
  const { errors } = await sell(desk, { expectedTotal: { minorUnits: 120_000, currencyCode: 'INR' } });
  expect(errors[0]?.extensions).toMatchObject({ reason: 'PRICE_CHANGED', total: { minorUnits: 130_000 } });
  const foreign = await sell(desk, { expectedTotal: { minorUnits: 130_000, currencyCode: 'USD' } });
  expect(refusalOf(foreign)).toEqual(invalid(orderMessages.totalRequired, 'expectedTotal.currencyCode'));
  expect(await periods()).toEqual([]);
  const paid = await sell(desk, { expectedTotal: { minorUnits: 130_000, currencyCode: 'INR' } });
  expect(orderOf(paid).status).toBe('PAID');
});

test('an admin grants a membership without a payment, which extends a paid one', async () => {
  await buy(member, admin, month);
  const { data, errors } = await grant(admin, { reason: ' Closed  for a week ' });
  expect(errors).toEqual([]);
  expect(data?.['grantMembership']).toMatchObject({
    message: membershipMessages.granted,
    membership: {
      status: 'ACTIVE',
      paidUntil: '2027-01-21T18:30:00.000Z',
      upcoming: [{ planName: 'Premium' }],
    },
  });
  expect(await periods()).toMatchObject([{}, { orderId: null, months: 1 }]);
  expect((await entriesOf('membership.begun')).map(({ after }) => after)).toContainEqual({
    startsAt: '2026-12-21T18:30:00.000Z',
    endsAt: '2027-01-21T18:30:00.000Z',
    reason: 'Closed for a week',
  });
  expect(await balancesOf(harness)).toMatchObject({ cash: 130_000 });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('We have added Premium to your membership. There is nothing to pay.');
  expect(mail?.text).toContain('until the end of 21 January 2027');
});

test('cancelling ends the current and the upcoming periods of one type, and keeps their orders', async () => {
  const { id } = await buy(member, admin, month);
  await grant(admin);
  await grant(admin, { offerId: nutrition.id });
  harness.clock.ms += 60_000;
  const { data, errors } = await cancel(admin);
  expect(errors).toEqual([]);
  expect(data?.['cancelMembership']).toMatchObject({
    message: membershipMessages.cancelled,
    membership: { planType: 'PASS', status: 'INACTIVE', current: null, upcoming: [] },
  });
  expect((await membershipsOf(member)).map(({ status }) => status)).toEqual(['INACTIVE', 'ACTIVE']);
  expect(await summary()).toMatchObject({ planName: 'Premium', paidUntil: new Date(harness.clock.ms) });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('Your membership Premium was cancelled at the studio and has ended.');
  expect((await entriesOf('membership.ended')).map(({ after }) => after)).toMatchObject([
    { endsAt: new Date(harness.clock.ms).toISOString(), reason: 'Moved away' },
    { reason: 'Moved away' },
  ]);
  expect(orderOf(await refund(admin, id)).status).toBe('REFUNDED');
});

test('an inactive membership cannot be cancelled, also after it has expired', async () => {
  const inactive = { status: 409, code: 'CONFLICT', message: membershipMessages.inactive };
  expect(refusalOf(await cancel(admin))).toMatchObject(inactive);
  await grant(admin);
  expect(refusalOf(await cancel(admin, { planType: 'NUTRITION' }))).toMatchObject(inactive);
  harness.clock.ms += 40 * DAY_MS;
  const { browser: boss } = await signedIn(harness, 'admin');
  const { status, errors } = await cancel(boss);
  expect({ status, reason: errors[0]?.extensions.reason }).toEqual({
    status: 409,
    reason: 'MEMBERSHIP_INACTIVE',
  });
  expect(await periods()).toMatchObject([{ endedAt: null }]);
});

test('of two cancellations at the same time, one is refused', async () => {
  await grant(admin);
  const answers = await Promise.all([cancel(admin), cancel(admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('plans that are not on sale can be neither sold nor granted', async () => {
  await harness.dataSource.getRepository(PlanOffer).update(month.id, { retiredAt: new Date() });
  for (const offerId of [month.id, randomUUID(), 'no-id', '']) {
    for (const answer of [await sell(desk, { offerId }), await grant(admin, { offerId })])
      expect(refusalOf(answer)).toEqual(invalid(orderMessages.planNotSold, 'offerId'));
  }
  expect(await periods()).toEqual([]);
});

test.each(['no-id', randomUUID(), ''])('there is no member with the id %j', async (memberId) => {
  for (const answer of [
    await sell(desk, { memberId }),
    await grant(admin, { memberId }),
    await cancel(admin, { memberId }),
  ])
    expect(refusalOf(answer)).toMatchObject({ status: 404, message: accountMessages.notFound });
});

test('granting and cancelling need a reason', async () => {
  for (const answer of [await grant(admin, { reason: ' ' }), await cancel(admin, { reason: '' })])
    expect(refusalOf(answer)).toEqual(invalid(messages.journalReasonRequired, 'reason'));
});

test('the front desk sells, but neither grants nor cancels; members and trainers do none of it', async () => {
  expect([(await grant(desk)).status, (await cancel(desk)).status]).toEqual([403, 403]);
  for (const role of ['user', 'trainer'] as const) {
    const { browser } = await signedIn(harness, role);
    const answers = await Promise.all([sell(browser), grant(browser), cancel(browser)]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
});

const put = (body: object, id = user.id) => admin.rest('PUT', `/api/user/admin/users/${id}/membership`, body);
const membershipIn = ({ body }: { body: Record<string, unknown> }) =>
  (body['user'] as { membership: unknown }).membership;

test('over REST, active grants the plan, extends it, and inactive ends it', async () => {
  const started = await put({ status: 'active', plan: 'Premium' });
  expect(started.status).toBe(200);
  expect(started.body).toEqual({
    user: {
      _id: user.id,
      name: user.name,
      email: user.email,
      contact: user.phone,
      fitnessGoals: null,
      workoutPreferences: null,
      bodyMeasurements: { weight: null, height: null, bmi: null, muscleMass: null },
      membership: {
        status: 'active',
        plan: 'Premium',
        expiry: expect.stringMatching(/^2026-12-21/) as string,
      },
      trainer: null,
    },
  });
  harness.clock.ms += REPEATED_REQUEST_MS + 1;
  expect(membershipIn(await put({ status: 'active', plan: 'Premium' }))).toMatchObject({
    expiry: expect.stringMatching(/^2027-01-21/) as string,
  });
  const expiry = new Date(harness.clock.ms - 1).toISOString();
  const ended = { status: 'inactive', plan: 'Premium', expiry };
  expect(membershipIn(await put({ status: 'inactive', plan: 'Premium' }))).toEqual(ended);
  const again = await put({ status: 'inactive' });
  expect({ status: again.status, membership: membershipIn(again) }).toEqual({
    status: 200,
    membership: ended,
  });
  const [entry] = await entriesOf('membership.begun');
  expect(entry?.after).toMatchObject({ reason: 'Set by an admin over REST' });
});

test('over REST, without a plan the membership ends that the member has', async () => {
  await put({ status: 'active', plan: 'Nutrition' });
  expect(membershipIn(await put({ status: 'inactive' }))).toMatchObject({ status: 'inactive' });
  await put({ status: 'active', plan: 'Nutrition' });
  await put({ status: 'active', plan: 'Premium' });
  await put({ status: 'inactive', plan: null });
  expect((await membershipsOf(member)).map(({ status }) => status)).toEqual(['INACTIVE', 'ACTIVE']);
});

const WRONG_STATUS = 'status must be one of active, inactive.';

test.each([
  [{}, 'status', WRONG_STATUS],
  [{ status: 'paused', plan: 'Premium' }, 'status', WRONG_STATUS],
  [{ status: 'active' }, 'plan', orderMessages.planRequired],
  [{ status: 'active', plan: 'Gold' }, 'plan', membershipMessages.planNotFound],
  [{ status: 'inactive', plan: 'Gold\0' }, 'plan', messages.controlCharacters],
  [{ status: 'active', plan: 5 }, 'plan', 'The value of plan is missing or has the wrong type.'],
])('over REST, %j is refused', async (body, field, message) => {
  const answer = await put(body);
  expect({ status: answer.status, body: answer.body }).toEqual({
    status: 400,
    body: { code: 'BAD_USER_INPUT', message, errors: [{ field, message }] },
  });
});

test('over REST, an unknown member is 404 and the front desk is refused', async () => {
  expect((await put({ status: 'active', plan: 'Premium' }, randomUUID())).status).toBe(404);
  const { id } = await createUser(harness.dataSource);
  const path = `/api/user/admin/users/${id}/membership`;
  expect((await desk.rest('PUT', path, { status: 'active', plan: 'Premium' })).status).toBe(403);
  expect(await periods()).toEqual([]);
});
