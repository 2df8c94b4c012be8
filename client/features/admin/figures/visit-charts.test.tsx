import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activity, activityPage, visitStatistics } from '../testing/activity-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const ATTENDANCE = '?tab=attendance';
const open = (answers: PanelAnswers = {}, search = ATTENDANCE) =>
  openPanel(search, {
    Activities: () => activityPage([activity('one', '2026-11-23T05:00:00Z')]),
    ...answers,
  });

const figures = () => within(screen.getByRole('complementary', { name: 'Figures' }));
const part = (name: string) => within(figures().getByRole('region', { name }));
const rowsOf = (name: string) =>
  within(part(name).getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T11:30:00+05:30') });
  storeToken(tokenOf({ role: 'admin' }));
});

test('the visits of the weeks are a sentence, a chart and a table', async () => {
  await open();
  const weeks = part('Visits by week');
  expect(weeks.getByText('18 visits a day, 4 more than in the 4 weeks before.')).toBeTruthy();
  expect(weeks.getByRole('img').getAttribute('aria-label')).toContain('visits per week since 2 Nov 2026');
  expect(rowsOf('Visits by week')).toEqual([
    ['Week starting', 'Visits'],
    ['23 Nov 2026, so far', '129'],
    ['16 Nov 2026', '128'],
    ['9 Nov 2026', '127'],
    ['2 Nov 2026', '126'],
  ]);
});

test('the busy hours are a sentence, a chart and a table of all hours between the first and the last', async () => {
  await open();
  expect(part('Busy hours').getByText('Busiest: Monday 6 to 7 pm.')).toBeTruthy();
  const rows = rowsOf('Busy hours');
  expect(rows[1]).toEqual(['7 am', '30', '0', '0', '12', '0', '0', '0']);
  expect(rows.at(-1)).toEqual(['6 pm', '60', '0', '0', '0', '0', '0', '0']);
  expect(rows).toHaveLength(13);
});

test('a number of the tables opens the visits that it counts, and the list says of which hour', async () => {
  await open();
  const hours = within(part('Busy hours').getByRole('table', { hidden: true }));
  await press(hours.getByRole('link', { name: '60', hidden: true }));
  expect(panelAddress()).toBe(
    '/admin-dashboard?tab=attendance&from=2026-11-02&to=2026-11-29&weekday=1&hour=18',
  );
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  expect(filters.getByText('Monday 6 to 7 pm')).toBeTruthy();
  await press(filters.getByRole('button', { name: /Hours/, hidden: true }));
  expect(panelAddress()).toBe('/admin-dashboard?tab=attendance&from=2026-11-02&to=2026-11-29');
});

test('a studio without visits has no busy hours', async () => {
  const weeks = visitStatistics().visitStatistics.weeks.map((week) => ({ ...week, visits: 0 }));
  await open({
    VisitStatistics: () => visitStatistics({ weeks, busyHours: [], perDay: null, perDayBefore: null }),
  });
  expect(figures().getByText('No visits in these 4 weeks.')).toBeTruthy();
  expect(figures().queryByText('Busy hours')).toBeNull();
});

test('the list is shown although the figures fail, which can be tried again', async () => {
  let isAway = true;
  await open({ VisitStatistics: () => (isAway ? new Error('away') : visitStatistics()) });
  expect(screen.getByText('Asha Rao')).toBeTruthy();
  expect(figures().getByText(/The figures could not be loaded/)).toBeTruthy();
  isAway = false;
  await press(figures().getByRole('button', { name: /again/i }));
  await waitFor(() => expect(part('Busy hours')).toBeTruthy());
});

test('workouts have no figures of visits', async () => {
  await open({}, '?tab=workouts');
  expect(screen.queryByRole('complementary', { name: 'Figures' })).toBeNull();
});

test('where they do not fit beside the list, the figures are folded', async () => {
  await open();
  const fold = screen.getByText('Visits by week and busy hours');
  expect(fold.closest('details')?.open).toBe(false);
  fireEvent.click(fold);
  expect(fold.closest('details')?.open).toBe(true);
});
