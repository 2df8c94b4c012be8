import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDuring, movedUp, nextTerm, termAfter, termFrom } from './terms';

const at = (text: string) => Date.parse(`${text}+05:30`);
const ist = (date: Date) => new Date(date.getTime() + 330 * 60_000).toISOString().slice(0, 16);

test('a month bought at noon ends with the same day of the next month', () => {
  const term = termFrom(at('2026-11-21T12:00'), 1);
  expect(ist(term.startsAt)).toBe('2026-11-21T12:00');
  expect(ist(term.endsAt)).toBe('2026-12-22T00:00');
  expect(isDuring(term, term.endsAt.getTime() - 1)).toBe(true);
  expect(isDuring(term, term.endsAt.getTime())).toBe(false);
  expect(isDuring(term, term.startsAt.getTime() - 1)).toBe(false);
});

test('a month from 31 January ends with February, and the next one with 31 March', () => {
  const february = termFrom(at('2026-01-31T18:00'), 1);
  expect(ist(february.endsAt)).toBe('2026-03-01T00:00');
  expect(ist(termAfter(february, 1).endsAt)).toBe('2026-04-01T00:00');
  expect(ist(termAfter(february, 2).endsAt)).toBe('2026-05-01T00:00');
});

test('a term bought before the end starts at the end, one bought later starts now', () => {
  const term = termFrom(at('2026-11-21T12:00'), 1);
  const end = term.endsAt.getTime();
  expect(nextTerm([term], 1, end - 1).startsAt).toEqual(term.endsAt);
  expect(nextTerm([term], 1, end).startsAt).toEqual(new Date(end));
  expect(nextTerm([], 1, end).startsAt).toEqual(new Date(end));
});

const now = fc.integer({ min: at('2026-01-01T00:00'), max: at('2029-01-01T00:00') });
const purchases = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });

/** Consecutive terms, all bought at the same moment. */
const chain = (moment: number, months: number[]) =>
  months.reduce<(ReturnType<typeof termFrom> & { months: number })[]>(
    (terms, count) => [...terms, { ...nextTerm(terms, count, moment), months: count }],
    [],
  );

test('months bought one by one last as long as the same months bought at once', () => {
  fc.assert(
    fc.property(now, purchases, (moment, months) => {
      const terms = chain(moment, months);
      const total = months.reduce((sum, count) => sum + count, 0);
      expect(terms.at(-1)!.endsAt).toEqual(termFrom(moment, total).endsAt);
      terms.slice(1).forEach((term, index) => expect(term.startsAt).toEqual(terms[index]!.endsAt));
    }),
  );
});

test('after removing any term, the others still follow without a gap and keep their lengths', () => {
  fc.assert(
    fc.property(now, purchases, fc.nat(), fc.nat({ max: 500 }), (moment, months, which, daysLater) => {
      const terms = chain(moment, months);
      const later = moment + daysLater * 86_400_000;
      const others = terms.filter((_, index) => index !== which % terms.length);
      const moved = movedUp(others, later);
      const begun = others.filter(({ startsAt }) => startsAt.getTime() <= later);
      expect(moved.map((term) => term.months)).toEqual(others.slice(begun.length).map((term) => term.months));
      const running = begun.find((term) => isDuring(term, later));
      let end = running?.endsAt ?? new Date(later);
      for (const { startsAt, endsAt } of moved) {
        expect(startsAt).toEqual(end);
        end = endsAt;
      }
      const before = others.at(-1)?.endsAt.getTime() ?? 0;
      expect(end.getTime()).toBeLessThanOrEqual(Math.max(before, later));
    }),
  );
});
