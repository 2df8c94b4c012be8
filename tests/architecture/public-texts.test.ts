/** Texts of the site agree with the opening hours and the price list. */
import { expect, test } from 'vitest';
import { formatTimeOfDay, spansOn, weeklyTimings } from '#common/opening-hours';
import { photos } from '#server/seed/photos';
import { planOffers } from '#server/seed/plan-offers';
import { trainers } from '#server/seed/trainers';

const PAGES = import.meta.glob<Record<string, unknown>>('../../client/features/*/*.content.ts', {
  eager: true,
});

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const NUMBERS = ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

/** Sentences with a day that say nothing about opening hours. */
const NOT_OPENING_HOURS = [
  'Lift on Monday, stretch on Tuesday',
  'The bar will still be there on Thursday',
  'two grandfathers who box on Fridays',
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const texts = textsIn([Object.values(PAGES), photos(), trainers(), planOffers()]);
const week = DAYS.map((_, day) => spansOn(day));
const opensAt = new Set(week.map(([first]) => first?.from));

const matches = (pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([found]) => ({ found, text })));

/** Minutes after midnight of "5 am", "3:30 pm" or, in the morning, "by nine". */
function minutesOf(time: string): number {
  const [, word] = /^(?:at|by|from) (\w+)$/.exec(time) ?? [];
  if (word) return (NUMBERS.indexOf(word) + 5) * 60;
  const [, hours, minutes = '0', half] = /^(\d+)(?::(\d+))? ([ap]m)$/.exec(time)!;
  return ((Number(hours) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minutes);
}

test('reads the texts of all public pages', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.some((text) => text.includes(formatTimeOfDay(week[1]![0]!.from)))).toBe(true);
});

test('every time of day is within the opening hours', () => {
  const times = matches(
    /\b\d{1,2}(?::\d\d)? [ap]m\b|\b(?:at|by|from) (?:five|six|seven|eight|nine|ten|eleven)\b/g,
  );
  expect(times.length).toBeGreaterThan(5);
  const isOpen = (minutes: number) => week[1]!.some(({ from, to }) => minutes >= from && minutes <= to);
  expect(times.filter(({ found }) => !isOpen(minutesOf(found)))).toEqual([]);
});

test('the studio opens every day at the same time, as texts say', () => {
  const claims = matches(/every day of the week|open from \d+ [ap]m/gi);
  expect(claims.length).toBeGreaterThan(0);
  expect([...opensAt]).toHaveLength(1);
  expect(opensAt).not.toContain(undefined);
});

test('days are named only as in the opening hours', () => {
  const labels = weeklyTimings.map(({ label }) => label);
  const known = [...DAYS, ...NOT_OPENING_HOURS, ...labels];
  const isKnown = (text: string) =>
    known.some((phrase) => (DAYS.includes(phrase) ? text === phrase : text.includes(phrase)));
  const named = matches(new RegExp(`\\b(?:${DAYS.join('|')})s?\\b|\\bweek(?:day|end)s?\\b`, 'g'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ text }) => !isKnown(text))).toEqual([]);
});

test('amounts come from the price list', () => {
  expect(matches(/₹|\bRs\.?\s?\d|\b\d[\d,]* rupees/g)).toEqual([]);
});

test('numbers of gyms and sessions are those of the plans', () => {
  const features = planOffers().flatMap((offer) => offer.features);
  const claims = matches(/[\d,]+\+ (?:gyms|sessions)/g).map(({ found }) => found);
  expect(claims.length).toBeGreaterThan(2);
  expect(claims.filter((claim) => !features.includes(claim))).toEqual([]);
});
