import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { clearToken, expireSession, storeToken } from '../../lib/session';
import { Link } from '../../navigation/navigation';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { dietDraft } from '../diet/diet-form-values';
import { Page } from './diet-page';
import { DETAILS, dietPage, field, fill, openDiet, pressButton, SAVED } from '../diet/testing/diet-site';

beforeEach(() => {
  dietDraft.forget();
  storeToken(tokenOf({ sub: 'asha' }));
});

const SAVE_FAILED = 'We could not save that. Your answers are still here.';

const result = () => screen.queryByText(/^BMI \d/)?.textContent;
const fillSelect = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const inputsOf = (operations: { name: string; variables: Record<string, unknown> }[]) =>
  operations.filter(({ name }) => name === 'SaveDietDetails').map(({ variables }) => variables['input']);

test('shows the BMI once both fields are filled in, in metric and US units', async () => {
  await openDiet();
  await fill(/^Weight/, '70');
  expect(result()).toBeUndefined();
  await fill(/^Height/, '175');
  expect(result()).toBe('BMI 22.9: Normal');
  await press(screen.getByLabelText('US'));
  expect((await field(/^Weight \(lb\)/)).value).toBe('154.3');
  await fill(/^Weight/, '180');
  await fill(/^Height/, '70');
  expect(result()).toBe('BMI 25.8: Overweight');
  await fill(/^Height/, '');
  expect(result()).toBeUndefined();
});

test('the calculator shows errors for out-of-range and implausible input', async () => {
  await openDiet();
  await fill(/^Weight/, '7');
  await fill(/^Height/, '175');
  expect(screen.getByText(messages.numberOutOfRange(20, 400))).toBeTruthy();
  await fill(/^Weight/, '400');
  await fill(/^Height/, '50');
  expect(screen.getByRole('alert').textContent).toMatch(/^Weight and height do not seem to match/);
  expect(result()).toBeUndefined();
});

test('shows the risk for Asian adults beside the status, as information', async () => {
  await openDiet();
  await fill(/^Weight/, '72');
  await fill(/^Height/, '175');
  expect(result()).toBe('BMI 23.5: Normal');
  expect(screen.getByText(/^From 23 the risk/)).toBeTruthy();
  expect(screen.getByText(/it is not a diagnosis/)).toBeTruthy();
});

test('the calculator starts with the measurements of the profile', async () => {
  await openDiet({ answers: { DietPage: () => dietPage(null, { weightKg: 70, heightCm: 175 }) } });
  expect(await screen.findByText('BMI 22.9: Normal')).toBeTruthy();
  expect((await field(/^Weight/)).value).toBe('70');
});

test('a first form is prefilled with the calculated BMI, which can be removed permanently', async () => {
  const answers = {
    DietPage: () => dietPage(null, { weightKg: 70, heightCm: 175 }),
    SaveDietDetails: () => SAVED,
  };
  const { unmount, operations } = await openDiet({ answers });
  expect((await field(/^BMI \(/)).value).toBe('22.9');
  expect((await field(/^BMI status/)).value).toBe('Normal');
  await pressButton('Leave my BMI out');
  expect((await field(/^BMI \(/)).value).toBe('');
  expect(screen.queryByText('Leave my BMI out')).toBeNull();
  unmount();
  const again = await openDiet({ answers });
  expect((await field(/^BMI \(/)).value).toBe('');
  await pressButton('Save details');
  expect(operations.concat(again.operations).filter(({ name }) => name === 'SaveDietDetails')).toMatchObject([
    { variables: { input: { bmi: null, bmiStatus: null } } },
  ]);
});

test('"Use this" fills in the BMI and its status, which are saved with the other details', async () => {
  const { operations } = await openDiet({ answers: { SaveDietDetails: () => SAVED } });
  await fill(/^Age/, '३४');
  await fillSelect(/^Gender/, 'female');
  await fillSelect(/^Fitness level/, 'moderate');
  await fill(/^Diet goal/, ' Eat more vegetables ');
  await fill(/^Weight/, '70');
  await fill(/^Height/, '175');
  await pressButton('Use this');
  expect((await field(/^BMI \(/)).value).toBe('22.9');
  expect((await field(/^BMI status/)).value).toBe('Normal');
  expect((await field(/^Diet goal/)).value).toBe(' Eat more vegetables ');
  await pressButton('Save details');
  expect(await screen.findByText('Diet details saved.')).toBeTruthy();
  expect(inputsOf(operations)).toEqual([
    {
      age: 34,
      gender: 'FEMALE',
      bmi: 22.9,
      bmiStatus: 'NORMAL',
      dietGoal: 'Eat more vegetables',
      foodPreferences: null,
      fitnessLevel: 'MODERATE',
      limitations: null,
      isForCurrentUser: true,
    },
  ]);
  expect(operations.map(({ name }) => name)).toEqual(['DietPage', 'SaveDietDetails']);
  const facts = within(screen.getByRole('region', { name: 'Your diet details' }));
  expect(facts.getByText('34 years')).toBeTruthy();
  expect(facts.getByText('Saved on 21 November 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save details' })).toBeNull();
});

test('no field is required', async () => {
  const { operations } = await openDiet({ answers: { SaveDietDetails: () => SAVED } });
  await pressButton('Save details');
  expect(await screen.findByText('Diet details saved.')).toBeTruthy();
  expect(inputsOf(operations)).toMatchObject([{ age: null, bmi: null, bmiStatus: null, dietGoal: null }]);
});

test('saved details are read-only until edited, and editing can be cancelled', async () => {
  await openDiet({ answers: { DietPage: () => dietPage(DETAILS) } });
  expect(await screen.findByText('Eat more vegetables')).toBeTruthy();
  await pressButton('Change details');
  await fill(/^Diet goal/, 'Another one');
  await pressButton('Cancel');
  expect(screen.getByText('Eat more vegetables')).toBeTruthy();
  await pressButton('Change details');
  expect((await field(/^Diet goal/)).value).toBe('Eat more vegetables');
});

test('invalid values show errors under their fields, and nothing is sent', async () => {
  const { operations } = await openDiet();
  await fill(/^Age/, '12');
  await fill(/^BMI \(/, '300');
  await pressButton('Save details');
  expect(screen.getByText(messages.numberOutOfRange(18, 120))).toBeTruthy();
  expect(screen.getByText(messages.numberOutOfRange(5, 150))).toBeTruthy();
  expect(document.activeElement).toBe(await field(/^Age/));
  expect(inputsOf(operations)).toEqual([]);
});

test('a failed save shows an error and keeps the input, which can be saved later', async () => {
  let isFailing = true;
  await openDiet({ answers: { SaveDietDetails: () => (isFailing ? new Error('away') : SAVED) } });
  await fill(/^Diet goal/, 'Eat more vegetables');
  await pressButton('Save details');
  expect(within(await screen.findByRole('alert')).getByText(SAVE_FAILED)).toBeTruthy();
  expect((await field(/^Diet goal/)).value).toBe('Eat more vegetables');
  isFailing = false;
  await pressButton('Save details');
  expect(await screen.findByText('Diet details saved.')).toBeTruthy();
});

test('a field error of the server is shown under its field', async () => {
  const textTooLong = messages.textTooLong(500);
  await openDiet({
    answers: { SaveDietDetails: () => refusal(textTooLong, { fields: { dietGoal: textTooLong } }) },
  });
  await fill(/^Diet goal/, 'Eat more vegetables');
  await pressButton('Save details');
  expect(await screen.findByText(textTooLong)).toBeTruthy();
  expect((await field(/^Diet goal/)).getAttribute('aria-invalid')).toBe('true');
});

test('a form that was typed in while its details were being saved stays open', async () => {
  let answer: (data: Record<string, unknown>) => void = () => undefined;
  await openDiet({ answers: { SaveDietDetails: () => new Promise((resolve) => (answer = resolve)) } });
  await fill(/^Diet goal/, 'Eat more vegetables');
  await pressButton('Save details');
  await fill(/^Food preferences/, 'No aubergines');
  const typed = await field(/^Food preferences/);
  await act(async () => answer(SAVED));
  expect(await screen.findByText('Diet details saved.')).toBeTruthy();
  expect(await field(/^Food preferences/)).toBe(typed);
  expect(typed.value).toBe('No aubergines');
});

test('the calculator works if the saved details fail to load, and they can be retried', async () => {
  let isFailing = true;
  await openDiet({ answers: { DietPage: () => (isFailing ? new Error('away') : dietPage(DETAILS)) } });
  expect(await screen.findByText('Your diet details did not load.')).toBeTruthy();
  await fill(/^Weight/, '70');
  await fill(/^Height/, '175');
  expect(result()).toBe('BMI 22.9: Normal');
  expect(screen.queryByRole('button', { name: 'Use this' })).toBeNull();
  isFailing = false;
  await pressButton('Try again');
  expect(await screen.findByText('Eat more vegetables')).toBeTruthy();
});

test('details that are cached stay when they cannot be refreshed', async () => {
  let isAway = false;
  const answers = {
    DietPage: () => (isAway ? new Error('away') : dietPage(DETAILS, { weightKg: 70, heightCm: 175 })),
  };
  await renderPage(
    <>
      <Link to="/Diet">Diet</Link>
      <Link to="/home">Home</Link>
      <Routes>
        <Route path="/Diet" element={<Page />} />
        <Route path="/home" element={null} />
      </Routes>
    </>,
    { path: '/Diet', answers },
  );
  await screen.findByText('Eat more vegetables');
  await press(screen.getByText('Home'));
  isAway = true;
  await press(screen.getByText('Diet', { selector: 'a[href="/Diet"]' }));
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(screen.getByText('Eat more vegetables')).toBeTruthy();
  expect(result()).toBe('BMI 22.9: Normal');
});

/** Types on the page, leaves it and comes back. */
async function typeAndLeave(leave: () => void) {
  const { unmount } = await openDiet();
  await fill(/^Weight/, '70');
  await fill(/^Diet goal/, 'Not saved yet');
  unmount();
  leave();
  storeToken(tokenOf({ sub: 'asha' }));
  await openDiet({ answers: { DietPage: () => dietPage(null, { weightKg: 72, heightCm: 175 }) } });
}

test('unsaved form input survives a reload, unlike input in the calculator', async () => {
  await typeAndLeave(() => undefined);
  expect((await field(/^Diet goal/)).value).toBe('Not saved yet');
  expect(screen.getByText('We kept what you filled in. It is not saved yet.')).toBeTruthy();
  expect((await field(/^Weight/)).value).toBe('72');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('"70"');
});

test.each([
  ['a log-out', clearToken],
  ['the server', expireSession],
  ['a log-in to another account', () => storeToken(tokenOf({ sub: 'ravi' }))],
])('no input is left after the session was ended by %s while the page was closed', async (_name, end) => {
  await typeAndLeave(end);
  expect((await field(/^Diet goal/)).value).toBe('');
});

test('the calculator appears with the measurements of the profile, and fields that are not typed in keep them', async () => {
  let arrive: (profile: Record<string, unknown>) => void = () => undefined;
  await openDiet({ answers: { DietPage: () => new Promise((resolve) => (arrive = resolve)) } });
  expect(screen.queryByLabelText(/^Weight/)).toBeNull();
  await act(async () => arrive(dietPage(null, { weightKg: 72, heightCm: 175 })));
  await fill(/^Weight/, '70');
  expect((await field(/^Height/)).value).toBe('175');
  await press(screen.getByLabelText('US'));
  expect((await field(/^Weight/)).value).toBe('154.3');
  expect((await field(/^Height/)).value).toBe('68.9');
});

test('saving removes the draft', async () => {
  await openDiet({ answers: { SaveDietDetails: () => SAVED } });
  await fill(/^Diet goal/, 'Eat more vegetables');
  expect(sessionStorage.getItem('dietDraft')).toContain('vegetables');
  await pressButton('Save details');
  await screen.findByText('Diet details saved.');
  expect(sessionStorage.getItem('dietDraft')).toBeNull();
});
