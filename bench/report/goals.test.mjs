import { expect, test } from 'vitest';
import { goalsOf } from './goals.mjs';

/** @param {number[]} times */
const rounds = (times) =>
  times.map((cpuMs) => ({ cpuMs, databaseCpuMs: 0, perSecond: 1, p50Ms: 1, p99Ms: 1 }));

test('a goal is compared with the median of the ratios of each round', () => {
  const me = { postgraphile: rounds([1, 2, 4]), bhor: rounds([1, 4, 4]) };
  expect(goalsOf({ cases: { me }, alone: {} })).toEqual([
    ['me: CPU time / PostGraphile', '1.00 (1.00-2.00)', '<= 1.05', 'yes'],
  ]);
});

test('a goal that was missed says so, in both directions', () => {
  const me = { postgraphile: rounds([1]), bhor: rounds([2]) };
  const alone = { 'log-ins': [{ what: 'rate kept', figure: 0.5, unit: '', atLeast: 0.75 }] };
  expect(goalsOf({ cases: { me }, alone }).map(([, , , isMet]) => isMet)).toEqual(['NO', 'NO']);
});

test('what was not measured has no row', () => {
  expect(goalsOf({ cases: { me: { bhor: rounds([1]) } }, alone: {} })).toEqual([]);
});
