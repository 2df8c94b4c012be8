/** How far ahead staff can sell and grant memberships, to one member and to many. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { membershipMessages } from '#common/memberships/messages';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let admin: Browser;
let user: UserWithEmail;
let year: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  user = await createUser(harness.dataSource);
  [year] = (await createPlanOffers(harness.dataSource, 1, { durationMonths: 12 })) as [PlanOffer];
});
afterEach(() => harness.stop());

const SELL = 'mutation ($input: SellMembershipInput!) { sellMembership(input: $input) { message } }';
const GRANT = 'mutation ($input: GrantMembershipInput!) { grantMembership(input: $input) { message } }';
const GRANT_TO_MANY = `mutation ($input: GrantMembershipToMembersInput!) {
  grantMembershipToMembers(input: $input) { bulkChange { status changedCount unchangedCount } }
}`;

const countOf = (userId: string) => harness.dataSource.getRepository(MembershipPeriod).countBy({ userId });
const give = (query: string, values: object) =>
  admin.gql(query, { input: { memberId: user.id, requestKey: randomUUID(), ...values } });
const renew = ({ id }: PlanOffer) => give(SELL, { offerId: id, method: 'UPI' });
const grant = ({ id }: PlanOffer) => give(GRANT, { offerId: id, reason: 'A prize' });

test.each([
  ['sold', renew],
  ['granted', grant],
])('a membership cannot be %s more than five years ahead, but another one can', async (_how, add) => {
  for (let n = 0; n < 5; n += 1) expect((await add(year)).errors).toEqual([]);
  const refused = await add(year);
  expect(refusalOf(refused)).toMatchObject({ status: 409, message: membershipMessages.paidFarAhead });
  expect(refused.errors[0]?.extensions.reason).toBe('PAID_FAR_AHEAD');
  expect(await countOf(user.id)).toBe(5);
  const [nutrition] = await createPlanOffers(harness.dataSource, 1, { name: 'Diet', planType: 'nutrition' });
  expect((await add(nutrition!)).errors).toEqual([]);
});

test('of many members, one with a membership for years is left out, and the others get the plan', async () => {
  const other = await createUser(harness.dataSource);
  const [years] = await createPlanOffers(harness.dataSource, 1, { name: 'Years', durationMonths: 63 });
  await grant(years!);
  const { data } = await admin.gql(GRANT_TO_MANY, {
    input: {
      members: { memberIds: [user.id, other.id] },
      expectedCount: 2,
      offerId: year.id,
      reason: 'Closed for a week',
      requestKey: randomUUID(),
    },
  });
  const bulkChange = { status: 'FINISHED', changedCount: 1, unchangedCount: 1 };
  expect(data).toEqual({ grantMembershipToMembers: { bulkChange } });
  expect([await countOf(user.id), await countOf(other.id)]).toEqual([1, 1]);
});
