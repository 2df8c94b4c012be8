import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, storeToken } from '../../lib/session';
import { meWith } from '../../test/me';
import { press } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { endRest } from './rest-timer';
import { loadsAnswer, openTab, saved, savedPlanAnswer, tab } from './testing/plan-site';

/** Day 3 of the saved plan, which is open. */
const NOW = Date.parse('2026-11-23T07:00:00+05:30');

beforeEach(() => {
  clearToken();
  storeToken(tokenOf());
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => act(() => endRest()));

const trained = (values: object) => ({
  __typename: 'TrainedExercise',
  id: `trained-${JSON.stringify(values)}`,
  trainedAt: '2026-11-21T02:00:00Z',
  day: 3,
  position: 1,
  doneSets: [],
  loadKg: null,
  ...values,
});

const squatLoads = (...loads: object[]) => ({
  __typename: 'ExerciseLoads',
  exercise: { __typename: 'Exercise', id: 'goblet-squat', name: 'Goblet Squat' },
  loads,
});

async function openSaved({ values = {}, loads = [] as object[], answers = {} } = {}) {
  const site = await openTab({
    path: '/Diet?tab=workout-plan&plan=plan-1',
    answers: {
      WorkoutPlanTab: () => tab([saved()]),
      SavedPlan: () => savedPlanAnswer(values),
      ExerciseLoadsOfMember: () => loadsAnswer(loads),
      SetTrainedExercise: () => 'never',
      SetWorkoutPlanDay: () => 'never',
      ...answers,
    },
  });
  await screen.findByText('1 of 4 sessions done');
  return {
    sent: (name: string) => site.operations.filter((one) => one.name === name).map((one) => one.variables),
  };
}

const day = (number: number) => within(document.querySelector<HTMLElement>(`#day-${number}`)!);
const squats = () => within(day(3).getByRole('group', { name: 'Sets of Goblet Squat' }));
const set = (number: number) => squats().getByRole<HTMLInputElement>('checkbox', { name: `Set ${number}` });
const load = () => day(3).getByRole<HTMLInputElement>('textbox', { name: /^Load of Goblet Squat/ });
const exercise = { planId: 'plan-1', day: 3, position: 1, loadKg: null, secondsAgo: 0 };

test('each set has a tick, which shows at once and is sent', async () => {
  const { sent } = await openSaved({ values: { trainedExercises: [trained({ doneSets: [2] })] } });
  expect(squats().getAllByRole('checkbox')).toHaveLength(3);
  expect([1, 2, 3].map((one) => set(one).checked)).toEqual([false, true, false]);
  await press(set(1));
  expect(set(1).checked).toBe(true);
  expect(sent('SetTrainedExercise')).toEqual([{ input: { ...exercise, doneSets: [1, 2] } }]);
});

test('a load is sent when its field is left; what is no load stays with a message', async () => {
  const { sent } = await openSaved();
  fireEvent.change(load(), { target: { value: 'heavy' } });
  fireEvent.blur(load());
  expect(day(3).getByRole('alert').textContent).toBe('Enter a number from 0.5 to 500.');
  expect(load().value).toBe('heavy');
  expect(sent('SetTrainedExercise')).toEqual([]);
  fireEvent.change(load(), { target: { value: '12,5' } });
  await act(async () => void fireEvent.keyDown(load(), { key: 'Enter' }));
  expect(day(3).queryByRole('alert')).toBeNull();
  expect(load().value).toBe('12.5');
  expect(sent('SetTrainedExercise')).toEqual([{ input: { ...exercise, doneSets: [], loadKg: 12.5 } }]);
});

test('last time’s load is that of another day, and one press notes it again', async () => {
  const first = trained({ day: 1, loadKg: 12 });
  const { sent } = await openSaved({ values: { trainedExercises: [first] }, loads: [squatLoads(first)] });
  expect(day(1).queryByText(/^Last time/)).toBeNull();
  await press(day(3).getByRole('button', { name: 'Last time 12 kg Note it again for Goblet Squat' }));
  expect(load().value).toBe('12');
  expect(day(3).queryByRole('button', { name: /^Last time/ })).toBeNull();
  expect(day(3).getByText('Last time 12 kg')).toBeTruthy();
  expect(sent('SetTrainedExercise')).toEqual([{ input: { ...exercise, doneSets: [], loadKg: 12 } }]);
});

test('exercises without a weight have no load', async () => {
  await openSaved();
  expect(day(3).getByRole('group', { name: 'Sets of Old Stretch' })).toBeTruthy();
  expect(day(3).queryByRole('textbox', { name: /Old Stretch/ })).toBeNull();
});

test('the last set of a day ticks the day, too', async () => {
  const trainedExercises = [trained({ doneSets: [1, 2] }), trained({ position: 2, doneSets: [1, 2] })];
  const { sent } = await openSaved({
    values: { trainedExercises },
    answers: {
      SetTrainedExercise: () => ({
        setTrainedExercise: {
          __typename: 'SetTrainedExercisePayload',
          workoutPlan: {
            ...saved(),
            trainedExercises: [trained({ doneSets: [1, 2, 3] }), trainedExercises[1]],
          },
          viewer: meWith({ exerciseLoads: [] }),
        },
      }),
    },
  });
  await press(set(3));
  expect(screen.getByText('2 of 4 sessions done')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(sent('SetWorkoutPlanDay')).toEqual([
    { input: { id: 'plan-1', day: 3, isDone: true, secondsAgo: 0 } },
  ]);
});

test('a set that is done starts the rest, which can be longer, skipped, or off for good', async () => {
  await openSaved();
  await press(set(1));
  expect(screen.getByRole('timer').textContent).toContain('1:30');
  await press(screen.getByRole('button', { name: '15 seconds longer' }));
  expect(screen.getByRole('timer').textContent).toContain('1:45');
  await press(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('timer')).toBeNull();
  await press(screen.getByRole('checkbox', { name: 'Rest timer after each set' }));
  await press(set(2));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(localStorage.getItem('restTimerOff')).toBe('true');
});

test('a set that is unticked, or has no rest after it, starts none', async () => {
  await openSaved({ values: { trainedExercises: [trained({ doneSets: [1] })] } });
  await press(set(1));
  await press(
    within(day(3).getByRole('group', { name: 'Sets of Old Stretch' })).getByRole('checkbox', {
      name: 'Set 1',
    }),
  );
  expect(screen.queryByRole('timer')).toBeNull();
});

test('the end of the rest is said and vibrates', async () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  await openSaved();
  vi.useFakeTimers({ now: NOW });
  fireEvent.click(set(1));
  expect(screen.getByText('Rest for 90 seconds.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(89_000));
  expect(vibrate).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1000));
  expect(vibrate).toHaveBeenCalledOnce();
  expect(screen.getAllByText('Rest is over: next set.')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Rest is over: next set.')).toBeNull();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('the plan is there without the loads', async () => {
  await openSaved({ answers: { ExerciseLoadsOfMember: () => new Error('away') } });
  expect(set(1)).toBeTruthy();
});
