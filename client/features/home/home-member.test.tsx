import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { textOfDay, studioDay } from '#common/calendar';
import { clearToken, storeToken } from '../../lib/session';
import { store } from '../../lib/storage';
import { renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { memberships, nothing, pass } from '../memberships/testing/membership-answers';
import { orderOf } from '../memberships/testing/order-answers';
import { HomeMember } from './home-member';

// Loaded up front, so that no test has to wait for it.
beforeAll(() => Promise.all([import('./member-overview'), import('../../lib/data-provider')]));

const running = {
  __typename: 'SavedWorkoutPlan',
  id: 'plan',
  startsOn: textOfDay(studioDay(Date.now())),
  durationDays: 14,
};
const session = {
  __typename: 'SavedWorkoutPlan',
  id: 'plan',
  title: '14 days',
  doneDays: [1],
  plan: {
    __typename: 'WorkoutPlan',
    days: [{ __typename: 'WorkoutPlanDay', day: 1, kind: 'STRENGTH', title: 'Full body A', minutes: 40 }],
  },
};

const overview = (gymPass: object, workoutPlans: object[] = []) => {
  const { me } = memberships(gymPass);
  return {
    me: { ...me, user: { ...me.user, name: 'Asha Kulkarni', isProfileComplete: true, workoutPlans } },
  };
};

const open = (answer: Record<string, unknown> | Error) =>
  renderPage(<HomeMember />, {
    path: '/home',
    answers: {
      MemberOverview: () => answer,
      SetWorkoutPlanDay: () => 'never',
      TodaysSession: () => ({
        me: { __typename: 'Viewer', user: { __typename: 'User', id: 'member', workoutPlan: session } },
      }),
    },
  });
const fact = (name: string) => screen.getByText(name).parentElement!;

test('a member sees today’s workout, the membership and what is to pay', async () => {
  storeToken(tokenOf());
  await open(overview({ ...pass, pendingOrder: orderOf(8, { status: 'PENDING' }) }, [running]));
  expect(await screen.findByRole('heading', { name: 'Hello, Asha' })).toBeTruthy();
  const today = await within(fact('Today')).findByRole('link', { name: 'Day 1 of 14: Full body A, done' });
  expect(today.getAttribute('href')).toBe('/Diet?tab=workout-plan&plan=plan');
  expect(fact('Membership').textContent).toContain('Basic until 20 Mar 2027');
  expect(fact('To pay').textContent).toContain('₹1,300 for Basic');
  expect(screen.getByRole('link', { name: 'Pay ₹1,300' })).toBeTruthy();
});

test('what was ticked without a connection is sent', async () => {
  storeToken(tokenOf());
  const tick = { planId: 'plan', day: 1, isDone: true, madeAt: Date.now() };
  store('planChanges', JSON.stringify([tick]));
  const { operations } = await open(overview(pass, [running]));
  await screen.findByRole('heading', { name: 'Hello, Asha' });
  expect(operations.find(({ name }) => name === 'SetWorkoutPlanDay')?.variables).toEqual({
    input: { id: 'plan', day: 1, isDone: true, secondsAgo: 0 },
  });
});

test('a member without a membership is asked to join', async () => {
  storeToken(tokenOf());
  await open(overview(nothing('PASS')));
  expect(await screen.findByRole('link', { name: 'JOIN NOW' })).toBeTruthy();
  expect(fact('Today').textContent).toContain('No workout plan for today');
  expect(fact('Membership').textContent).toContain('None yet');
  expect(fact('To pay').textContent).toContain('Nothing');
});

test('a failure is told in the same place, and can be tried again', async () => {
  storeToken(tokenOf());
  await open(new Error('away'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your membership and your plan did not load.',
  );
});

test.each([
  ['guests', () => clearToken()],
  ['staff', () => storeToken(tokenOf({ role: 'admin' }))],
])('%s see and load nothing of it', async (_name, begin) => {
  begin();
  const { operations } = await open(overview(pass));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(operations).toEqual([]);
});
