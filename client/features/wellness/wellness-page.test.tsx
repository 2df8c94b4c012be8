import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/session';
import { meWith } from '../../test/me';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './wellness-page';

beforeEach(() => storeToken(tokenOf()));

const week = (visits: number, index: number) => ({
  __typename: 'ProgressWeek',
  startsOn: `2026-10-${10 + index}`,
  visits,
});
const progress = (visits: number[], values = {}) => ({
  __typename: 'Progress',
  weeks: visits.map(week),
  currentStreak: 0,
  longestStreak: 0,
  lastVisitAt: null,
  ...values,
});
const MEASURED = {
  __typename: 'Measurement',
  id: 'measurement',
  weightKg: 70,
  heightCm: 175,
  bmi: 22.9,
  muscleMassKg: null,
};
const membership = (id: string, values = {}) => ({
  __typename: 'Membership',
  id,
  status: 'INACTIVE',
  current: null,
  previous: null,
  paidUntil: null,
  isFrozen: false,
  freeze: null,
  ...values,
});

/** The answer for a new member, with other fields of the user. */
const answerWith = (fields: object = {}) => ({
  me: meWith({
    latestMeasurement: null,
    dietDetails: null,
    progress: progress([0, 0, 0]),
    workoutPlans: [],
    memberships: [membership('pass'), membership('nutrition')],
    ...fields,
  }),
});
const NEW = answerWith();
const DETAILS = {
  __typename: 'DietDetails',
  id: 'details',
  age: 34,
  gender: 'FEMALE',
  bmi: 22.9,
  bmiStatus: 'NORMAL',
  dietGoal: 'Eat more vegetables',
  foodPreferences: null,
  fitnessLevel: 'MODERATE',
  limitations: null,
  updatedAt: '2026-11-21T06:30:00Z',
};

const open = (values: object = {}) =>
  renderPage(<Page />, { path: '/wellness', answers: { WellnessPage: () => ({ ...NEW, ...values }) } });

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a new member sees the first step, and what each part will show', async () => {
  await open();
  expect(region('First, your weight and height').getByRole('link').getAttribute('href')).toBe(
    '/user-profile-form',
  );
  expect(screen.queryByRole('region', { name: 'Your numbers' })).toBeNull();
  expect(region('Your streak').getByText('No visits yet')).toBeTruthy();
  expect(region('Your diet details').getByText('Nothing here yet')).toBeTruthy();
  expect(region('Membership').getByText('You have no membership.')).toBeTruthy();
  expect(href('See the passes')).toBe('/pass-membership-plans');
  expect(region(/^Meals for/).getByText(/once we know your weight and height, your age/)).toBeTruthy();
});

test('shows the latest numbers with their status and links', async () => {
  await open(answerWith({ latestMeasurement: MEASURED }));
  const numbers = region('Your numbers');
  expect(numbers.getByText('BMI 22.9: Normal')).toBeTruthy();
  expect(numbers.getByText('Weight 70 kg · Height 175 cm')).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^First/ })).toBeNull();
  expect(href('BMI calculator')).toBe('/Diet');
  expect(href('See my progress')).toBe('/progress');
  expect(href('Amounts and the full week')).toBe('/Diet?tab=week-plan');
});

test('scales the meals of today if the details are complete, as on the diet page', async () => {
  await open(answerWith({ latestMeasurement: MEASURED, dietDetails: DETAILS }));
  const meals = region(/^Meals for/);
  expect(meals.getAllByRole('listitem')).toHaveLength(5);
  expect(meals.getByText('The amounts are adjusted to the 2,270 kcal you need.')).toBeTruthy();
  const details = region('Your diet details').getAllByRole('definition');
  expect(details.map(({ textContent }) => textContent)).toEqual([
    '34 years',
    'Female',
    '22.9',
    'Normal',
    'Moderate: training 3 to 5 days a week',
    'Eat more vegetables',
  ]);
});

test('names the missing details', async () => {
  await open(answerWith({ latestMeasurement: MEASURED, dietDetails: { ...DETAILS, age: null } }));
  expect(region(/^Meals for/).getByText(/adjust it to you once we know your age\.$/)).toBeTruthy();
});

const lastVisitAt = '2026-11-20T01:00:00Z';

test.each([
  [{ currentStreak: 1, longestStreak: 1 }, ['1 week in a row', 'This is your longest.']],
  [{ currentStreak: 3, longestStreak: 9 }, ['3 weeks in a row', 'Your longest is 9 weeks.']],
  [
    { currentStreak: 0, longestStreak: 1 },
    ['0 weeks in a row', 'Your longest is 1 week. Your next visit starts a new one.'],
  ],
])('describes streak %# in words', async (streak, words) => {
  await open(answerWith({ progress: progress([1, 0, 2], { ...streak, lastVisitAt }) }));
  for (const text of [...words, 'You came in 2 of the last 3 weeks. Last visit on 20 November 2026.']) {
    expect(region('Your streak').getByText(text)).toBeTruthy();
  }
});

test('each week is a tick, and the current one is highlighted once it has a visit', async () => {
  await open(answerWith({ progress: progress([1, 0, 2], { lastVisitAt }) }));
  const ticks = document.querySelectorAll('[data-kind]');
  expect([...ticks].map((tick) => tick.getAttribute('data-kind'))).toEqual(['filled', 'empty', 'current']);
});

const period = (planName: string, endsAt: string) => ({
  __typename: 'MembershipPeriod',
  id: planName,
  planName,
  endsAt,
});
const current = period('Premium', '2099-03-20T18:30:00Z');
const running = { status: 'ACTIVE', current, paidUntil: current.endsAt };
const previous = period('Nutrition', '2026-01-20T18:30:00Z');
const ended = { previous, paidUntil: previous.endsAt };

test.each([
  ['an active one hides one that has ended', running, ended, ['Active Premium, until 20 March 2099']],
  ['one that has ended, if none is active', {}, ended, ['Inactive, ended on 20 January 2026 Nutrition']],
  ['both active ones', running, running, Array<string>(2).fill('Active Premium, until 20 March 2099')],
])('the membership line: %s', async (_name, pass, nutrition, lines) => {
  await open(answerWith({ memberships: [membership('pass', pass), membership('nutrition', nutrition)] }));
  const shown = [...screen.getByRole('region', { name: 'Membership' }).querySelectorAll('p')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(lines);
  expect(href('Your membership')).toBe('/membership');
});

const TODAY = '2026-11-23T07:00:00+05:30';
const planFrom = (startsOn: string, id = 'plan-1') => ({
  __typename: 'SavedWorkoutPlan',
  id,
  startsOn,
  durationDays: 7,
});
const planDays = ['Full body A', 'Rest'].map((title, index) => ({
  __typename: 'WorkoutPlanDay',
  day: index + 1,
  kind: index === 0 ? 'STRENGTH' : 'REST',
  title,
  minutes: index === 0 ? 45 : 0,
}));
const RUNNING = {
  me: meWith({
    workoutPlan: {
      __typename: 'SavedWorkoutPlan',
      id: 'plan-1',
      title: '2 days of strength',
      doneDays: [1],
      plan: { __typename: 'WorkoutPlan', days: planDays },
    },
  }),
};

test.each([
  ['2026-11-23', ['Day 1 of 2: Full body A', 'About 45 minutes. Done today.']],
  ['2026-11-22', ['Day 2 of 2: Rest', 'A rest day. Nothing to do.']],
])('a plan that starts on %s shows the session of today', async (startsOn, texts) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(TODAY) });
  await renderPage(<Page />, {
    path: '/wellness',
    answers: {
      WellnessPage: () => answerWith({ workoutPlans: [planFrom(startsOn)] }),
      RunningPlan: () => RUNNING,
    },
  });
  vi.useRealTimers();
  const plan = region('Your plan');
  for (const text of texts) expect(await plan.findByText(text)).toBeTruthy();
  expect(href('Open the plan')).toBe('/Diet?tab=workout-plan&plan=plan-1');
});

test.each(['2026-11-24', '2026-11-16'])('a plan that starts on %s is not running today', async (startsOn) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(TODAY) });
  await open(answerWith({ workoutPlans: [planFrom(startsOn)] }));
  vi.useRealTimers();
  expect(region('Your plan').getByText('No plan for today')).toBeTruthy();
  expect(href('Make a workout plan')).toBe('/Diet?tab=workout-plan');
});

test('a page that does not load shows an error and can be requested again', async () => {
  let answer: object | Error = new Error('away');
  await renderPage(<Page />, {
    path: '/wellness',
    answers: { WellnessPage: () => answer as Record<string, unknown> },
  });
  expect(screen.getByRole('alert').textContent).toMatch(/Your wellness page did not load/);
  answer = NEW;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Your streak' })).toBeTruthy();
});
