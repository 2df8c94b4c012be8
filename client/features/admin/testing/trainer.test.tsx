/** Tests of what the panel offers to a trainer. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { refusal } from '../../../test/refusal';
import { tokenOf } from '../../../test/token';
import { activity, activityPage } from './activity-answers';
import { drawerMember, timeline } from './drawer-answers';
import { member, memberChoices, membersPage } from './member-answers';
import { openPanel, type PanelAnswers } from './open-panel';

const ASHA = member('asha', 'Asha Rao');

const open = (search: string, answers: PanelAnswers = {}) =>
  openPanel(search, {
    Members: () => membersPage([ASHA]),
    MemberChoices: () => memberChoices,
    DrawerMember: () => ({ user: drawerMember(ASHA) }),
    MemberTimeline: () => timeline([]),
    Activities: () => activityPage([activity('visit', '2026-11-23T05:00:00Z')]),
    ...answers,
  });

beforeEach(() => storeToken(tokenOf({ role: 'trainer' })));

const main = () => within(screen.getByRole('main'));
const drawer = () => within(screen.getByRole('dialog', { name: 'Asha Rao' }));

test('the list of assigned members has what is known of them, and nothing to sell, export or change', async () => {
  const { operations } = await open('');
  expect(
    main()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['User', 'Membership', 'Last visit', 'Member since']);
  expect(main().queryByRole('button', { name: /Export|Add member|Renew|Columns|Save view/ })).toBeNull();
  expect(main().queryByRole('checkbox')).toBeNull();
  expect(main().queryByRole('combobox', { name: 'Trainer' })).toBeNull();
  expect(operations.map(({ name }) => name).sort()).toEqual(['MemberChoices', 'Members']);
});

test('a trainer to whom nobody is assigned reads what to do', async () => {
  await open('', { Members: () => membersPage([]) });
  expect(screen.getByRole('heading', { name: 'Nobody is assigned to you' })).toBeTruthy();
  expect(screen.getByText(/ask an admin whether your account is linked/)).toBeTruthy();
});

test('the drawer asks for no dues, and offers notes, progress and kinds without orders', async () => {
  const { operations } = await open('?member=asha');
  await screen.findByRole('dialog', { name: 'Asha Rao' });
  expect(operations).toContainEqual({ name: 'DrawerMember', variables: { id: 'asha', readsOrders: false } });
  expect(
    drawer()
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Visits', 'Workouts', 'Notes']);
  expect(drawer().getByRole('button', { name: 'Add note' })).toBeTruthy();
  expect(drawer().getByRole('link', { name: 'Progress' })).toBeTruthy();
  expect(drawer().queryByRole('button', { name: /Renew|Freeze|invitation|code/ })).toBeNull();
  expect(drawer().queryByRole('link', { name: 'Edit' })).toBeNull();
});

const showHealth = () => press(drawer().getByRole('button', { name: 'Show health data' }));

test('health data is read on request only, and its heading gets the focus', async () => {
  const measurement = {
    id: 'm',
    measuredAt: '2026-11-20T01:00:00Z',
    weightKg: 61.5,
    heightCm: 165,
    bmi: 22.6,
  };
  const { operations } = await open('?member=asha', {
    MemberHealthData: () => ({
      user: {
        __typename: 'User',
        id: 'asha',
        latestMeasurement: { __typename: 'Measurement', ...measurement, muscleMassKg: null },
        dietDetails: null,
      },
    }),
  });
  await screen.findByText('Asha Rao sees who opened it, and when.');
  expect(operations.map(({ name }) => name)).not.toContain('MemberHealthData');
  await showHealth();
  await waitFor(() => expect(drawer().getByRole('cell', { name: '61.5' })).toBeTruthy());
  expect(document.activeElement).toBe(drawer().getByRole('heading', { name: 'Health data' }));
});

test('where the member has not agreed to it, the drawer says so and how they do; a failure can be repeated', async () => {
  let answer: () => unknown = () => new Error('away');
  await open('?member=asha', { MemberHealthData: () => answer() as never });
  await screen.findByText('Asha Rao sees who opened it, and when.');
  await showHealth();
  await waitFor(() => expect(drawer().getByText('Error loading data')).toBeTruthy());
  answer = () => refusal('No.', { code: 'FORBIDDEN' });
  await showHealth();
  await waitFor(() =>
    expect(drawer().getByText(/has not agreed that trainers see health data/)).toBeTruthy(),
  );
  expect(drawer().queryByRole('button', { name: 'Show health data' })).toBeNull();
});

test('attendance has no export and no figures of the studio', async () => {
  const { operations } = await open('?tab=attendance');
  expect(main().getByRole('button', { name: 'Mark Attendance' })).toBeTruthy();
  expect(main().queryByRole('button', { name: /Export/ })).toBeNull();
  expect(operations.map(({ name }) => name)).toEqual(['Activities']);
});
