/** Upgrades at the front desk: a plan replaces the running one, whose unused days are credited. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { upgradeMessages } from '#common/orders/upgrade-messages';
import { orderMessages } from '#common/orders/messages';
import { DAY_MS } from '#common/time';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, balancesOf, orderOf, refundWith, sellInParts, signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { Receipt } from '../receipts/receipt.entity';

const GST = { rateBasisPoints: 500, isInclusive: true, gstin: '27ABCDE1234F1Z5', sac: '999723' };

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let desk: Browser;
let admin: Browser;
let basic: PlanOffer;
let premium: PlanOffer;
beforeEach(async () => {
  harness = await startHarness(undefined, { gst: GST });
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  const make = async (name: string, pricePaise: number) =>
    (await createPlanOffers(harness.dataSource, 1, { name, pricePaise }))[0]!;
  basic = await make('Basic', 130_000);
  premium = await make('Premium', 210_000);
});
afterEach(() => harness.stop());

const money = (minorUnits: number) => ({ minorUnits, currencyCode: 'INR' });

const SELL = `mutation ($input: SellMembershipInput!) {
  sellMembership(input: $input) {
    order { id number status price { total { minorUnits } taxable { minorUnits } }
      credit { amount { minorUnits } days planName } }
    membership { current { planName startsAt endsAt } upcoming { planName startsAt endsAt } }
  }
}`;

const sell = (staff: Browser, offer: PlanOffer, values: object = {}) =>
  staff.gql(SELL, {
    input: { memberId: user.id, offerId: offer.id, method: 'CASH', requestKey: randomUUID(), ...values },
  });

const QUOTE = `query ($memberId: ID!, $offerId: ID!) {
  saleQuote(memberId: $memberId, offerId: $offerId, isUpgrade: true) {
    startsAt endsAt credit { amount { minorUnits } days planName } total { minorUnits } problem
  }
}`;
interface Quote {
  startsAt: string;
  endsAt: string;
  credit: { amount: { minorUnits: number }; days: number; planName: string };
  total: { minorUnits: number };
  problem: string | null;
}
const quoteOf = async (offer: PlanOffer) => {
  const { data } = await desk.gql(QUOTE, { memberId: user.id, offerId: offer.id });
  return data?.['saleQuote'] as Quote;
};

/** Sells the plan as an upgrade, with the credit that the desk is shown. */
async function upgrade(staff: Browser, offer: PlanOffer, values: object = {}) {
  const { credit } = await quoteOf(offer);
  return sell(staff, offer, { credit: credit.amount && money(credit.amount.minorUnits), ...values });
}

/** Sells Basic from 21 November to 21 December (31 days), and lets some of the days pass. */
async function afterBasic(days: number): Promise<string> {
  const { id } = orderOf(await sell(desk, basic));
  await later(days);
  return id;
}

/** Sessions expire meanwhile. */
async function later(days: number): Promise<void> {
  harness.clock.ms += days * DAY_MS;
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  ({ browser: admin } = await signedIn(harness, 'admin'));
}

const membershipIn = ({ data }: { data: Record<string, unknown> | null | undefined }) =>
  (data?.['sellMembership'] as { membership: { current: object; upcoming: object[] } }).membership;

const periods = () =>
  harness.dataSource.getRepository(MembershipPeriod).find({ order: { createdAt: 'ASC', id: 'ASC' } });

// 21 of 31 days are left on 1 December: 1300 * 21 / 31.
const CREDIT = 88_064;

test('the unused days are credited: quote, order, books, receipt, journal, timeline and mail agree', async () => {
  const old = await afterBasic(10);
  expect(await quoteOf(premium)).toEqual({
    startsAt: '2026-12-01T06:30:00.000Z',
    endsAt: '2027-01-01T18:30:00.000Z',
    credit: { amount: { minorUnits: CREDIT }, days: 21, planName: 'Basic' },
    total: { minorUnits: 210_000 - CREDIT },
    problem: null,
  });
  const answer = await upgrade(desk, premium, { expectedTotal: money(210_000 - CREDIT) });
  expect(answer.errors).toEqual([]);
  expect(orderOf(answer)).toMatchObject({
    status: 'PAID',
    price: { total: { minorUnits: 121_936 }, taxable: { minorUnits: 116_130 } },
    credit: { amount: { minorUnits: CREDIT }, days: 21, planName: 'Basic' },
  });
  expect(membershipIn(answer)).toEqual({
    current: {
      planName: 'Premium',
      startsAt: '2026-12-01T06:30:00.000Z',
      endsAt: '2027-01-01T18:30:00.000Z',
    },
    upcoming: [],
  });
  expect(await balancesOf(harness)).toMatchObject({ member: 0, cash: 130_000 + 121_936 });
  const receipt = await harness.dataSource
    .getRepository(Receipt)
    .findOneByOrFail({ orderId: orderOf(answer).id });
  expect(receipt.content).toMatchObject({
    price: { totalPaise: 121_936 },
    credit: { paise: CREDIT, days: 21, plan: 'Basic' },
  });
  const entries = harness.dataSource.getRepository(JournalEntry);
  const paid = await entries.findOneByOrFail({ type: 'order.paid', subjectId: orderOf(answer).id });
  expect(harness.services.journalTexts.text(paid, new Map())).toContain(
    '₹880.64 credited for 21 unused days',
  );
  const ended = await entries.findOneByOrFail({ type: 'membership.ended' });
  expect(harness.services.journalTexts.text(ended, new Map())).toContain(
    'until 1 December 2026, Upgrade to Premium',
  );
  const mails = (await harness.mailTo(user.email)).map(({ text }) => text);
  expect(mails.filter((text) => text.includes('₹880.64 for 21 unused days'))).toHaveLength(1);
  expect(await harness.dataSource.getRepository(Order).findOneByOrFail({ id: old })).toMatchObject({
    status: 'paid',
  });
});

test('on the day of its sale a plan is credited in full; a discount comes on top', async () => {
  await afterBasic(0);
  const answer = await upgrade(desk, premium, {
    discount: { amount: money(8_000), reason: 'Diwali' },
    expectedTotal: money(72_000),
  });
  expect(orderOf(answer)).toMatchObject({
    price: { total: { minorUnits: 72_000 } },
    credit: { amount: { minorUnits: 130_000 }, days: 31 },
  });
  const tooMuch = await sell(desk, premium, { discount: { amount: money(80_001), reason: 'x' } });
  expect(refusalOf(tooMuch)).toMatchObject({ status: 400 });
});

test('nothing is credited for frozen days, whether they are over or booked ahead', async () => {
  await afterBasic(0);
  const { membershipFreezes } = harness.services;
  const freeze = (startsOn: string, days: number) =>
    membershipFreezes.freeze(actorOf(user), { startsOn, days, requestKey: randomUUID() });
  await freeze('2026-11-24', 3);
  await later(10);
  // 31 days of training in all, and of those 24 are left: one from 24 to 26 November was none.
  expect((await quoteOf(premium)).credit).toMatchObject({ days: 24, amount: { minorUnits: 100_645 } });
  await freeze('2026-12-10', 4);
  expect((await quoteOf(premium)).credit).toMatchObject({ days: 24, amount: { minorUnits: 100_645 } });
  await upgrade(desk, premium);
  const running = (await harness.services.memberships.periodsOf([user.id])).at(-1)!;
  expect(running).toMatchObject({ planName: 'Premium', freezes: [] });
});

test('what was refunded, written off or never paid is not credited', async () => {
  const old = await afterBasic(0);
  await refundWith(admin, { id: old, reason: 'Late', amount: money(30_000), requestKey: randomUUID() });
  expect((await quoteOf(premium)).credit.amount.minorUnits).toBe(100_000);
  await refundWith(admin, { id: old, reason: 'Late', amount: money(100_000), requestKey: randomUUID() });
  expect((await quoteOf(premium)).problem).toBe(upgradeMessages.notPaid('Basic'));
});

test('an order on which something is due is first collected or written off', async () => {
  const { id, number } = orderOf(await sellInParts(admin, { memberId: user.id, offer: basic }));
  expect((await quoteOf(premium)).problem).toBe(upgradeMessages.due('₹1,299', number));
  expect(refusalOf(await sell(desk, premium, { credit: money(100) }))).toMatchObject({ status: 400 });
  await harness.services.dues.writeOff(actorOf({ id: user.id, role: 'admin' }), id, 'Moved');
  expect((await quoteOf(premium)).credit.amount.minorUnits).toBe(100);
});

test('refuses the same plan, one that costs less than the credit, and members without a running plan', async () => {
  const problemOf = async (offer: PlanOffer) => (await quoteOf(offer)).problem;
  expect(await problemOf(premium)).toBe(upgradeMessages.notRunning);
  await sell(desk, premium);
  expect(await problemOf(premium)).toBe(upgradeMessages.samePlan('Premium'));
  expect(await problemOf(basic)).toBe(upgradeMessages.tooMuch('₹2,100', 'Basic', '₹1,300'));
  const answer = await sell(desk, basic, { credit: money(210_000) });
  expect(refusalOf(answer)).toMatchObject({ status: 400, message: await problemOf(basic) });
  expect(await periods()).toHaveLength(1);
});

test('a plan that the studio gave is not credited', async () => {
  await harness.services.membershipAdministration.grant(actorOf({ id: user.id, role: 'admin' }), {
    memberId: user.id,
    offerId: basic.id,
    reason: 'Prize',
    requestKey: randomUUID(),
  });
  expect((await quoteOf(premium)).problem).toBe(upgradeMessages.notPaid('Basic'));
});

test('a credit that has changed since it was shown is refused with the new total', async () => {
  await afterBasic(10);
  const { credit } = await quoteOf(premium);
  await later(1);
  const shown = { credit: money(credit.amount.minorUnits) };
  for (const values of [shown, { ...shown, expectedTotal: money(210_000 - CREDIT) }]) {
    const { errors } = await sell(desk, premium, values);
    expect(errors[0]?.extensions).toMatchObject({
      reason: 'PRICE_CHANGED',
      total: { minorUnits: 210_000 - 83_870 },
    });
  }
  expect(await periods()).toHaveLength(1);
});

test('an upgrade starts now, and has no chosen first day', async () => {
  await afterBasic(0);
  const start = { startsOn: '2026-12-01' };
  expect(refusalOf(await upgrade(desk, premium, { start }))).toMatchObject({
    status: 400,
    message: upgradeMessages.startsNow,
  });
});

test('what was paid ahead follows the new plan, day for day', async () => {
  await sell(desk, basic);
  await sell(desk, basic);
  const answer = await upgrade(desk, premium);
  expect(membershipIn(answer)).toMatchObject({
    current: { planName: 'Premium', endsAt: '2026-12-21T18:30:00.000Z' },
    upcoming: [
      { planName: 'Basic', startsAt: '2026-12-21T18:30:00.000Z', endsAt: '2027-01-21T18:30:00.000Z' },
    ],
  });
});

test('an upgrade that is sent twice is made once; its key is refused for another credit', async () => {
  await afterBasic(0);
  const requestKey = randomUUID();
  const first = await sell(desk, premium, { credit: money(130_000), requestKey });
  const again = await sell(desk, premium, { credit: money(130_000), requestKey });
  expect(orderOf(again).id).toBe(orderOf(first).id);
  for (const credit of [money(129_999), null])
    expect(refusalOf(await sell(desk, premium, { credit, requestKey }))).toMatchObject({
      status: 409,
      message: idempotencyMessages.requestKeyUsed,
    });
  expect(await periods()).toHaveLength(2);
});

test('of two desks that upgrade at once, one is refused', async () => {
  await afterBasic(0);
  const gold = (await createPlanOffers(harness.dataSource, 1, { name: 'Gold', pricePaise: 320_000 }))[0]!;
  const credit = money(130_000);
  const answers = await Promise.all([sell(desk, premium, { credit }), sell(admin, gold, { credit })]);
  const refused = answers.filter(({ errors }) => errors.length > 0);
  expect(refused).toHaveLength(1);
  const running = (await periods()).filter(({ endedAt }) => endedAt === null);
  expect(running).toHaveLength(1);
});

test('only what was not credited is refunded of the old order, until the upgrade itself is refunded', async () => {
  const old = await afterBasic(10);
  const answer = await upgrade(desk, premium);
  expect(refusalOf(await refundWith(admin, { id: old, reason: 'Moved' }))).toMatchObject({
    status: 400,
    message: upgradeMessages.refundWhole('₹880.64'),
  });
  const tooMuch = { id: old, reason: 'Moved', amount: money(130_000 - CREDIT + 1), requestKey: randomUUID() };
  expect(refusalOf(await refundWith(admin, tooMuch))).toMatchObject({
    status: 400,
    message: orderMessages.refundTooHigh('₹419.36'),
  });
  await refundWith(admin, { id: orderOf(answer).id, reason: 'Moved' });
  expect((await refundWith(admin, { id: old, reason: 'Moved' })).errors).toEqual([]);
  expect(await balancesOf(harness)).toMatchObject({ member: 0, cash: 0, sales: 0, cgst: 0, sgst: 0 });
});

test('a second upgrade credits what is left of both payments', async () => {
  await afterBasic(0);
  await upgrade(desk, premium);
  const gold = (await createPlanOffers(harness.dataSource, 1, { name: 'Gold', pricePaise: 320_000 }))[0]!;
  expect((await quoteOf(gold)).credit).toMatchObject({ days: 31, amount: { minorUnits: 210_000 } });
});

test('members read the credit of their own order, and neither upgrade nor read quotes', async () => {
  await afterBasic(0);
  expect(refusalOf(await sell(member, premium, { credit: money(130_000) }))).toMatchObject({ status: 403 });
  await upgrade(desk, premium);
  const { data } = await member.gql('{ me { user { orders { nodes { credit { days planName } } } } } }');
  const { orders } = (data?.['me'] as { user: { orders: { nodes: object[] } } }).user;
  expect(orders.nodes).toContainEqual({ credit: { days: 31, planName: 'Basic' } });
});
