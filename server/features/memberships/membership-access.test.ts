/** Who may read memberships, and the orders behind them. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#common/accounts/roles';
import type { Context } from '../../graphql/context';
import { createPlanOffers } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, buy, place, signedIn } from '../../test/order-calls';
import type { User } from '../accounts/user.entity';
import { MembershipPeriod } from './membership-period.entity';
import { MembershipFields, MembershipPeriodFields } from './membership.resolver';
import type { Membership } from './membership.type';

let harness: Harness;
let member: User;
beforeEach(async () => {
  harness = await startHarness();
  const { browser, user } = await signedIn(harness);
  const { browser: admin } = await signedIn(harness, 'admin');
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  await buy(browser, admin, offer!);
  await place(browser, offer!);
  member = user;
});
afterEach(() => harness.stop());

const QUERY = `query ($id: ID!) {
  user(id: $id) { memberships { status current { order { number } } pendingOrder { number } } }
}`;

test('the front desk and admins can read the memberships of members with their orders', async () => {
  for (const role of ['front_desk', 'admin'] as const) {
    const { browser } = await signedIn(harness, role);
    const { data } = await browser.gql(QUERY, { id: member.id });
    expect(data?.['user']).toEqual({
      memberships: [
        { status: 'ACTIVE', current: { order: { number: 1 } }, pendingOrder: { number: 2 } },
        { status: 'INACTIVE', current: null, pendingOrder: null },
      ],
    });
  }
});

test.each<Role>(['user', 'trainer'])('the orders of a membership are null for another %s', async (role) => {
  const stranger = actorOf({ id: randomUUID(), role });
  const period = await harness.dataSource
    .getRepository(MembershipPeriod)
    .findOneByOrFail({ userId: member.id });
  const membership = { memberId: member.id, planType: 'pass' } as Membership;
  expect(await new MembershipFields().pendingOrder(membership, stranger, {} as Context)).toBeNull();
  expect(await new MembershipPeriodFields().order(period, stranger, {} as Context)).toBeNull();
});
