import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOfText, endOfDay, startOfDay, studioDay, textOfDay } from './calendar';
import { dayInWords } from './formats';
import { movedByDays } from './memberships/freezing';
import { lastDayOf } from './memberships/last-day';
import { studioTime } from './opening-hours';
import { openingLine } from './opening-now';
import { isTimeZone, offsetsOf } from './settings/time-zones';
import { readStudio, setStudio, type StudioFacts } from './studio';
import { HOUR_MS, MINUTE_MS } from './time';

const NOW = Date.parse('2026-01-15T00:00:00Z');
const shown = readStudio();
const moveTo = (timeZone: string, others: Partial<StudioFacts> = {}) =>
  setStudio({ ...shown, ...others, timeZone, offsets: offsetsOf(timeZone, NOW) });
const at = (text: string) => Date.parse(text);

afterAll(() => setStudio(shown));

describe.each(['Asia/Kolkata', 'Asia/Dubai', 'America/New_York', 'Pacific/Auckland', 'Africa/Cairo'])(
  'in %s',
  (timeZone) => {
    beforeAll(() => moveTo(timeZone));
    const moments = fc.integer({ min: NOW, max: at('2030-12-31T00:00:00Z') });
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });

    test('the time without Intl is that with it, on days on which clocks are changed as well', () => {
      const check = (moment: number) => {
        const { date, minutes } = studioTime(moment);
        expect(date).toBe(textOfDay(studioDay(moment)));
        expect(new Date(minutes * MINUTE_MS).toISOString().slice(11, 16)).toBe(clock.format(moment));
      };
      fc.assert(fc.property(moments, check));
      for (const [, from] of offsetsOf(timeZone, NOW).slice(1))
        for (const moment of [from - MINUTE_MS, from, from + HOUR_MS]) check(moment);
    });

    test('every moment is between the beginning and the end of its day', () => {
      fc.assert(
        fc.property(moments, (moment) => {
          const day = studioDay(moment);
          expect(startOfDay(day)).toBeLessThanOrEqual(moment);
          expect(endOfDay(day)).toBeGreaterThan(moment);
          expect(textOfDay(studioDay(startOfDay(day)))).toBe(textOfDay(day));
        }),
      );
    });

    test('a membership ends with its last day, on which a freeze moves it to another', () => {
      fc.assert(
        fc.property(moments, fc.integer({ min: 1, max: 400 }), (moment, days) => {
          const lastDay = studioDay(moment);
          const endsAt = new Date(endOfDay(lastDay));
          expect(dayInWords(lastDayOf(endsAt))).toBe(dayInWords(moment));
          const moved = lastDayOf(movedByDays(endsAt, days));
          expect(textOfDay(studioDay(moved.getTime()))).toBe(textOfDay(addDays(lastDay, days)));
        }),
      );
    });
  },
);

test.each([
  ['2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ['2026-11-02', '2026-11-02T05:00:00.000Z', 24],
])('%s in New York begins at %s and has %i hours', (text, start, hours) => {
  moveTo('America/New_York');
  const day = dayOfText(text)!;
  expect(new Date(startOfDay(day)).toISOString()).toBe(start);
  expect(endOfDay(day) - startOfDay(day)).toBe(hours * HOUR_MS);
});

const MORNING = [{ from: 5 * 60, to: 12 * 60 }];

test.each([
  ['2026-03-07T23:30:00-05:00', 'Closed, opens 5 am'],
  ['2026-03-08T04:59:00-04:00', 'Closed, opens 5 am'],
  ['2026-03-08T05:00:00-04:00', 'Open until 12 pm'],
  ['2026-03-08T12:00:00-04:00', 'Closed, opens Tuesday 5 am'],
  ['2026-10-31T23:30:00-04:00', 'Closed, opens 5 am'],
  ['2026-11-01T04:59:00-05:00', 'Closed, opens 5 am'],
  ['2026-11-01T23:30:00-05:00', 'Closed, opens Tuesday 5 am'],
])('a studio in New York that is closed on Mondays says at %s: %s', (moment, text) => {
  const week = Array.from({ length: 7 }, (_, day) => (day === 1 ? [] : MORNING));
  moveTo('America/New_York', { week });
  expect(openingLine(at(moment)).text).toBe(text);
});

test('what is written follows the zone at once', () => {
  const moment = at('2026-11-21T19:00:00Z');
  const written = ['Asia/Kolkata', 'Asia/Dubai', 'America/New_York', 'Asia/Tokyo'].map((timeZone) => {
    moveTo(timeZone);
    return dayInWords(moment);
  });
  expect(written).toEqual(['22 November 2026', '21 November 2026', '21 November 2026', '22 November 2026']);
});

test.each([
  ['Asia/Dubai', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['asia/dubai', false],
  ['+04:00', false],
  ["Asia/Dubai'", false],
  ['', false],
])('%s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
