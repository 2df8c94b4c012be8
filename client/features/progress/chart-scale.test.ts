import { expect, test } from 'vitest';
import { placeOn, scaleFor } from './chart-scale';

test.each([
  ['nothing but zeros', [0, 0], [0, 1]],
  ['one', [1], [0, 1]],
  ['small counts', [0, 3, 4], [0, 1, 2, 3, 4]],
  ['five', [5, 2], [0, 2, 4, 6]],
  ['many', [17], [0, 5, 10, 15, 20]],
  ['very many', [160], [0, 50, 100, 150, 200]],
])('bars of %s start at zero and have whole-number ticks', (_name, values, ticks) => {
  expect(scaleFor(values, { fromZero: true, stepMin: 1 })).toEqual({
    min: 0,
    max: ticks.at(-1),
    ticks,
  });
});

test.each([
  ['one measure', [76.1], [76, 76.5]],
  ['one measure on a mark', [76], [76, 76.5]],
  ['a week', [76.1, 76.9], [76, 76.5, 77]],
  ['half a year', [81.5, 76.1], [76, 78, 80, 82]],
  ['a life', [130, 61.4], [60, 80, 100, 120, 140]],
])('a line of %s has round numbers at both ends', (_name, values, ticks) => {
  expect(scaleFor(values, { fromZero: false, stepMin: 0.5 }).ticks).toEqual(ticks);
});

test('positions are percentages from min to max', () => {
  expect([70, 75, 80].map((value) => placeOn({ min: 70, max: 80 }, value))).toEqual([0, 50, 100]);
});
