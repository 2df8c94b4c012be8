import { expect, test } from 'vitest';
import { addDays, dayOfText, textOfDay } from '../calendar';
import { ageOf, daysOfAge, DUE_AGES } from './due-ages';

const TODAY = dayOfText('2026-11-21')!;
const before = (days: number) => textOfDay(addDays(TODAY, -days));

test.each([
  [-400, 'later'],
  [-1, 'later'],
  [0, 'today'],
  [1, 'days_1_to_7'],
  [7, 'days_1_to_7'],
  [8, 'days_8_to_30'],
  [30, 'days_8_to_30'],
  [31, 'over_30_days'],
  [4000, 'over_30_days'],
])('what should have been paid %d days ago has one age: %s', (days, age) => {
  expect(ageOf(before(days), TODAY)).toBe(age);
  const listedAt = DUE_AGES.filter((one) => {
    const { from, to } = daysOfAge(one, TODAY);
    return (from === null || before(days) >= from) && (to === null || before(days) <= to);
  });
  expect(listedAt).toEqual([age]);
});
