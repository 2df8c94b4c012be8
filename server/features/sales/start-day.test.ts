/** Tests of first days that the front desk chooses at a sale. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { membershipMessages } from '#common/memberships/messages';
import { messages } from '#common/messages';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { orderOf, signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let desk: Browser;
let admin: Browser;
let offer: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  [offer] = (await createPlanOffers(harness.dataSource, 1, { name: 'Premium' })) as [PlanOffer];
});
afterEach(() => harness.stop());

const SELL = `mutation ($input: SellMembershipInput!) {
  sellMembership(input: $input) { order { id status startsOn startReason receipts { issuedAt } } }
}`;

/** Sells the plan of one month on 21 November, the day of the tests. */
const sell = (
  staff: Browser,
  on?: string,
  { reason, ...values }: { reason?: string; requestKey?: string } = {},
) =>
  staff.gql(SELL, {
    input: {
      memberId: user.id,
      offerId: offer.id,
      method: 'CASH',
      requestKey: randomUUID(),
      ...(on !== undefined && { start: { startsOn: on, reason } }),
      ...values,
    },
  });

const QUOTE = `query ($memberId: ID!, $offerId: ID!, $startsOn: Date) {
  saleQuote(memberId: $memberId, offerId: $offerId, startsOn: $startsOn) { startsAt endsAt problem }
}`;
const quote = (staff: Browser, startsOn?: string, values = {}) =>
  staff.gql(QUOTE, { memberId: user.id, offerId: offer.id, startsOn, ...values });
const quoted = async (staff: Browser, startsOn?: string) =>
  (await quote(staff, startsOn)).data?.['saleQuote'] as { startsAt: string; endsAt: string; problem: string };

const periods = async () => {
  const rows = await harness.dataSource.getRepository(MembershipPeriod).find({ order: { startsAt: 'ASC' } });
  return rows.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
};

test('a membership starts on a day ahead; the receipt has the day of the sale', async () => {
  const order = orderOf(await sell(desk, '2026-12-01'));
  expect(order).toMatchObject({
    status: 'PAID',
    startsOn: '2026-12-01',
    startReason: null,
    receipts: [{ issuedAt: '2026-11-21T06:30:00.000Z' }],
  });
  expect(await periods()).toEqual([['2026-11-30T18:30:00.000Z', '2027-01-01T18:30:00.000Z']]);
  const [mail] = await harness.mailTo(user.email);
  expect(mail!.text).toContain('from 1 December 2026 until the end of 1 January 2027');
});

test('a back-dated start has a reason, which is on the order, in the journal and on the timeline', async () => {
  const order = orderOf(await sell(desk, '2026-11-18', { reason: 'Trained since Wednesday' }));
  expect(order).toMatchObject({
    startsOn: '2026-11-18',
    startReason: 'Trained since Wednesday',
    receipts: [{ issuedAt: '2026-11-21T06:30:00.000Z' }],
  });
  expect(await periods()).toEqual([['2026-11-17T18:30:00.000Z', '2026-12-18T18:30:00.000Z']]);
  const entry = await harness.dataSource
    .getRepository(JournalEntry)
    .findOneByOrFail({ type: 'membership.begun' });
  expect(entry.after).toMatchObject({ startsOn: '2026-11-18', reason: 'Trained since Wednesday' });
  expect(harness.services.journalTexts.text(entry, new Map())).toContain(
    'from 18 November 2026 until 18 December 2026, Trained since Wednesday',
  );
});

test.each([
  ['desk', '2026-11-17', 'x', membershipMessages.startTooEarly('18 November 2026')],
  ['admin', '2026-10-20', 'x', membershipMessages.startTooEarly('21 October 2026')],
  ['admin', '2027-01-21', 'x', membershipMessages.startTooLate('20 January 2027')],
  ['desk', '2026-11-20', undefined, messages.reasonRequired],
  ['desk', '2026-11-20', ' ', messages.reasonRequired],
] as const)('%s may not choose %s with the reason %j', async (who, on, reason, message) => {
  const answer = await sell(who === 'desk' ? desk : admin, on, reason === undefined ? {} : { reason });
  expect(refusalOf(answer)).toMatchObject({ status: 400, message });
  expect(await harness.dataSource.getRepository(Order).count()).toBe(0);
});

test('admins may go further back than the front desk, but not so far that the period is over', async () => {
  expect((await sell(admin, '2026-10-22', { reason: 'Paid in October' })).errors).toEqual([]);
  expect((await quoted(desk, '2026-10-22')).problem).toBe(
    membershipMessages.startTooEarly('18 November 2026'),
  );
  await harness.stop();
  harness = await startHarness(undefined, {
    desk: { startDaysAheadMax: 0, backdatedDaysMaxAdmin: 366 },
  });
  ({ user } = await signedIn(harness));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
  expect(refusalOf(await sell(admin, '2026-10-20', { reason: 'x' }))).toMatchObject({
    status: 400,
    message: membershipMessages.startTooLongAgo('20 November 2026'),
  });
});

test('a day that is paid already is refused, with the days; the day after is not', async () => {
  await sell(desk);
  const message = membershipMessages.startOverlaps('Premium', '21 November 2026', '21 December 2026');
  for (const on of ['2026-11-18', '2026-11-21', '2026-12-21']) {
    expect(refusalOf(await sell(desk, on, { reason: 'x' }))).toMatchObject({ status: 400, message });
    expect((await quoted(desk, on)).problem).toBe(message);
  }
  expect((await sell(desk, '2026-12-22')).errors).toEqual([]);
});

test('what is bought next follows a start on a day ahead, and a period fits into the gap before it', async () => {
  await sell(desk, '2026-12-25');
  expect((await sell(desk, '2026-11-21')).errors).toEqual([]);
  expect((await sell(desk)).errors).toEqual([]);
  expect(await periods()).toEqual([
    ['2026-11-21T06:30:00.000Z', '2026-12-21T18:30:00.000Z'],
    ['2026-12-24T18:30:00.000Z', '2027-01-25T18:30:00.000Z'],
    ['2027-01-25T18:30:00.000Z', '2027-02-25T18:30:00.000Z'],
  ]);
});

test('the refund of a running membership leaves a chosen first day as it is', async () => {
  const { id } = orderOf(await sell(admin));
  await sell(admin, '2026-12-25');
  await admin.gql('mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { message } }', {
    input: { id, reason: 'Moved' },
  });
  expect((await periods())[1]).toEqual(['2026-12-24T18:30:00.000Z', '2027-01-25T18:30:00.000Z']);
});

test.each([undefined, '2026-11-21', '2026-11-19', '2026-12-05'])(
  'a start on %s is quoted as it is sold',
  async (on) => {
    const { startsAt, endsAt, problem } = await quoted(desk, on);
    expect(problem).toBeNull();
    expect((await sell(desk, on, { reason: 'x' })).errors).toEqual([]);
    expect(await periods()).toEqual([[startsAt, endsAt]]);
  },
);

test('a sale that is sent twice is made once; its key is refused for another day', async () => {
  const requestKey = randomUUID();
  const sold = orderOf(await sell(desk, '2026-12-01', { requestKey }));
  expect(orderOf(await sell(desk, '2026-12-01', { requestKey })).id).toBe(sold.id);
  for (const other of [undefined, '2026-12-02'])
    expect(refusalOf(await sell(desk, other, { requestKey }))).toMatchObject({
      status: 409,
      message: idempotencyMessages.requestKeyUsed,
    });
  expect(await periods()).toHaveLength(1);
});

test('of two desks that sell the same days at once, one is refused', async () => {
  const answers = await Promise.all([sell(desk, '2026-12-01'), sell(admin, '2026-12-10')]);
  expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
  expect(await periods()).toHaveLength(1);
});

test('a back-dated start changes no visit: who came without a pass still has the reason of that day', async () => {
  const RECORD = 'mutation ($input: RecordVisitInput!) { recordVisit(input: $input) { message } }';
  const visit = { memberId: user.id, admissionReason: 'Pays on Friday' };
  const visits = async () => [
    await harness.dataSource.query('select * from activities'),
    await harness.dataSource.query(`select * from journal where type = 'activity.recorded'`),
  ];
  expect((await desk.gql(RECORD, { input: visit })).errors).toEqual([]);
  const before = await visits();
  await sell(desk, '2026-11-19', { reason: 'Trained since Thursday' });
  expect(await visits()).toEqual(before);
});

test('members and strangers read no quotes, and an unknown member has none', async () => {
  expect(refusalOf(await quote(member))).toMatchObject({ status: 403 });
  expect(refusalOf(await quote(desk, undefined, { memberId: randomUUID() }))).toMatchObject({ status: 404 });
  expect(refusalOf(await quote(desk, undefined, { memberId: 'asha' }))).toMatchObject({ status: 404 });
});
