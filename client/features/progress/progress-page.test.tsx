import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { lastWeeks } from '#common/activity/weeks';
import { textOfDay } from '#common/calendar';
import { storeToken } from '../../lib/session';
import { meWith } from '../../test/me';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './progress-page';

beforeEach(() => storeToken(tokenOf()));

const NOW = Date.parse('2026-11-21T12:00:00+05:30');
const rate = (values = {}) => ({
  __typename: 'ProgressRate',
  total: 0,
  perWeek: null,
  perWeekBefore: null,
  ...values,
});

/** The last `count` weeks, each with `visits` visits and no workout. */
const weeksOf = (count: number, visits = 1) =>
  lastWeeks(count, NOW).map((monday) => ({
    __typename: 'ProgressWeek',
    startsOn: textOfDay(monday),
    visits,
    workouts: 0,
  }));

const measured = (measuredAt: string, weightKg: number | null, muscleMassKg: number | null = null) => ({
  __typename: 'Measurement',
  id: measuredAt,
  measuredAt,
  weightKg,
  muscleMassKg,
});

const progressOf = (weeks: number) => ({
  __typename: 'Progress',
  weeks: weeksOf(weeks),
  visits: rate({ total: weeks, perWeek: 1, perWeekBefore: 2 }),
  workouts: rate({ perWeek: 0 }),
  currentStreak: 1,
  longestStreak: 9,
  lastVisitAt: '2026-11-20T01:00:00Z',
});

const answer = (
  weeks: unknown,
  weeklyMeasurements: object[] = [],
  { exerciseLoads = [], ...values }: { exerciseLoads?: object[] } & Record<string, unknown> = {},
) => ({
  me: meWith({
    progress: { ...progressOf(Number(weeks)), ...values },
    weeklyMeasurements,
    exerciseLoads,
  }),
});

const nothing = answer(12, [], {
  weeks: weeksOf(12, 0),
  visits: rate(),
  workouts: rate(),
  currentStreak: 0,
  longestStreak: 0,
  lastVisitAt: null,
});

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers'];

const Search = () => <output aria-label="address">{useLocation().search}</output>;
const open = (answers: Answers = {}, path = '/progress') =>
  renderPage(
    <>
      <Page />
      <Search />
    </>,
    { path, answers: { ProgressPage: ({ weeks }) => answer(weeks), ...answers } },
  );

const region = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (name: string) =>
  region(name)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

test('shows a sentence, then the chart, then a table that starts with the current week', async () => {
  await open();
  const visits = screen.getByRole('region', { name: 'Visits' });
  const parts = [
    within(visits).getByText('You came once a week on average, down from 2.'),
    within(visits).getByRole('img', { name: /^Bar chart: visits per week since 31 Aug 2026/ }),
    visits.querySelector('details')!,
  ];
  for (const [index, part] of parts.slice(1).entries()) {
    const isAfter = parts[index]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAfter).toBeTruthy();
  }
  expect(visits.querySelectorAll('rect')).toHaveLength(12);
  expect(rowsOf('Visits').slice(0, 3)).toEqual([
    'Week starting | Visits',
    '16 Nov 2026, so far | 1',
    '9 Nov 2026 | 1',
  ]);
});

test('shows the streaks and the last visit', async () => {
  await open();
  const facts = region('Weeks in a row').getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['1 week', '9 weeks', '20 November 2026']);
});

test('without data it shows no charts, and explains what will appear there', async () => {
  await open({ ProgressPage: () => nothing });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Weeks in a row' })).toBeNull();
  expect(region('Visits').getByText('No visits yet')).toBeTruthy();
  expect(region('Workouts').getByText(/^Tick off a day of your workout plan/)).toBeTruthy();
  expect(region('Measurements').getByText('No measurements in these 12 weeks')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a measurement' }).getAttribute('href')).toBe(
    '/user-profile-form',
  );
});

test('shows a line each for weight and muscle mass, and one table for both', async () => {
  const rows = [measured('2026-10-01T10:00:00Z', 80), measured('2026-11-20T10:00:00Z', 78.5, 34)];
  await open({ ProgressPage: ({ weeks }) => answer(weeks, rows) });
  const part = region('Measurements');
  expect(part.getByText('78.5 kg on 20 Nov 2026, 1.5 kg less than on 1 Oct 2026.')).toBeTruthy();
  expect(part.getByText('34.0 kg on 20 Nov 2026.')).toBeTruthy();
  expect(part.getAllByRole('img')).toHaveLength(2);
  expect(rowsOf('Measurements')).toEqual([
    'Date | Weight, kg | Muscle mass, kg',
    '20 Nov 2026 | 78.5 | 34.0',
    '1 Oct 2026 | 80.0 | –None',
  ]);
});

test('puts the chosen period in the URL, fetches it and announces it', async () => {
  const { operations } = await open();
  await press(screen.getByLabelText('26 weeks'));
  await waitFor(() => expect(screen.getByText('Showing the last 26 weeks.')).toBeTruthy());
  expect(screen.getByLabelText('address').textContent).toBe('?weeks=26');
  expect(operations.map(({ variables }) => variables['weeks'])).toEqual([12, 26]);
});

test.each([
  ['?weeks=52', 52],
  ['?weeks=13', 12],
  ['?weeks=all', 12],
])('%s shows %i weeks', async (search, weeks) => {
  const { operations } = await open({}, `/progress${search}`);
  expect(operations[0]?.variables).toEqual({ weeks });
  expect(screen.getByLabelText<HTMLInputElement>(`${weeks} weeks`).checked).toBe(true);
});

test('a period that does not load is not replaced by the previous one, and can be requested again', async () => {
  let isAway = true;
  await open({ ProgressPage: ({ weeks }) => (weeks === 26 && isAway ? new Error('away') : answer(weeks)) });
  fireEvent.click(screen.getByLabelText('26 weeks'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Your progress did not load/);
  expect(screen.queryByRole('region', { name: 'Visits' })).toBeNull();
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Showing the last 26 weeks.')).toBeTruthy();
});

test('shows a loading state', async () => {
  await open({ ProgressPage: () => 'never' });
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'My progress' })).toBeTruthy();
});

test('says how the load of each exercise has changed, the latest first', async () => {
  const load = (loadKg: number, trainedAt: string) => ({
    __typename: 'TrainedExercise',
    id: trainedAt,
    day: 1,
    position: 1,
    doneSets: [1],
    loadKg,
    trainedAt,
  });
  const exercise = (name: string, loads: object[]) => ({
    __typename: 'ExerciseLoads',
    exercise: { __typename: 'Exercise', id: name.toLowerCase(), name },
    loads,
  });
  const exerciseLoads = [
    exercise('Squat', [load(14.5, '2026-11-20T02:00:00Z'), load(12, '2026-11-13T02:00:00Z')]),
    exercise('Row', [load(10, '2026-11-19T02:00:00Z')]),
  ];
  await open({ ProgressPage: () => answer(12, [], { exerciseLoads }) });
  const section = region('Loads');
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Squat14.5 kg on 20 Nov 2026, 2.5 kg more than on 13 Nov 2026.',
    'Row10 kg on 19 Nov 2026.',
  ]);
  expect(section.getByRole('link', { name: 'Squat' }).getAttribute('href')).toBe(
    '/exercise-hub?exercise=squat',
  );
});

test('without loads it says how to note some', async () => {
  await open({ ProgressPage: () => nothing });
  const section = region('Loads');
  expect(section.getByText('No loads noted yet')).toBeTruthy();
  expect(section.getByRole('link', { name: 'My plans' })).toBeTruthy();
});
