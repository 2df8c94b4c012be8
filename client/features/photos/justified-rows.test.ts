import { expect, test } from 'vitest';
import { justifiedShares } from './justified-rows';

const WIDE = 1.5;
const TALL = 0.8;

/** Groups the shares into rows: a row is complete when its shares add up to 1. */
function rowsOf(shares: number[]): number[][] {
  const rows: number[][] = [[]];
  for (const share of shares) {
    const row = rows.at(-1)!;
    const isFull = row.reduce((total, one) => total + one, 0) > 1 - 1e-9;
    if (isFull) rows.push([share]);
    else row.push(share);
  }
  return rows;
}

test.each([
  ['equal pictures', Array<number>(6).fill(1), 3, [2, 2, 2]],
  ['wide and tall ones', [WIDE, TALL, TALL, WIDE, WIDE, TALL, TALL], 2, [3, 4]],
  ['fewer pictures than rows', [WIDE, TALL], 4, [1, 1]],
  ['one picture', [WIDE], 4, [1]],
  ['none', [], 4, []],
])('%s', (_name, ratios, rowCount, expected) => {
  const shares = justifiedShares(ratios, rowCount);
  expect(shares).toHaveLength(ratios.length);
  const rows = rowsOf(shares).filter((row) => row.length > 0);
  for (const row of rows) expect(row.reduce((total, share) => total + share, 0)).toBeCloseTo(1);
  expect(rows.map((row) => row.length)).toEqual(expected);
});

test('pictures in a row have the same height, and rows have similar heights', () => {
  const ratios = Array.from({ length: 21 }, (_, index) => (index % 3 === 1 ? TALL : WIDE));
  const shares = justifiedShares(ratios, 4);
  const heights = shares.map((share, index) => share / ratios[index]!);
  expect(new Set(heights.map((height) => height.toFixed(6))).size).toBeLessThanOrEqual(4);
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.25);
});
