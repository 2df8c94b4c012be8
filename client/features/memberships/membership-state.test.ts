import { expect, test } from 'vitest';
import { membershipState } from './membership-state';

const NOW = Date.parse('2026-11-22T23:50:00+05:30');
const lastMoment = (day: string) => new Date(`${day}T23:59:59.999+05:30`).toISOString();

test.each([
  ['never had one', 'inactive', null, 'Inactive'],
  ['is over', 'inactive', lastMoment('2026-11-21'), 'Inactive, ended on 21 November 2026'],
  [
    'ended while the page was open',
    'active',
    lastMoment('2026-11-21'),
    'Inactive, ended on 21 November 2026',
  ],
  ['ends today', 'active', lastMoment('2026-11-22'), 'Ends today'],
  ['ends tomorrow', 'active', lastMoment('2026-11-23'), 'Ends in 1 day'],
  ['ends in a week', 'active', lastMoment('2026-11-29'), 'Ends in 7 days'],
  ['ends later', 'active', lastMoment('2026-11-30'), 'Active'],
] as const)('shows the status of a membership that %s', (_name, status, expiry, label) => {
  expect(membershipState({ status, expiry }, NOW).label).toBe(label);
});
