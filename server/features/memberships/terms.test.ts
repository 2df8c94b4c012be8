import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isDuring,
  movedAfter,
  movedUp,
  nextTerm,
  overlap,
  termAfter,
  termFrom,
  termOn,
  type SoldTerm,
} from './terms';

const at = (text: string) => Date.parse(`${text}+05:30`);
const months = (count: number) => ({ months: count, days: null });
const someDays = (count: number) => ({ months: 0, days: count });
const ist = (date: Date) => new Date(date.getTime() + 330 * 60_000).toISOString().slice(0, 16);

test('a month bought at noon ends with the same day of the next month', () => {
  const term = termFrom(at('2026-11-21T12:00'), months(1));
  expect(ist(term.startsAt)).toBe('2026-11-21T12:00');
  expect(ist(term.endsAt)).toBe('2026-12-22T00:00');
  expect(isDuring(term, term.endsAt.getTime() - 1)).toBe(true);
  expect(isDuring(term, term.endsAt.getTime())).toBe(false);
  expect(isDuring(term, term.startsAt.getTime() - 1)).toBe(false);
});

test('a month from 31 January ends with February, and the next one with 31 March', () => {
  const february = termFrom(at('2026-01-31T18:00'), months(1));
  expect(ist(february.endsAt)).toBe('2026-03-01T00:00');
  expect(ist(termAfter(february, months(1)).endsAt)).toBe('2026-04-01T00:00');
  expect(ist(termAfter(february, months(2)).endsAt)).toBe('2026-05-01T00:00');
});

test('a term bought before the end starts at the end, one bought later starts now', () => {
  const term = termFrom(at('2026-11-21T12:00'), months(1));
  const end = term.endsAt.getTime();
  expect(nextTerm([term], months(1), end - 1).startsAt).toEqual(term.endsAt);
  expect(nextTerm([term], months(1), end).startsAt).toEqual(new Date(end));
  expect(nextTerm([], months(1), end).startsAt).toEqual(new Date(end));
});

test('of some days the first one counts, and months are counted on from the last one', () => {
  const day = termFrom(at('2026-11-21T12:00'), someDays(1));
  expect(ist(day.endsAt)).toBe('2026-11-22T00:00');
  const week = termFrom(at('2026-01-25T18:00'), someDays(7));
  expect(ist(week.endsAt)).toBe('2026-02-01T00:00');
  expect(ist(termAfter(week, months(1)).endsAt)).toBe('2026-03-01T00:00');
  expect(ist(termAfter(week, someDays(7)).endsAt)).toBe('2026-02-08T00:00');
  const after = termAfter(termFrom(at('2026-01-31T18:00'), months(1)), someDays(3));
  expect(ist(after.endsAt)).toBe('2026-03-04T00:00');
  expect(ist(termAfter(after, months(1)).endsAt)).toBe('2026-04-04T00:00');
});

const now = fc.integer({ min: at('2026-01-01T00:00'), max: at('2029-01-01T00:00') });
const purchases = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });

/** Consecutive terms, all bought at the same moment. */
const chain = (moment: number, counts: number[]) =>
  counts.reduce<SoldTerm[]>(
    (terms, count) => [
      ...terms,
      { ...nextTerm(terms, months(count), moment), ...months(count), startsOn: null },
    ],
    [],
  );

test('months bought one by one last as long as the same months bought at once', () => {
  fc.assert(
    fc.property(now, purchases, (moment, counts) => {
      const terms = chain(moment, counts);
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect(terms.at(-1)!.endsAt).toEqual(termFrom(moment, months(total)).endsAt);
      terms.slice(1).forEach((term, index) => expect(term.startsAt).toEqual(terms[index]!.endsAt));
    }),
  );
});

test('after removing any term, the others still follow without a gap and keep their lengths', () => {
  fc.assert(
    fc.property(now, purchases, fc.nat(), fc.nat({ max: 500 }), (moment, counts, which, daysLater) => {
      const terms = chain(moment, counts);
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

test('a term from today starts now, one from another day with that day', () => {
  const moment = at('2026-11-21T12:00');
  const on = (startsOn: string, endings: Date[] = []) => termOn(startsOn, { ...months(1), endings }, moment);
  expect(on('2026-11-21')).toEqual(termFrom(moment, months(1)));
  expect(ist(on('2026-11-19').startsAt)).toBe('2026-11-19T00:00');
  expect(ist(on('2026-11-19').endsAt)).toBe('2026-12-20T00:00');
  expect(ist(on('2026-11-19', [new Date(at('2026-11-19T09:30'))]).startsAt)).toBe('2026-11-19T09:30');
});

const HOUR_MS = 3_600_000;
const dayText = (moment: number) => ist(new Date(moment)).slice(0, 10);

/** A running term, one with a chosen first day some days after it, and one that follows that. */
function chosenChain(moment: number, gap: number): SoldTerm[] {
  const running = termFrom(moment, months(1));
  const startsOn = dayText(running.endsAt.getTime() + gap * 24 * HOUR_MS);
  const chosen = termOn(startsOn, { ...months(1), endings: [] }, moment);
  const last = nextTerm([running, chosen], months(1), moment);
  return [
    { ...running, ...months(1), startsOn: null },
    { ...chosen, ...months(1), startsOn },
    { ...last, ...months(1), startsOn: null },
  ];
}

const daysOf = ({ startsAt, endsAt }: SoldTerm) =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / (24 * HOUR_MS));

test('a chosen first day is kept as long as the terms before it allow, and no day is lost or gained', () => {
  fc.assert(
    fc.property(now, fc.nat({ max: 20 }), fc.integer({ min: 1, max: 30 }), (moment, gap, days) => {
      const [running, ...later] = chosenChain(moment, gap) as [SoldTerm, SoldTerm, SoldTerm];
      const endsAt = new Date(running.endsAt.getTime() + days * 24 * HOUR_MS);
      const moved = movedAfter(later, { endsAt, days });
      expect(moved.map(daysOf)).toEqual(later.map(daysOf));
      expect(moved[0]!.startsAt.getTime()).toBe(Math.max(later[0].startsAt.getTime(), endsAt.getTime()));
      expect(moved[1]!.startsAt).toEqual(moved[0]!.endsAt);
      expect(movedAfter(moved, { endsAt: running.endsAt, days: -days })).toEqual(later);
      expect(overlap(moved[0]!, { startsAt: running.startsAt, endsAt })).toBe(false);
    }),
  );
});

test('without the term before it, a chosen first day stays, or is reached again', () => {
  fc.assert(
    fc.property(now, fc.nat({ max: 20 }), fc.nat({ max: 30 }), (moment, gap, days) => {
      const [running, ...later] = chosenChain(moment, gap) as [SoldTerm, SoldTerm, SoldTerm];
      const endsAt = new Date(running.endsAt.getTime() + days * 24 * HOUR_MS);
      const moved = movedAfter(later, { endsAt, days });
      expect(movedUp(moved, moment)[0]).toEqual(later[0]);
    }),
  );
});
