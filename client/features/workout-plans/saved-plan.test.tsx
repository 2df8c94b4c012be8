import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { clearToken, storeToken } from '../../lib/session';
import { allToasts } from '../../lib/toast';
import { meWith } from '../../test/me';
import { refusal } from '../../test/refusal';
import { press } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import {
  generated,
  myPlans,
  openTab,
  pressButton,
  saved,
  savedPlanAnswer,
  tab,
  wholePlan,
} from './testing/plan-site';

/** Day 3 of the saved plan. */
const NOW = Date.parse('2026-11-23T07:00:00+05:30');

beforeEach(() => {
  clearToken();
  storeToken(tokenOf());
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const openSaved = (answers: object = {}) =>
  openTab({
    path: '/Diet?tab=workout-plan&plan=plan-1',
    answers: { WorkoutPlanTab: () => tab([saved()]), SavedPlan: () => savedPlanAnswer(), ...answers },
  });

const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const FIRST = 'Done: day 1, Full body A';
const THIRD = 'Done: day 3, Full body A';

const answerTo = (values: object) => ({
  setWorkoutPlanDay: {
    __typename: 'SetWorkoutPlanDayPayload',
    workoutPlan: { __typename: 'SavedWorkoutPlan', id: 'plan-1', ...values },
  },
});

test('without saved plans it explains what saving is for', async () => {
  await openTab();
  expect(myPlans().getByText('No saved plans yet')).toBeTruthy();
});

test('lists plans with their start day and progress', async () => {
  const later = saved({ id: 'plan-2', title: 'Another', startsOn: '2026-12-01', doneDays: [] });
  await openTab({ answers: { WorkoutPlanTab: () => tab([later, saved()]) } });
  const [first, second] = myPlans().getAllByRole('listitem');
  expect(within(first!).getByText(/^Starts on 1 December 2026/).textContent).toContain(
    '0 of 4 sessions done',
  );
  expect(within(second!).getByText(/^Started on 21 November 2026/).textContent).toContain('1 of 4 sessions');
  expect(second!.querySelectorAll('[data-kind="filled"]')).toHaveLength(1);
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/Diet?tab=workout-plan&plan=plan-2');
});

const savedAnswer = (plans: { id?: string; startsOn?: string }[]) => ({
  saveWorkoutPlan: {
    __typename: 'SaveWorkoutPlanPayload',
    workoutPlan: wholePlan(plans[0]),
    viewer: { ...meWith({ workoutPlans: plans }), consents: [] },
  },
});

test('a saved plan opens and is listed in its place without another answer', async () => {
  const [newest, earlier] = [saved({ id: 'plan-2', startsOn: '2026-11-25' }), saved({ title: 'Earlier' })];
  const { operations } = await openTab({
    answers: {
      WorkoutPlanTab: () => tab([earlier]),
      GenerateWorkoutPlan: () => generated(),
      SaveWorkoutPlan: () => savedAnswer([newest, earlier]),
      SavedPlan: () => 'never',
    },
  });
  await pressButton('Generate');
  await pressButton('Save to my plans');
  expect(await screen.findByText(/^Starts on 25 November 2026/)).toBeTruthy();
  await press(screen.getByRole('link', { name: 'Back to my plans' }));
  expect(
    myPlans()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['7 days of strength at home', 'Earlier']);
  expect(operations.filter(({ name }) => name === 'WorkoutPlanTab')).toHaveLength(1);
});

test('saves the plan that is shown, with the chosen start day, and opens it', async () => {
  const { operations } = await openTab({
    answers: {
      GenerateWorkoutPlan: () => generated(),
      SaveWorkoutPlan: () => savedAnswer([saved({ startsOn: '2026-11-25' })]),
      SavedPlan: () => savedPlanAnswer({ startsOn: '2026-11-25' }),
    },
  });
  await pressButton('Generate');
  fireEvent.change(await screen.findByLabelText('Start day'), { target: { value: '2026-11-25' } });
  fireEvent.change(screen.getByLabelText('Goal'), { target: { value: 'cardio' } });
  await pressButton('Save to my plans');
  expect(await screen.findByText(/^Starts on 25 November 2026/)).toBeTruthy();
  const { variables } = operations.find(({ name }) => name === 'SaveWorkoutPlan')!;
  expect(variables).toEqual({
    input: {
      startsOn: '2026-11-25',
      goal: 'STRENGTH',
      experience: 'BEGINNER',
      location: 'HOME',
      days: 7,
      equipment: ['DUMBBELLS'],
      limitations: ['WRIST'],
    },
  });
  expect(screen.getByText('Day 1, Wed, 25 Nov')).toBeTruthy();
});

test('rejects a start day out of range without a request', async () => {
  const { operations } = await openTab({ answers: { GenerateWorkoutPlan: () => generated() } });
  await pressButton('Generate');
  const field = await screen.findByLabelText<HTMLInputElement>('Start day');
  expect(field.value).toBe('2026-11-23');
  fireEvent.change(field, { target: { value: '2026-01-01' } });
  await pressButton('Save to my plans');
  expect(screen.getByText(workoutPlanMessages.planStartInvalid)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  field.blur();
  await pressButton('Calendar file');
  expect(document.activeElement).toBe(field);
  expect(operations.filter(({ name }) => name === 'SaveWorkoutPlan')).toEqual([]);
});

test('shows why the server refused to save a plan', async () => {
  await openTab({
    answers: {
      GenerateWorkoutPlan: () => generated(),
      SaveWorkoutPlan: () => refusal(workoutPlanMessages.plansSavedMax),
    },
  });
  await pressButton('Generate');
  await pressButton('Save to my plans');
  expect((await screen.findByRole('alert')).textContent).toBe(workoutPlanMessages.plansSavedMax);
});

test('today is expanded and marked, and only training days can be ticked off', async () => {
  await openSaved();
  expect(await screen.findByText('1 of 4 sessions done')).toBeTruthy();
  expect(screen.getAllByRole('checkbox', { name: /^Done: day/ })).toHaveLength(4);
  expect(tick(FIRST).checked).toBe(true);
  const open = [...document.querySelectorAll('li > details[open]')];
  expect(open.map((day) => day.querySelector('summary')?.textContent)).toEqual([
    'Day 3, Mon, 23 Nov TodayFull body AStrength · 45 min',
  ]);
});

test('a tick shows at once and is saved', async () => {
  let answer: (data: Record<string, unknown>) => void = () => undefined;
  const { operations } = await openSaved({
    SetWorkoutPlanDay: () => new Promise((resolve) => (answer = resolve)),
  });
  await screen.findByText('1 of 4 sessions done');
  await press(tick(THIRD));
  expect(tick(THIRD).checked).toBe(true);
  expect(screen.getByText('2 of 4 sessions done')).toBeTruthy();
  await act(async () => answer(answerTo({ doneDays: [1, 3] })));
  expect(tick(THIRD).checked).toBe(true);
  expect(operations.at(-1)?.variables).toEqual({
    input: { id: 'plan-1', day: 3, isDone: true, secondsAgo: 0 },
  });
});

test('ticks are sent one at a time, in order', async () => {
  const answers: ((data: Record<string, unknown>) => void)[] = [];
  const { operations } = await openSaved({
    SetWorkoutPlanDay: () => new Promise((resolve) => void answers.push(resolve)),
  });
  await screen.findByText('1 of 4 sessions done');
  const sent = () => operations.filter(({ name }) => name === 'SetWorkoutPlanDay').length;
  await press(tick(THIRD));
  await press(tick(FIRST));
  expect(sent()).toBe(1);
  await act(async () => answers[0]!(answerTo({ doneDays: [1, 3] })));
  expect(sent()).toBe(2);
  await act(async () => answers[1]!(answerTo({ doneDays: [3] })));
  expect([tick(FIRST).checked, tick(THIRD).checked]).toEqual([false, true]);
});

test('three quick clicks on a day leave it as the last click set it', async () => {
  const answers: ((data: Record<string, unknown>) => void)[] = [];
  await openSaved({ SetWorkoutPlanDay: () => new Promise((resolve) => void answers.push(resolve)) });
  await screen.findByText('1 of 4 sessions done');
  for (let click = 0; click < 3; click += 1) await press(tick(THIRD));
  await act(async () => answers[0]!(answerTo({ doneDays: [1, 3] })));
  expect(tick(THIRD).checked).toBe(true);
  expect(answers).toHaveLength(1);
});

test('a tick and its opposite while the first answer is on its way are both sent', async () => {
  const answers: ((data: Record<string, unknown>) => void)[] = [];
  await openSaved({ SetWorkoutPlanDay: () => new Promise((resolve) => void answers.push(resolve)) });
  await screen.findByText('1 of 4 sessions done');
  await press(tick(THIRD));
  await press(tick(THIRD));
  await act(async () => answers[0]!(answerTo({ doneDays: [1, 3] })));
  expect(tick(THIRD).checked).toBe(false);
  await act(async () => answers[1]!(answerTo({ doneDays: [1] })));
  expect(tick(THIRD).checked).toBe(false);
});

const WAITS = '1 change waits for a connection. Stay logged in until then, or it is lost.';

test('a tick without an answer stays, and is sent again after a reload and when the connection is back', async () => {
  const sent: unknown[] = [];
  let isAway = true;
  const answer = (variables: unknown) => {
    sent.push(variables);
    return isAway ? new TypeError('Failed to fetch') : answerTo({ doneDays: [1, 3] });
  };
  const { unmount } = await openSaved({ SetWorkoutPlanDay: answer });
  await screen.findByText('1 of 4 sessions done');
  await press(tick(THIRD));
  expect(tick(THIRD).checked).toBe(true);
  expect(await screen.findByText(WAITS)).toBeTruthy();
  unmount();
  vi.setSystemTime(NOW + 3_600_000);
  await openSaved({ SetWorkoutPlanDay: answer });
  await screen.findByText(WAITS);
  expect(tick(THIRD).checked).toBe(true);
  isAway = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
  expect(tick(THIRD).checked).toBe(true);
  const count = sent.length;
  expect(sent.at(-1)).toEqual({ input: { id: 'plan-1', day: 3, isDone: true, secondsAgo: 3600 } });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(count);
});

test('a tick that has not been sent goes with the session', async () => {
  const { unmount } = await openSaved({ SetWorkoutPlanDay: () => new TypeError('Failed to fetch') });
  await screen.findByText('1 of 4 sessions done');
  await press(tick(THIRD));
  await screen.findByText(WAITS);
  unmount();
  clearToken();
  expect(Object.keys(localStorage)).toEqual([]);
  storeToken(tokenOf({ sub: 'another' }));
  await openSaved();
  await screen.findByText('1 of 4 sessions done');
  expect(tick(THIRD).checked).toBe(false);
});

test('a tick that the server refuses is reverted with its message', async () => {
  await openSaved({ SetWorkoutPlanDay: () => refusal(workoutPlanMessages.planNotFound) });
  await screen.findByText('1 of 4 sessions done');
  await press(tick(THIRD));
  expect((await screen.findByRole('alert')).textContent).toBe(workoutPlanMessages.planNotFound);
  expect(tick(THIRD).checked).toBe(false);
  expect(allToasts().at(-1)?.text).toBe(workoutPlanMessages.planNotFound);
});

test('days that are still to come can be ticked off', async () => {
  await openSaved();
  await screen.findByText('1 of 4 sessions done');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Done: day/ });
  expect(boxes.map((box) => box.disabled)).toEqual([false, false, false, false]);
});

test('an exercise leads back to its day, which is then open', async () => {
  await openSaved();
  await screen.findByText('1 of 4 sessions done');
  const [link] = screen.getAllByRole('link', { name: 'Goblet Squat' });
  expect(link!.getAttribute('href')).toBe(
    '/exercise-hub?exercise=goblet-squat&tab=workout-plan&plan=plan-1&day=1',
  );
  cleanup();
  await openTab({
    path: '/Diet?tab=workout-plan&plan=plan-1#day-5',
    answers: { WorkoutPlanTab: () => tab([saved()]), SavedPlan: () => savedPlanAnswer() },
  });
  await screen.findByText('1 of 4 sessions done');
  expect(document.querySelector('#day-5 > details[open]')).toBeTruthy();
});

test('removes a plan after confirmation, and from the list', async () => {
  await openSaved({
    RemoveWorkoutPlan: () => ({
      removeWorkoutPlan: {
        __typename: 'RemoveWorkoutPlanPayload',
        message: 'Plan removed.',
        viewer: meWith({ workoutPlans: [] }),
      },
    }),
  });
  await pressButton('Remove plan');
  const dialog = within(screen.getByRole('dialog', { name: 'Remove "7 days of strength at home"?' }));
  expect(dialog.getByText(/Workouts that you have done and loads that you have noted stay/)).toBeTruthy();
  await press(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('region', { name: 'My plans' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '7 days of strength at home' })).toBeNull();
});

test('shows "not found" for a plan that does not exist or belongs to someone else', async () => {
  await openSaved({ SavedPlan: () => ({ me: meWith({ workoutPlan: null }) }) });
  expect(await screen.findByText(workoutPlanMessages.planNotFound)).toBeTruthy();
  await press(screen.getByRole('link', { name: 'Back to my plans' }));
  expect(screen.getByRole('button', { name: 'Generate' })).toBeTruthy();
});

test('a plan that does not load can be requested again', async () => {
  let isAway = true;
  await openSaved({ SavedPlan: () => (isAway ? new Error('away') : savedPlanAnswer()) });
  expect(screen.getByText('This plan did not load.')).toBeTruthy();
  isAway = false;
  await pressButton('Try again');
  expect(await screen.findByText('1 of 4 sessions done')).toBeTruthy();
});
