/** The settings of the front desk. */
import { expect, test } from 'vitest';
import { loadConfig } from './config';

const deskOf = (env: Record<string, string>) => loadConfig(env).desk;

test('a UPI address and the limits of discounts are read', () => {
  expect(deskOf({ UPI_ADDRESS: 'studio.bhor@okbank' }).upiAddress).toBe('studio.bhor@okbank');
  const limits = { DISCOUNT_PERCENT_MAX_FRONT_DESK: '0', DISCOUNT_PERCENT_MAX_ADMIN: '25' };
  expect(deskOf(limits).discountPercentMax).toMatchObject({ front_desk: 0, admin: 25 });
});

test('the days of reminders of dues are read, and for how long members may enter with dues', () => {
  expect(deskOf({ DUE_REMINDER_DAYS: '-3,0,0,14' }).dueReminderDays).toEqual([-3, 0, 14]);
  expect(deskOf({ DUE_REMINDER_DAYS: 'none' }).dueReminderDays).toEqual([]);
  expect(deskOf({ ENTRY_WITH_DUES_DAYS: '0' }).entryWithDuesDays).toBe(0);
  expect(deskOf({ ENTRY_WITH_DUES_DAYS: 'always' }).entryWithDuesDays).toBe(null);
});

test.each([
  ['UPI_ADDRESS', 'studio'],
  ['DISCOUNT_PERCENT_MAX_ADMIN', '101'],
  ['DISCOUNT_PERCENT_MAX_ADMIN', '2.5'],
  ['PART_PERCENT_MIN_FRONT_DESK', '-1'],
  ['DUE_REMINDER_DAYS', '1 7'],
  ['DUE_REMINDER_DAYS', '1,365'],
  ['ENTRY_WITH_DUES_DAYS', '-1'],
  ['ENTRY_WITH_DUES_DAYS', 'never'],
])('refuses the setting %s=%s', (name, value) => {
  expect(() => deskOf({ [name]: value })).toThrow(name);
});
