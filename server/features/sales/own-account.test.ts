/** Staff may not take payments for their own account. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#common/accounts/roles';
import { orderMessages } from '#common/orders/messages';
import { refusalOf } from '../../test/account-calls';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { confirm, orderOf, place, signedIn } from '../../test/order-calls';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';

let harness: Harness;
let offer: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  [offer] = (await createPlanOffers(harness.dataSource, 1)) as [PlanOffer];
});
afterEach(() => harness.stop());

const SELL = 'mutation ($input: SellMembershipInput!) { sellMembership(input: $input) { message } }';

/** The two ways in which staff could take a payment for themselves. */
async function sellToSelf(role: Role) {
  const { browser, user } = await signedIn(harness, role);
  const { id } = orderOf(await place(browser, offer));
  const input = { memberId: user.id, offerId: offer.id, method: 'CASH', requestKey: randomUUID() };
  return { order: id, answers: [await confirm(browser, id), await browser.gql(SELL, { input })] };
}

test('the front desk cannot take payments for its own account, but a colleague can', async () => {
  const { order, answers } = await sellToSelf('front_desk');
  for (const answer of answers)
    expect(refusalOf(answer)).toMatchObject({ status: 403, message: orderMessages.ownAccount });
  expect(await harness.dataSource.getRepository(MembershipPeriod).count()).toBe(0);
  const { browser: colleague } = await signedIn(harness, 'front_desk');
  expect(orderOf(await confirm(colleague, order)).status).toBe('PAID');
});

test('admins can take payments for their own account', async () => {
  const { answers } = await sellToSelf('admin');
  expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
});
