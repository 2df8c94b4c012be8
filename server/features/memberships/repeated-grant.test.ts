import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { createPlanOffers, createUser, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipPeriod } from './membership-period.entity';

let harness: Harness;
let admin: Browser;
let user: UserWithEmail;
let month: PlanOffer;
let quarter: PlanOffer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin } = await signedIn(harness, 'admin'));
  user = await createUser(harness.dataSource);
  [month, quarter] = (await createPlanOffers(harness.dataSource, 2)) as [PlanOffer, PlanOffer];
});
afterEach(() => harness.stop());

const GRANT = 'mutation ($input: GrantMembershipInput!) { grantMembership(input: $input) { message } }';

const grant = (values: { requestKey: string; memberId?: string; offerId?: string }) =>
  admin.gql(GRANT, {
    input: { memberId: user.id, offerId: month.id, reason: 'Closed for a week', ...values },
  });

test('repeating a grant adds one period', async () => {
  const requestKey = randomUUID();
  for (let sent = 0; sent < 2; sent++) expect((await grant({ requestKey })).status).toBe(200);
  const { dataSource } = harness;
  expect(await dataSource.getRepository(MembershipPeriod).count()).toBe(1);
  expect(await dataSource.getRepository(JournalEntry).countBy({ type: 'membership.begun' })).toBe(1);
  expect(await harness.mailTo(user.email)).toHaveLength(1);
});

test('a key is refused for another plan or member', async () => {
  const requestKey = randomUUID();
  await grant({ requestKey });
  const { id: memberId } = await createUser(harness.dataSource);
  for (const other of [{ offerId: quarter.id }, { memberId }])
    expect(refusalOf(await grant({ requestKey, ...other }))).toMatchObject({
      status: 409,
      message: idempotencyMessages.requestKeyUsed,
    });
});

test('an invalid key is refused', async () => {
  expect(refusalOf(await grant({ requestKey: 'short' }))).toEqual(
    invalid(messages.requestKeyInvalid, 'requestKey'),
  );
});
