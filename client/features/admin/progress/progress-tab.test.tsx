import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activity, pickable } from '../testing/activity-answers';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const page = (nodes: object[], endCursor: string | null = null) => ({
  user: {
    __typename: 'User',
    id: 'asha',
    activities: {
      __typename: 'ActivityConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
});

const open = (answers: PanelAnswers = {}, search = '?tab=progress&member=asha') =>
  openPanel(search, {
    PickedMember: () => ({ user: pickable('asha') }),
    MemberActivities: ({ after }) =>
      after
        ? page([activity('one', '2026-11-09T05:00:00Z')])
        : page(
            [
              activity('three', '2026-11-23T05:00:00Z'),
              activity('two', '2026-11-17T05:00:00Z', { workout: 'Leg day' }),
            ],
            'next',
          ),
    ...answers,
  });

const load = () => press(screen.getByRole('button', { name: 'Load Progress' }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T11:30:00+05:30') });
  storeToken(tokenOf({ role: 'admin' }));
});
afterEach(() => vi.useRealTimers());

test('the progress is loaded on request, from all pages, with totals, streak, charts and entries', async () => {
  const { operations } = await open();
  expect(screen.getByRole('heading', { name: 'No progress loaded' })).toBeTruthy();
  expect(operations.some(({ name }) => name === 'MemberActivities')).toBe(false);
  await load();
  expect(await screen.findByText('Progress of Asha Rao loaded.')).toBeTruthy();
  const section = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('heading').parentElement;
  expect(screen.getByRole('region', { name: 'Altogether' }).textContent).toContain('Visits2Workouts1');
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

test('without a member it asks for one', async () => {
  await open({}, '?tab=progress');
  await load();
  expect(screen.getByText('Choose a member.')).toBeTruthy();
});

test('a failure is reported, and the progress can be loaded again', async () => {
  let isAway = true;
  await open({ MemberActivities: () => (isAway ? new Error('away') : page([])) });
  await load();
  expect((await screen.findByRole('alert')).textContent).toBe('Error fetching progress');
  isAway = false;
  await load();
  expect(await screen.findByText('No visits yet')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
