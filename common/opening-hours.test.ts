import { afterEach, describe, expect, test } from 'vitest';
import {
  formatSpan,
  formatSpans,
  formatTimeOfDay,
  openingHours,
  studioTime,
  upcomingHolidays,
  weeklyTimings,
} from './opening-hours';
import { dailyOpening, openingLine, spansOn } from './opening-now';
import { readStudio, setStudio, type StudioFacts } from './studio';

/** 16 November 2026 is a Monday. */
const DAYS = { Mon: 16, Tue: 17, Wed: 18, Thu: 19, Fri: 20, Sat: 21, Sun: 22 };

const at = (day: keyof typeof DAYS, time: string) => Date.parse(`2026-11-${DAYS[day]}T${time}+05:30`);

test.each([
  ['Mon', '00:00:00', false, 'Closed, opens 5 am'],
  ['Mon', '04:59:59', false, 'Closed, opens 5 am'],
  ['Mon', '05:00:00', true, 'Open until 12 pm'],
  ['Mon', '11:59:59', true, 'Open until 12 pm'],
  ['Mon', '12:00:00', false, 'Back at 3 pm'],
  ['Mon', '14:59:59', false, 'Back at 3 pm'],
  ['Mon', '15:00:00', true, 'Open until 10 pm'],
  ['Mon', '21:59:59', true, 'Open until 10 pm'],
  ['Mon', '22:00:00', false, 'Closed, opens 5 am'],
  ['Mon', '23:59:59', false, 'Closed, opens 5 am'],
  ['Tue', '11:59:00', true, 'Open until 12 pm'],
  ['Wed', '15:00:00', true, 'Open until 10 pm'],
  ['Thu', '12:00:00', false, 'Back at 3 pm'],
  ['Fri', '22:00:00', false, 'Closed, opens 5 am'],
  ['Sat', '21:59:59', true, 'Open until 10 pm'],
  ['Sat', '22:00:00', false, 'Closed, opens 5 am'],
  ['Sat', '23:59:59', false, 'Closed, opens 5 am'],
  ['Sun', '00:00:00', false, 'Closed, opens 5 am'],
  ['Sun', '04:59:59', false, 'Closed, opens 5 am'],
  ['Sun', '05:00:00', true, 'Open until 12 pm'],
  ['Sun', '11:59:59', true, 'Open until 12 pm'],
  ['Sun', '12:00:00', false, 'Closed, opens 5 am'],
  ['Sun', '15:00:00', false, 'Closed, opens 5 am'],
  ['Sun', '23:59:59', false, 'Closed, opens 5 am'],
] as const)('on %s at %s: open is %s, "%s"', (day, time, isOpen, text) => {
  expect(openingLine(at(day, time))).toEqual({ isOpen, text });
});

test('uses Indian time wherever the program runs', () => {
  expect(studioTime(Date.parse('2026-11-15T18:29:59Z'))).toEqual({
    day: 0,
    date: '2026-11-15',
    minutes: 23 * 60 + 59,
  });
  expect(studioTime(Date.parse('2026-11-15T18:30:00Z'))).toEqual({ day: 1, date: '2026-11-16', minutes: 0 });
  expect(studioTime(Date.parse('2026-11-20T23:30:00-08:00'))).toEqual({
    day: 6,
    date: '2026-11-21',
    minutes: 13 * 60,
  });
});

test('lists each day of the week once, with opening periods in ascending order', () => {
  expect(
    weeklyTimings()
      .flatMap(({ days }) => days)
      .sort(),
  ).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const { spans } of weeklyTimings()) {
    const minutes = spans.flatMap(({ from, to }) => [from, to]);
    expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
  }
});

test.each([
  [0, '12 am'],
  [5 * 60, '5 am'],
  [11 * 60 + 59, '11:59 am'],
  [12 * 60, '12 pm'],
  [15 * 60 + 5, '3:05 pm'],
  [22 * 60, '10 pm'],
  [24 * 60, '12 am'],
])('formats minute %i of the day as %s', (minutes, text) => {
  expect(formatTimeOfDay(minutes)).toBe(text);
});

test('formats an opening period', () => {
  expect(formatSpan({ from: 5 * 60, to: 12 * 60 })).toBe('5 am to 12 pm');
});

const CLOSED: readonly [] = [];
const MORNING = [{ from: 6 * 60, to: 11 * 60 }];

describe('with other hours', () => {
  const shown = readStudio();
  afterEach(() => setStudio(shown));
  const set = (hours: Partial<Pick<StudioFacts, 'week' | 'holidays' | 'weekStart'>>) =>
    setStudio({ ...shown, ...hours });

  test('neighbouring days with the same hours share a row', () => {
    const rows = () => weeklyTimings().map(({ label, spans }) => `${label} ${formatSpans(spans)}`);
    set({ week: Array<typeof MORNING>(7).fill(MORNING) });
    expect(rows()).toEqual(['Every day 6 am to 11 am']);
    expect(dailyOpening()).toBe('6 am');
    set({ week: [CLOSED, MORNING, MORNING, CLOSED, MORNING, MORNING, MORNING] });
    expect(rows()).toEqual([
      'Monday and Tuesday 6 am to 11 am',
      'Wednesday closed',
      'Thursday to Saturday 6 am to 11 am',
      'Sunday closed',
    ]);
    expect(openingHours()).toContain('Wednesday closed, Thursday to Saturday');
    set({ week: [CLOSED, MORNING, MORNING, MORNING, MORNING, MORNING, CLOSED], weekStart: 6 });
    expect(rows()).toEqual(['Saturday and Sunday closed', 'Monday to Friday 6 am to 11 am']);
    expect(dailyOpening()).toBeNull();
  });

  test('a closed day is skipped until the next opening, which is named unless it is tomorrow', () => {
    set({ week: [CLOSED, MORNING, MORNING, MORNING, MORNING, MORNING, CLOSED] });
    expect(openingLine(at('Fri', '12:00:00')).text).toBe('Closed, opens Monday 6 am');
    expect(openingLine(at('Sun', '12:00:00')).text).toBe('Closed, opens 6 am');
    set({ week: Array<readonly []>(7).fill(CLOSED) });
    expect(openingLine(at('Fri', '12:00:00'))).toEqual({ isOpen: false, text: 'Closed' });
    expect(dailyOpening()).toBeNull();
  });

  test('holidays have hours of their own', () => {
    const holiday = { from: '2026-11-17', to: '2026-11-18', name: 'Diwali', label: 'Diwali' };
    set({ holidays: [{ ...holiday, spans: CLOSED }] });
    expect(openingLine(at('Tue', '10:00:00')).text).toBe('Closed, opens Thursday 5 am');
    expect(openingLine(at('Mon', '23:00:00')).text).toBe('Closed, opens Thursday 5 am');
    set({ holidays: [{ ...holiday, spans: MORNING }] });
    expect(openingLine(at('Wed', '05:30:00')).text).toBe('Closed, opens 6 am');
    expect(openingLine(at('Wed', '10:00:00'))).toEqual({ isOpen: true, text: 'Open until 11 am' });
    expect(spansOn(at('Thu', '10:00:00'))).toHaveLength(2);
  });

  test('holidays are announced a month ahead, until they are over', () => {
    const holiday = (from: string, to: string, name: string) => ({
      from,
      to,
      name,
      label: name,
      spans: CLOSED,
    });
    set({
      holidays: [
        holiday('2026-11-14', '2026-11-15', 'Over'),
        holiday('2026-11-17', '2026-11-18', 'Diwali'),
        holiday('2026-12-16', '2026-12-16', 'Inventory'),
        holiday('2026-12-25', '2026-12-25', 'Christmas'),
      ],
    });
    const announced = (time: number) => upcomingHolidays(time).map(({ name }) => name);
    expect(announced(at('Mon', '23:00:00'))).toEqual(['Diwali', 'Inventory']);
    expect(announced(at('Wed', '23:00:00'))).toEqual(['Diwali', 'Inventory']);
    expect(announced(at('Thu', '00:00:00'))).toEqual(['Inventory']);
  });
});
