import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#common/time';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activity, found, pickable } from '../testing/activity-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const rate = (total: number, perWeek: number | null) => ({
  __typename: 'ProgressRate',
  total,
  perWeek,
  perWeekBefore: null,
});

const MONDAYS = Array.from({ length: 26 }, (_, week) =>
  new Date(Date.UTC(2026, 10, 23) - (25 - week) * 7 * DAY_MS).toISOString().slice(0, 10),
);

const answer = (progress: object = {}, nodes: object[] = []) => ({
  user: {
    __typename: 'User',
    id: 'asha',
    progress: {
      __typename: 'Progress',
      visitCount: 0,
      workoutCount: 0,
      currentStreak: 0,
      longestStreak: 0,
      lastVisitAt: null,
      weeks: MONDAYS.map((startsOn) => ({ __typename: 'ProgressWeek', startsOn, visits: 1, workouts: 1 })),
      visits: rate(0, null),
      workouts: rate(0, null),
      ...progress,
    },
    activities: { __typename: 'ActivityConnection', nodes },
  },
});

const open = (answers: PanelAnswers = {}, search = '?tab=progress&member=asha') =>
  openPanel(search, {
    PickMembers: () => found(pickable('asha')),
    PickedMember: () => ({ user: pickable('asha') }),
    MemberProgress: () =>
      answer(
        {
          visitCount: 1412,
          workoutCount: 1,
          currentStreak: 1,
          longestStreak: 30,
          lastVisitAt: '2026-11-23T05:00:00Z',
          visits: rate(13, 0.5),
          workouts: rate(1, 0.1),
        },
        [
          activity('three', '2026-11-23T05:00:00Z'),
          activity('two', '2026-11-17T05:00:00Z', { workout: 'Leg day' }),
          activity('one', '2026-11-09T05:00:00Z'),
        ],
      ),
    ...answers,
  });

const load = () => press(screen.getByRole('button', { name: 'Load Progress' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T11:30:00+05:30') });
  storeToken(tokenOf({ role: 'admin' }));
});

async function pickAsha() {
  const picker = screen.getByRole('combobox', { name: 'Member' });
  await act(async () => picker.focus());
  fireEvent.change(picker, { target: { value: 'asha' } });
  await press(await screen.findByRole('option', { name: /^Asha Rao/ }));
}

test('the progress is loaded on request, with totals, streak, charts and entries', async () => {
  const { operations } = await open({}, '?tab=progress');
  await pickAsha();
  expect(screen.getByRole('heading', { name: 'No progress loaded' })).toBeTruthy();
  expect(operations.some(({ name }) => name === 'MemberProgress')).toBe(false);
  await load();
  expect(await screen.findByText('Progress of Asha Rao loaded.')).toBeTruthy();
  const section = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('heading').parentElement;
  expect(screen.getByRole('region', { name: 'Altogether' }).textContent).toContain('Visits1412Workouts1');
  expect(section('Visits')?.textContent).toContain('Came 0.5 times a week on average.');
  expect(screen.getByRole('region', { name: 'Weeks in a row' }).textContent).toContain('Now1 week');
  expect(screen.getByRole('img', { name: /^Bar chart: workouts per week/ })).toBeTruthy();
  const entries = within(screen.getByRole('region', { name: 'Latest entries' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Visit23 Nov 2026, 10:30 am',
    'Leg day17 Nov 2026, 10:30 am',
    'Visit9 Nov 2026, 10:30 am',
  ]);
});

test('after a member was picked, the focus is on the button that loads their progress', async () => {
  await open({}, '?tab=progress');
  await pickAsha();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Load Progress' }));
});

test('the progress of the member in the address is loaded at once', async () => {
  await open();
  expect(await screen.findByText('Progress of Asha Rao loaded.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Altogether' })).toBeTruthy();
});

test('while the progress loads, a skeleton is shown', async () => {
  await open({ MemberProgress: () => 'never' });
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'No progress loaded' })).toBeNull();
});

test('without a member it asks for one', async () => {
  await open({}, '?tab=progress');
  await load();
  expect(screen.getByText('Choose a member.')).toBeTruthy();
});

test('a failure is reported, and the progress can be loaded again', async () => {
  let isAway = true;
  await open({ MemberProgress: () => (isAway ? new Error('away') : answer()) });
  expect((await screen.findByRole('alert')).textContent).toBe('Error fetching progress');
  isAway = false;
  await load();
  expect(await screen.findByText('No visits yet')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
