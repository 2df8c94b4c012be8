import { expect, test } from 'vitest';
import { membershipState } from './membership-state';

const NOW = Date.parse('2026-11-22T23:50:00+05:30');
/** The end of a period, which is the midnight before this day. */
const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`).toISOString();

const UNFROZEN = { isFrozen: false, freeze: null };
const active = (paidUntil: string) => ({ ...UNFROZEN, status: 'ACTIVE', paidUntil, previous: null }) as const;
const inactive = (endsAt?: string) =>
  ({
    ...UNFROZEN,
    status: 'INACTIVE',
    paidUntil: endsAt ?? null,
    previous: endsAt ? { endsAt } : null,
  }) as const;

test.each([
  ['never had one', inactive(), 'Inactive'],
  ['is over', inactive(midnight('2026-11-22')), 'Inactive, ended on 21 November 2026'],
  ['ended while the page was open', active(midnight('2026-11-22')), 'Inactive, ended on 21 November 2026'],
  ['ends today', active(midnight('2026-11-23')), 'Ends today'],
  ['ends tomorrow', active(midnight('2026-11-24')), 'Ends in 1 day'],
  ['ends in a week', active(midnight('2026-11-30')), 'Ends in 7 days'],
  ['ends later', active(midnight('2026-12-01')), 'Active'],
  [
    'is frozen',
    { ...active(midnight('2026-11-30')), isFrozen: true, freeze: { endsAt: midnight('2026-11-25') } },
    'Frozen until 24 November 2026',
  ],
])('shows the status of a membership that %s', (_name, membership, label) => {
  expect(membershipState(membership, NOW).label).toBe(label);
});
