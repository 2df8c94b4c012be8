import { expect, test } from 'vitest';
import { bodyMassIndex } from './bmi';

test.each([
  [70, 175, 22.9],
  [81.5, 174, 26.9],
  [50, 200, 12.5],
  [56.65625, 175, 18.5],
  [20, 260, 3],
  [400, 50, 1600],
])('%d kg and %d cm are %d, to one decimal', (weight, height, index) => {
  expect(bodyMassIndex(weight, height)).toBe(index);
});
