import { expect, test } from 'vitest';
import { articlesOfPeriod, periodAt } from './rotation';
import { BLOG_ARTICLES_SHOWN, BLOG_PERIOD_MS } from './limits';

const idsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `id-${String(index).padStart(3, '0')}`);

test('the same ids and period give the same articles in the same order', () => {
  expect(articlesOfPeriod(idsOf(36), 41_500)).toEqual(articlesOfPeriod(idsOf(36), 41_500));
  // Fixed, because pages still open in browsers during a deployment must compute the same articles.
  const known = ['003', '004', '013', '001', '012', '007', '014', '008', '005', '002', '010', '011'];
  expect(articlesOfPeriod(idsOf(15), 1)).toEqual(known.map((number) => `id-${number}`));
});

test('ignores the order of the ids and does not modify them', () => {
  const ids = idsOf(30);
  const reversed = [...ids].reverse();
  expect(articlesOfPeriod(reversed, 7)).toEqual(articlesOfPeriod(ids, 7));
  expect(reversed).toEqual([...ids].reverse());
});

test('selects twelve distinct articles, or all of them if there are fewer', () => {
  for (const count of [0, 1, 2, 11, 12, 13, 100]) {
    const shown = articlesOfPeriod(idsOf(count), 99);
    expect(shown).toHaveLength(Math.min(count, BLOG_ARTICLES_SHOWN));
    expect(new Set(shown).size).toBe(shown.length);
  }
  expect(articlesOfPeriod(idsOf(5), 99).sort()).toEqual(idsOf(5));
});

test('selects other articles in each period', () => {
  const choices = Array.from({ length: 200 }, (_, period) =>
    articlesOfPeriod(idsOf(36), 41_000 + period).join(),
  );
  expect(new Set(choices).size).toBe(200);
});

test('shows every article about equally often over many periods, in every position', () => {
  const periods = 3000;
  const shown = new Map<string, number>();
  const first = new Map<string, number>();
  for (let period = 0; period < periods; period += 1) {
    const ids = articlesOfPeriod(idsOf(36), period);
    for (const id of ids) shown.set(id, (shown.get(id) ?? 0) + 1);
    first.set(ids[0] ?? '', (first.get(ids[0] ?? '') ?? 0) + 1);
  }
  expect(shown.size).toBe(36);
  const expected = (periods * 12) / 36;
  for (const [id, count] of shown) {
    expect(count, id).toBeGreaterThan(expected * 0.85);
    expect(count, id).toBeLessThan(expected * 1.15);
  }
  expect(first.size).toBe(36);
  expect(Math.max(...first.values())).toBeLessThan((periods / 36) * 1.6);
});

test('the selection with a new article does not depend on the order of the ids', () => {
  expect(articlesOfPeriod([...idsOf(36), 'new'], 5)).toEqual(articlesOfPeriod(['new', ...idsOf(36)], 5));
});

test.each([
  ['2026-11-21T05:29:59.999+05:30', '2026-11-21T05:30:00+05:30'],
  ['2026-11-21T17:29:59.999+05:30', '2026-11-21T17:30:00+05:30'],
  ['2026-12-31T17:29:59.999+05:30', '2026-12-31T17:30:00+05:30'],
  ['2027-01-01T05:29:59.999+05:30', '2027-01-01T05:30:00+05:30'],
])('the period that contains %s ends at %s', (last, next) => {
  expect(periodAt(Date.parse(next))).toBe(periodAt(Date.parse(last)) + 1);
});

test('a period lasts twelve hours', () => {
  const start = Date.parse('2026-11-21T05:30:00+05:30');
  expect(periodAt(start + BLOG_PERIOD_MS - 1)).toBe(periodAt(start));
  expect(BLOG_PERIOD_MS).toBe(12 * 60 * 60 * 1000);
});

test('accepts any period, including those before 1970 and far in the future', () => {
  for (const period of [-1, 0, 2 ** 31 - 1, -(2 ** 31)]) {
    expect(new Set(articlesOfPeriod(idsOf(20), period)).size).toBe(12);
  }
});
