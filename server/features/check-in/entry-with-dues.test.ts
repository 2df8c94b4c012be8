/** Members who have not paid what they promised arrive. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import { Browser } from '../../test/browser';
import { checkIn, checkInOf, issueCodes, turnIntoKiosk } from '../../test/check-in-calls';
import { createPlanOffers, createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness, type HarnessSettings } from '../../test/harness';
import { MONEY, rupees } from '../../test/money';
import { actorOf, signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';

let harness: Harness;
let admin: UserActor;
let desk: Browser;
let phone: Browser;
let member: UserWithEmail;
let orderId: string;

/** A studio where a member owes ₹650, promised for 5 December 2026. */
async function start(settings?: HarnessSettings): Promise<void> {
  // Noon in India on 21 November 2026.
  harness = await startHarness(undefined, settings);
  admin = actorOf(await createUser(harness.dataSource, { role: 'admin' }));
  member = await createUser(harness.dataSource, { name: 'Asha Rao' });
  const [offer] = await createPlanOffers(harness.dataSource, 1, { durationMonths: 3 });
  const { order } = await harness.services.deskSales.sell(admin, {
    memberId: member.id,
    offerId: offer!.id,
    method: 'cash',
    requestKey: randomUUID(),
    partPayment: {
      amount: moneyOf(65_000),
      instalments: [{ dueOn: '2026-12-05', amount: moneyOf(65_000) }],
    },
  });
  orderId = order.id;
}
beforeEach(() => start());
afterEach(() => harness.stop());

/** A moment at the studio, at which the desk and the member are logged in. */
async function at(moment: string): Promise<void> {
  harness.clock.ms = Date.parse(`${moment}+05:30`);
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  phone = await logIn(member);
}

async function logIn({ email }: UserWithEmail): Promise<Browser> {
  const browser = new Browser(harness);
  await browser.signIn(email, PASSWORD);
  return browser;
}

const arrive = async (more: object = {}) => checkInOf(await checkIn(desk, { memberId: member.id, ...more }));

const collect = () =>
  harness.services.dues.collect(admin, orderId, {
    amount: moneyOf(65_000),
    method: 'cash',
    requestKey: randomUUID(),
  });

test.each([
  ['2026-12-05T10:00:00', 'RECORDED'],
  ['2026-12-12T23:59:00', 'RECORDED'],
  ['2026-12-13T00:01:00', 'DUES_OVERDUE'],
])('with a week of grace after 5 December, an arrival at %s is %s', async (moment, outcome) => {
  await at(moment);
  expect(await arrive()).toMatchObject({ outcome, isFirstVisit: outcome === 'RECORDED' });
});

test('staff let the member in once with a reason, which the journal has', async () => {
  await at('2026-12-20T10:00:00');
  expect(await arrive()).toMatchObject({
    outcome: 'DUES_OVERDUE',
    activity: null,
    member: { name: 'Asha Rao' },
  });
  expect(await arrive({ admissionReason: 'Pays tomorrow' })).toMatchObject({ outcome: 'RECORDED' });
  const entry = await harness.dataSource
    .getRepository(JournalEntry)
    .findOneByOrFail({ type: 'activity.recorded' });
  expect(entry.after).toMatchObject({ reason: 'Pays tomorrow' });
  await at('2026-12-21T10:00:00');
  expect(await arrive()).toMatchObject({ outcome: 'DUES_OVERDUE' });
});

test('a visit that is entered later has happened: it is recorded, and the answer says what is due', async () => {
  await at('2026-12-20T10:00:00');
  const { data, errors } = await desk.gql(
    `mutation ($input: RecordVisitInput!) {
      recordVisit(input: $input) { activity { type } member { due { amount ${MONEY} dueOn } } }
    }`,
    { input: { memberId: member.id, happenedAt: '2026-12-19T04:30:00Z' } },
  );
  expect(errors).toEqual([]);
  expect(data?.['recordVisit']).toEqual({
    activity: { type: 'ATTENDANCE' },
    member: { due: { amount: rupees(65_000), dueOn: '2026-12-05' } },
  });
});

test('once the payment is taken, the same code lets the member in', async () => {
  await at('2026-12-20T10:00:00');
  const [{ text: code }] = await issueCodes(phone);
  expect(checkInOf(await checkIn(desk, { code })).outcome).toBe('DUES_OVERDUE');
  await collect();
  expect(checkInOf(await checkIn(desk, { code })).outcome).toBe('RECORDED');
});

test.each<[string, () => Promise<unknown>]>([
  ['is paid', collect],
  ['is written off', () => harness.services.dues.writeOff(admin, orderId, 'Moved')],
])('what %s does not keep anybody out', async (_what, settle) => {
  await settle();
  await at('2026-12-20T10:00:00');
  expect(await arrive()).toMatchObject({ outcome: 'RECORDED' });
});

test('a kiosk says only that the member has to see the front desk', async () => {
  await at('2026-12-20T10:00:00');
  const [{ text: code }] = await issueCodes(phone);
  const kiosk = await turnIntoKiosk(desk);
  const answer = await kiosk.gql(
    'mutation ($input: KioskCheckInInput!) { kioskCheckIn(input: $input) { outcome firstName } }',
    { input: { code, requestKey: randomUUID() } },
  );
  expect(answer.data?.['kioskCheckIn']).toEqual({ outcome: 'SEE_FRONT_DESK', firstName: null });
});

test('without an active pass, that is what staff are asked about', async () => {
  await at('2027-03-20T10:00:00');
  expect(await arrive()).toMatchObject({ outcome: 'NO_ACTIVE_PASS' });
});

test.each([
  ['always', null, 'RECORDED'],
  ['up to the promised day', 0, 'DUES_OVERDUE'],
])('a studio may let members in %s', async (_what, entryWithDuesDays, outcome) => {
  await harness.stop();
  await start({ desk: { entryWithDuesDays } });
  await at('2026-12-06T10:00:00');
  expect(await arrive()).toMatchObject({ outcome });
});

test('only the first visit is the first one, also when it is sent twice', async () => {
  await at('2026-12-01T10:00:00');
  const requestKey = randomUUID();
  const sendOnce = () => arrive({ requestKey });
  expect([await sendOnce(), await sendOnce()]).toMatchObject([
    { isFirstVisit: true },
    { isFirstVisit: true },
  ]);
  await at('2026-12-02T10:00:00');
  expect(await arrive()).toMatchObject({ outcome: 'RECORDED', isFirstVisit: false });
});
