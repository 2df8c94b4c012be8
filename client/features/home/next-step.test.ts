import { expect, test } from 'vitest';
import { untaxedPrice } from '../../test/prices';
import { nothing, pass } from '../memberships/testing/membership-answers';
import type { OverviewMembershipFragment } from './member-overview.generated';
import { nextStepOf } from './next-step';

const none = nothing('PASS') as OverviewMembershipFragment;
const active = pass as unknown as OverviewMembershipFragment;
const unpaid = {
  ...active,
  pendingOrder: { id: '1', number: 8, planName: 'Basic', price: untaxedPrice(130_000) },
} as OverviewMembershipFragment;
const ending = { ...active, paidUntil: '2026-12-01T18:30:00Z' };
const NOW = Date.parse('2026-11-29T06:00:00Z');

const asked = { waiver: { version: 2, isAccepted: false, acceptance: null } };
const signed = { waiver: { ...asked.waiver, isAccepted: true } };

test.each([
  ['an order that waits', [none, unpaid], false, undefined, 'Pay ₹1,300', '/membership'],
  ['no membership', [none], false, undefined, 'JOIN NOW', '/pass-membership-plans'],
  ['no profile', [active], false, undefined, 'Complete your profile', '/user-profile-form'],
  ['a plan that ends', [ending], true, undefined, 'Renew Basic', '/pass-membership-plans?plan=basic'],
  ['nothing planned', [active], true, undefined, 'Make a workout plan', '/Diet?tab=workout-plan'],
  [
    'a workout',
    [active],
    true,
    { id: 'p', isRest: false },
    'Open today’s workout',
    '/Diet?tab=workout-plan&plan=p',
  ],
  [
    'a day of rest',
    [active],
    true,
    { id: 'p', isRest: true },
    'See your plan',
    '/Diet?tab=workout-plan&plan=p',
  ],
])('with %s the next step follows', (_name, memberships, isProfileComplete, plan, label, to) => {
  expect(nextStepOf({ memberships, isProfileComplete, waiver: null }, plan, NOW)).toEqual({ label, to });
});

test('a member is asked for the waiver before anything else that can wait', () => {
  const member = { memberships: [active], isProfileComplete: false };
  expect(nextStepOf({ ...member, ...asked }, undefined, NOW).to).toBe('/account#waiver');
  expect(nextStepOf({ ...member, ...signed }, undefined, NOW).to).toBe('/user-profile-form');
});
