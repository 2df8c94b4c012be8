import { expect, test } from 'vitest';
import { DAY_MS } from '../time';
import { defaultSettings } from '../settings/default-settings';
import { riskOf } from './risk';

const { desk } = defaultSettings;

const SINCE = Date.parse('2026-01-01T06:00:00+05:30');

/** The level after some days without a visit, of a member who last came after `tenure` days. */
const levelOf = (tenure: number, days: number, hasVisited = true) => {
  const quietSince = SINCE + tenure * DAY_MS;
  return (
    riskOf({ memberSince: SINCE, quietSince, hasVisited }, desk, quietSince + days * DAY_MS)?.level ?? null
  );
};

test.each([
  ['a new member', 59, 7, 10],
  ['a member in the first year', 60, 14, 21],
  ['a member after a year', 365, 14, 21],
  ['a member of long standing', 366, 21, 35],
])('%s', (_name, tenure, moderate, high) => {
  expect(levelOf(tenure, moderate - 1)).toBeNull();
  expect(levelOf(tenure, moderate)).toBe('moderate');
  expect(levelOf(tenure, high - 1)).toBe('moderate');
  expect(levelOf(tenure, high)).toBe('high');
});

test('a member who has never come is at risk after five days', () => {
  expect([4, 5, 9, 10].map((days) => levelOf(0, days, false))).toEqual([
    null,
    'moderate',
    'moderate',
    'high',
  ]);
});

test('days are those of the studio, whatever the hour of the visit', () => {
  const visit = Date.parse('2026-01-02T22:00:00+05:30');
  const attendance = { memberSince: SINCE, quietSince: visit, hasVisited: true };
  expect(riskOf(attendance, desk, Date.parse('2026-01-08T23:59:00+05:30'))).toBeNull();
  expect(riskOf(attendance, desk, Date.parse('2026-01-09T00:00:00+05:30'))).toEqual({
    level: 'moderate',
    stage: 'new',
    daysWithoutVisit: 7,
    flaggedAfterDays: 7,
  });
});
