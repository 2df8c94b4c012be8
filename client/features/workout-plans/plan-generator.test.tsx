import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LIMITATIONS } from '#common/exercises/exercises';
import { authMessages } from '#common/auth/messages';
import { enumName } from '#common/enum-names';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { clearToken, storeToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { generated, openTab, pressButton, resultArea, tab } from './testing/plan-site';
import { WorkoutPlanTab } from './workout-plan-tab';
import { workoutPlansContent } from './workout-plans.content';

/** Saturday noon in Pune. */
const NOW = Date.parse('2026-11-21T12:00:00+05:30');

beforeEach(() => {
  clearToken();
  storeToken(tokenOf());
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const inputsOf = (operations: { name: string; variables: Record<string, unknown> }[]) =>
  operations.filter(({ name }) => name === 'GenerateWorkoutPlan').map(({ variables }) => variables['input']);

const openAndGenerate = async (length = 7, answers: object = {}) => {
  const site = await openTab({ answers: { GenerateWorkoutPlan: () => generated(length), ...answers } });
  await pressButton('Generate');
  await screen.findByRole('heading', { level: 2, name: /days of strength/ });
  return site;
};

test('sends the choices of the form', async () => {
  const { operations } = await openTab({ answers: { GenerateWorkoutPlan: () => generated() } });
  choose('Goal', 'strength');
  choose('Experience', 'advanced');
  choose('Workout preference', 'gym');
  choose('Duration', '30');
  await press(chip('Kettlebell'));
  await press(chip('Dumbbells'));
  await press(chip('Wrist'));
  await pressButton('Generate');
  expect(inputsOf(operations)).toEqual([
    {
      goal: 'STRENGTH',
      experience: 'ADVANCED',
      location: 'GYM',
      days: 30,
      equipment: ['DUMBBELLS', 'KETTLEBELL'],
      limitations: ['WRIST'],
    },
  ]);
});

test('"No equipment" is the default, and clears other equipment', async () => {
  await openTab();
  expect(chip('No equipment').checked).toBe(true);
  await press(chip('Barbell'));
  expect(chip('No equipment').checked).toBe(false);
  await press(chip('No equipment'));
  expect([chip('No equipment').checked, chip('Barbell').checked]).toEqual([true, false]);
});

test('takes the choices from the URL', async () => {
  await openTab({
    path: '/Diet?tab=workout-plan&goal=cardio&days=14&location=outdoor&equipment=jump_rope',
  });
  expect(screen.getByLabelText<HTMLSelectElement>('Goal').value).toBe('cardio');
  expect(screen.getByLabelText<HTMLSelectElement>('Duration').value).toBe('14');
  expect(screen.getByLabelText<HTMLSelectElement>('Workout preference').value).toBe('outdoor');
  expect([chip('Jump rope').checked, chip('Kettlebell').checked]).toEqual([true, false]);
});

test('preselects the limitations in the diet details, and sends none until they are changed', async () => {
  const { operations } = await openTab({
    answers: { WorkoutPlanTab: () => tab([], ['knee']), GenerateWorkoutPlan: () => generated() },
  });
  expect(screen.getByText('Taken from your diet details.')).toBeTruthy();
  expect(chip('Knee').checked).toBe(true);
  await pressButton('Generate');
  await press(chip('Knee'));
  expect(screen.queryByText('Taken from your diet details.')).toBeNull();
  await pressButton('Generate');
  expect(inputsOf(operations)).toMatchObject([{ limitations: null }, { limitations: [] }]);
});

test.each([
  ['are loading', (): 'never' => 'never', 'We leave out exercises that do not suit what you choose.'],
  ['cannot be loaded', () => new Error('away'), 'We could not read your diet details.'],
])('while the diet details %s, the limitations are disabled', async (_name, answer, hint) => {
  const { operations } = await openTab({
    answers: { WorkoutPlanTab: answer, GenerateWorkoutPlan: () => generated() },
  });
  expect(screen.getByText(hint)).toBeTruthy();
  expect(chip('Wrist').closest('fieldset')?.disabled).toBe(true);
  await pressButton('Generate');
  expect(inputsOf(operations)).toMatchObject([{ limitations: null }]);
});

/** Opens the tab on a page where the diet details can be saved, too. */
async function openBesideDetails(first: string[]) {
  let cache: ApolloCache | undefined;
  const Host = () => {
    ({ cache } = useApolloClient());
    return <WorkoutPlanTab />;
  };
  const site = await renderPage(<Host />, {
    path: '/Diet?tab=workout-plan',
    answers: { WorkoutPlanTab: () => tab([], first), GenerateWorkoutPlan: () => generated() },
  });
  const save = (now: string[]) =>
    act(async () => {
      const workoutLimitations = () => now.map(enumName);
      cache?.modify({ id: 'User:asha', fields: { workoutLimitations } });
      await Promise.resolve();
    });
  return { ...site, save };
}

const chosenLimitations = () =>
  LIMITATIONS.filter((one) => chip(workoutPlansContent.form.limitationLabels[one]).checked);

test('shows limitations that are saved on the same page', async () => {
  const { save } = await openBesideDetails([]);
  expect(chosenLimitations()).toEqual([]);
  await save(['knee']);
  await vi.waitFor(() => expect(chosenLimitations()).toEqual(['knee']));
});

test('own choices survive a change of the diet details, which decide the rest', async () => {
  const { save, operations } = await openBesideDetails(['knee', 'hip']);
  await press(chip('Wrist'));
  await press(chip('Knee'));
  expect(chosenLimitations()).toEqual(['hip', 'wrist']);
  await save(['knee', 'shoulder']);
  await vi.waitFor(() => expect(chosenLimitations()).toEqual(['shoulder', 'wrist']));
  await pressButton('Generate');
  expect(inputsOf(operations)).toMatchObject([{ limitations: ['SHOULDER', 'WRIST'] }]);
});

test('a choice that was undone follows the diet details again', async () => {
  const { save, operations } = await openBesideDetails(['knee']);
  await press(chip('Wrist'));
  await press(chip('Wrist'));
  await save([]);
  await vi.waitFor(() => expect(chosenLimitations()).toEqual([]));
  await pressButton('Generate');
  expect(inputsOf(operations)).toMatchObject([{ limitations: null }]);
});

test('shows the days of a plan with amounts, demonstrations and reasons', async () => {
  await openAndGenerate();
  const result = resultArea();
  expect(document.activeElement?.textContent).toBe('7 days of strength at home');
  expect(result.getByText('At home · Beginner · Dumbbells · Take care with: Wrist')).toBeTruthy();
  expect(result.getByText('Stop when you feel pain.')).toBeTruthy();
  const days = result.getAllByRole('listitem').filter((item) => /^Day \d/.test(item.textContent ?? ''));
  expect(days).toHaveLength(7);
  const first = within(days[0]!);
  expect(first.getByText('One rep more in each set than last week.')).toBeTruthy();
  expect(first.getByText('3 × 8–12, rest 90 s, 1–3 reps left in reserve')).toBeTruthy();
  expect(first.getByText('2 × 30 s per side')).toBeTruthy();
  const link = first.getByRole('link', { name: 'Goblet Squat' });
  expect(link.getAttribute('href')).toBe('/exercise-hub?exercise=goblet-squat&tab=workout-plan&day=1');
  expect(first.queryByRole('link', { name: 'Old Stretch' })).toBeNull();
  expect(first.getByText(/^It trains the thighs/)).toBeTruthy();
  expect(first.getAllByRole('link', { name: /^ACSM/ })[0]?.getAttribute('href')).toBe(
    'https://example.org/acsm',
  );
  expect(days[1]?.textContent).toBe('Day 2 Rest');
});

test('moves the focus to the form after Cancel, not to the older plan', async () => {
  vi.useFakeTimers({ now: NOW });
  let next: Record<string, unknown> | 'never' = generated();
  await openTab({ answers: { GenerateWorkoutPlan: () => next } });
  await press(screen.getByRole('button', { name: 'Generate' }));
  await act(async () => vi.advanceTimersByTime(1000));
  expect(document.activeElement?.textContent).toBe('7 days of strength at home');
  next = 'never';
  await press(screen.getByRole('button', { name: 'Generate' }));
  await act(async () => vi.advanceTimersByTime(1000));
  await press(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('heading', { level: 2, name: /days of strength/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Make a plan' }));
});

test.each([
  [true, 1],
  [false, 0],
])('says that a language model wrote the text: %s', async (isTextByModel, times) => {
  await openTab({ answers: { GenerateWorkoutPlan: () => generated(7, 'As text', isTextByModel) } });
  await pressButton('Generate');
  await press(await screen.findByRole('radio', { name: 'Text' }));
  expect(screen.queryAllByText(/^A language model wrote this text/)).toHaveLength(times);
});

test('a long plan shows one week at a time, starting with the first', async () => {
  await openAndGenerate(30);
  const weeks = [...document.querySelectorAll<HTMLDetailsElement>('details[name="week"]')];
  expect(weeks.map(({ open }) => open)).toEqual([true, false, false, false, false]);
  expect(weeks[4]?.querySelector('summary')?.textContent).toBe('Week 5days 29 to 30, 1 session');
});

test('shows the plan as text and copies it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openAndGenerate();
  await press(screen.getByRole('radio', { name: 'Text' }));
  expect(screen.getByText('The plan as text').tagName).toBe('PRE');
  expect(screen.queryByText('Goblet Squat')).toBeNull();
  await pressButton('Copy');
  expect(writeText).toHaveBeenCalledWith('The plan as text');
  expect(await screen.findByText('Plan copied.')).toBeTruthy();
});

test('downloads the calendar file and the text, named after the plan', async () => {
  const files: { name: string; content: Blob }[] = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    last = content as Blob;
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last! });
  });
  await openAndGenerate();
  fireEvent.change(screen.getByLabelText('Start day'), { target: { value: '2026-12-01' } });
  await pressButton('Calendar file');
  await pressButton('Download .txt');
  expect(files.map(({ name }) => name)).toEqual([
    '7-days-of-strength-at-home.ics',
    '7-days-of-strength-at-home.txt',
  ]);
  const calendar = await files[0]!.content.text();
  expect(calendar.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20261201',
    'DTSTART;VALUE=DATE:20261203',
    'DTSTART;VALUE=DATE:20261205',
    'DTSTART;VALUE=DATE:20261207',
  ]);
  expect(calendar).toMatch(/UID:[0-9a-f]{32}-day-1@/);
  expect(calendar).not.toMatch(/wrist/i);
  expect(await files[1]!.content.text()).toBe('The plan as text');
});

test('while a plan is written the form stays, the seconds are shown, and Cancel stops it', async () => {
  vi.useFakeTimers({ now: NOW });
  await openTab({ answers: { GenerateWorkoutPlan: () => 'never' } });
  choose('Duration', '14');
  await press(screen.getByRole('button', { name: 'Generate' }));
  expect(screen.getByRole('heading', { name: 'Writing your 14-day plan' })).toBe(document.activeElement);
  const filled = () => document.querySelectorAll('[data-kind="filled"]').length;
  await act(async () => vi.advanceTimersByTime(1000));
  expect([filled(), screen.queryByText(/seconds so far/)]).toEqual([5, null]);
  await act(async () => vi.advanceTimersByTime(9000));
  expect([filled(), screen.getByText('10 seconds so far')]).toMatchObject([13, {}]);
  await press(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => vi.advanceTimersByTime(1000));
  expect(screen.queryByText(/^Writing/)).toBeNull();
  expect(screen.getByText('Your plan appears here')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Duration').value).toBe('14');
});

test('does not show a response that arrives after Cancel', async () => {
  let answer: (data: Record<string, unknown>) => void = () => undefined;
  await openTab({ answers: { GenerateWorkoutPlan: () => new Promise((resolve) => (answer = resolve)) } });
  await pressButton('Generate');
  await pressButton('Cancel');
  await act(async () => answer(generated()));
  expect(await screen.findByText('Your plan appears here')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /days of strength/ })).toBeNull();
});

test.each([
  [
    'the server’s message',
    refusal('Too many attempts.', { code: 'RATE_LIMITED' }),
    workoutPlanMessages.planFailed('Too many attempts.'),
  ],
  [
    'the message about a language model',
    refusal('Error generating plan: busy', { code: 'UPSTREAM_FAILED' }),
    'Error generating plan: busy',
  ],
  ['a network error', new TypeError('away'), workoutPlanMessages.planFailed(authMessages.serverUnreachable)],
  ['an empty text', generated(7, ''), workoutPlanMessages.planEmpty],
])('shows a failure (%s), keeps the choices and offers a retry', async (_name, answer, text) => {
  let next: object = answer;
  await openTab({ answers: { GenerateWorkoutPlan: () => next as Record<string, unknown> } });
  choose('Goal', 'cardio');
  await pressButton('Generate');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(text)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Goal').value).toBe('cardio');
  next = generated();
  await press(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: /days of strength/ })).toBeTruthy();
});

test('a plan can be made even if the saved plans do not load', async () => {
  await openTab({
    answers: { WorkoutPlanTab: () => new Error('away'), GenerateWorkoutPlan: () => generated() },
  });
  expect(screen.getByText('Your plans did not load.')).toBeTruthy();
  await pressButton('Generate');
  expect(await screen.findByRole('heading', { level: 2, name: /days of strength/ })).toBeTruthy();
});
