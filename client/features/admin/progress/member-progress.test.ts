import { expect, test } from 'vitest';
import { progressOf } from './member-progress';

const NOW = Date.parse('2026-11-25T12:00:00+05:30');

const activity = (day: string, type: 'ATTENDANCE' | 'WORKOUT' = 'ATTENDANCE') => ({
  id: day + type,
  type,
  workout: type === 'WORKOUT' ? 'Legs' : null,
  happenedAt: `${day}T07:00:00+05:30`,
});

test('visits and workouts are counted per week of the studio, the current one last', () => {
  const progress = progressOf(
    [
      activity('2026-11-24'),
      activity('2026-11-23'),
      activity('2026-11-22', 'WORKOUT'),
      activity('2026-11-16'),
      activity('2026-11-02'),
    ],
    { weeks: 4, now: NOW },
  );
  expect(progress).toEqual({
    weeks: [
      { startsOn: '2026-11-02', visits: 1, workouts: 0 },
      { startsOn: '2026-11-09', visits: 0, workouts: 0 },
      { startsOn: '2026-11-16', visits: 1, workouts: 1 },
      { startsOn: '2026-11-23', visits: 2, workouts: 0 },
    ],
    visits: { total: 4, perWeek: 0.7, perWeekBefore: null },
    workouts: { total: 1, perWeek: 0.3, perWeekBefore: null },
    currentStreak: 2,
    longestStreak: 2,
    lastVisitAt: '2026-11-24T07:00:00+05:30',
    totals: { visits: 4, workouts: 1 },
  });
});

test('weeks before the first activity are not part of an average', () => {
  const { weeks, visits } = progressOf([activity('2026-11-17')], { weeks: 4, now: NOW });
  expect(weeks.map((week) => week.visits)).toEqual([0, 0, 1, 0]);
  expect(visits).toEqual({ total: 1, perWeek: 1, perWeekBefore: null });
});

test('a member who has never come has no average and no streak', () => {
  expect(progressOf([], { weeks: 4, now: NOW })).toMatchObject({
    visits: { total: 0, perWeek: null },
    currentStreak: 0,
    lastVisitAt: null,
  });
});
