import { expect, test } from 'vitest';
import { amountInFull, amountOf, roundsOf, type Amount } from './amounts';

const amount = (values: Partial<Amount>): Amount => ({
  sets: 3,
  measure: 'reps',
  min: 8,
  max: 12,
  isPerSide: false,
  restSeconds: 0,
  effort: null,
  ...values,
});

test.each<[string, Partial<Amount>]>([
  ['3 × 8–12', {}],
  ['3 × 10', { min: 10, max: 10 }],
  ['3 × 8–12 per side', { isPerSide: true }],
  ['8–12 reps', { sets: 1 }],
  ['1 rep', { sets: 1, min: 1, max: 1 }],
  ['2 × 20–30 s', { sets: 2, measure: 'seconds', min: 20, max: 30 }],
  ['30 s per side', { sets: 1, measure: 'seconds', min: 30, max: 30, isPerSide: true }],
  ['25 min', { sets: 1, measure: 'seconds', min: 1500, max: 1500 }],
  ['20–25 min', { sets: 1, measure: 'seconds', min: 1200, max: 1500 }],
  ['90–150 s', { sets: 1, measure: 'seconds', min: 90, max: 150 }],
  ['4 × 2 min 30 s', { sets: 4, measure: 'seconds', min: 150, max: 150 }],
])('formats "%s"', (text, values) => {
  expect(amountOf(amount(values))).toBe(text);
});

test.each<[string, Partial<Amount>]>([
  ['3 × 8–12', {}],
  ['3 × 8–12, rest 90 s', { restSeconds: 90 }],
  [
    '3 × 8–12, rest 3 min, 1–3 reps left in reserve',
    { restSeconds: 180, effort: '1–3 reps left in reserve' },
  ],
  ['3 × 8–12, hard', { effort: 'hard' }],
])('with rest and effort: %s', (text, values) => {
  expect(amountInFull(amount(values))).toBe(text);
});

test('a circuit has a number of rounds, and each exercise its amount per round', () => {
  expect(amountOf(amount({}), true)).toBe('8–12 reps');
  expect(roundsOf([{ sets: 2 }, { sets: 3 }])).toBe('3 rounds');
  expect(roundsOf([{ sets: 1 }])).toBe('1 round');
});
