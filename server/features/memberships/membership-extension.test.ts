/** Staff add days to memberships. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { membershipMessages } from '#common/memberships/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { buy, membershipsOf, signedIn } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipExtension } from './membership-extension.entity';

let harness: Harness;
let member: Browser;
let user: UserWithEmail;
let admin: Browser;
let month: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  [month] = (await createPlanOffers(harness.dataSource, 1, { name: 'Premium' })) as [PlanOffer];
});
afterEach(() => harness.stop());

const EXTEND = `mutation ($input: ExtendMembershipInput!) {
  extendMembership(input: $input) { message membership { paidUntil upcoming { startsAt } } }
}`;
const extend = (values: Record<string, unknown> = {}, staff = admin) =>
  staff.gql(EXTEND, {
    input: {
      memberId: user.id,
      planType: 'PASS',
      days: 3,
      reason: 'Closed for repairs',
      requestKey: randomUUID(),
      ...values,
    },
  });
const paidUntil = async () => (await membershipsOf(member))[0]!.paidUntil;
const entries = () => harness.dataSource.getRepository(JournalEntry).findBy({ type: 'membership.extended' });

test('days are added to the running period, later ones move along, and the member gets a mail', async () => {
  await buy(member, admin, month);
  await buy(member, admin, month);
  const { data } = await extend();
  expect(data?.['extendMembership']).toEqual({
    message: membershipMessages.extended,
    membership: {
      paidUntil: '2027-01-24T18:30:00.000Z',
      upcoming: [{ startsAt: '2026-12-24T18:30:00.000Z' }],
    },
  });
  const [mail] = await harness.mailTo(user.email);
  expect(mail?.text).toContain('added 3 days to Premium');
  expect(mail?.text).toContain('until the end of 24 January 2027');
  expect((await entries())[0]?.after).toMatchObject({ days: 3, reason: 'Closed for repairs' });
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

test('a repeated request adds the days once; its key is refused for other days', async () => {
  await buy(member, admin, month);
  const requestKey = randomUUID();
  await extend({ requestKey });
  await extend({ requestKey });
  expect(await paidUntil()).toBe('2026-12-24T18:30:00.000Z');
  expect(refusalOf(await extend({ requestKey, days: 4 }))).toMatchObject({
    status: 409,
    message: idempotencyMessages.requestKeyUsed,
  });
  expect(await entries()).toHaveLength(1);
});

test.each([
  [{ days: 0 }, membershipMessages.addedDaysInvalid, 'days'],
  [{ days: 61 }, membershipMessages.addedDaysInvalid, 'days'],
  [{ reason: ' ' }, messages.journalReasonRequired, 'reason'],
])('%j is refused', async (values, message, field) => {
  await buy(member, admin, month);
  expect(refusalOf(await extend(values))).toEqual(invalid(message, field));
  expect(await paidUntil()).toBe('2026-12-21T18:30:00.000Z');
});

test('only admins add days, and only to a membership that is running', async () => {
  expect(refusalOf(await extend())).toMatchObject({ status: 409, message: membershipMessages.notRunning });
  await buy(member, admin, month);
  const { browser: desk } = await signedIn(harness, 'front_desk');
  expect(refusalOf(await extend({}, desk)).status).toBe(403);
  expect(refusalOf(await extend({}, member)).status).toBe(403);
});

test('added days cannot be changed afterwards, and go with the account', async () => {
  await buy(member, admin, month);
  await extend();
  const extensions = harness.dataSource.getRepository(MembershipExtension);
  await expect(extensions.update({ userId: user.id }, { days: 1 })).rejects.toThrow('only ever added');
  await harness.dataSource.query('delete from membership_periods');
  expect(await extensions.count()).toBe(0);
});
