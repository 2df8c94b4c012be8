/** The form and the history when the profile changes: in the form, or elsewhere since it was cached. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { profileMessages } from '#common/accounts/messages';
import { clearToken, storeToken } from '../../lib/session';
import { meWith } from '../../test/me';
import { refusal } from '../../test/refusal';
import { press } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import {
  field,
  fill,
  laterAnswer,
  measuredOn,
  openProfile,
  profileOf,
  save,
  saved,
} from './testing/profile-site';

beforeEach(() => {
  // Forgets the input of the test before.
  clearToken();
  storeToken(tokenOf());
});

test('saving takes one request, after which the form and the history are up to date', async () => {
  const measured = { weightKg: 72.5, heightCm: 170, bmi: 25.1 };
  const { operations } = await openProfile({
    UpdateProfile: () =>
      saved(profileOf({ name: 'Asha K' }, measured), [
        { ...measuredOn('2026-11-21', 72.5), heightCm: 170, bmi: 25.1 },
      ]),
  });
  await fill('Name', 'asha k');
  await fill('Weight (kg)', '72.5');
  await fill('Height (cm)', '170');
  await save();
  await screen.findByText('Profile updated successfully!');
  expect(operations.map(({ name }) => name)).toEqual(['Profile', 'Measurements', 'UpdateProfile']);
  expect((await field('Name')).value).toBe('Asha K');
  expect(screen.getByRole('rowheader').textContent).toBe('21 Nov 2026');
});

/** Opens the form, leaves it, and opens it again, with a server that then answers when the test says so. */
async function openAgain() {
  const fresh = laterAnswer();
  let isAgain = false;
  await openProfile({ Profile: () => (isAgain ? fresh.promise : { me: meWith(profileOf()) }) });
  await field('Name');
  await press(screen.getByRole('link', { name: 'Elsewhere' }));
  isAgain = true;
  await press(screen.getByRole('link', { name: 'Back' }));
  const arrive = async (difference: object) => {
    await act(async () => fresh.resolve({ me: meWith(profileOf(difference)) }));
  };
  return { arrive, fail: () => act(async () => fresh.reject(new Error('away'))) };
}

test('shows the cached profile at once, and then what has changed on the server', async () => {
  const { arrive } = await openAgain();
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Asha Kulkarni');
  await arrive({});
  expect(screen.getByLabelText('Name')).toBe(name);
  await press(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText(/^At home/)).toBeTruthy();
});

test('takes over what has changed on the server, but not over what was typed meanwhile', async () => {
  const untouched = await openAgain();
  await untouched.arrive({ name: 'Asha K', userName: 'asha-k' });
  expect([(await field('Name')).value, (await field('Username (optional)')).value]).toEqual([
    'Asha K',
    'asha-k',
  ]);
  cleanup();
  const typedIn = await openAgain();
  await fill('Name', 'Asha Typed');
  await typedIn.arrive({ name: 'Asha K', userName: 'asha-k' });
  expect((await field('Name')).value).toBe('Asha Typed');
});

test('a cached profile that cannot be refreshed stays, with what was typed', async () => {
  const { fail } = await openAgain();
  await fill('Name', 'Asha Typed');
  await fail();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect((await field('Name')).value).toBe('Asha Typed');
});

/** Opens the form; somebody else then saves the values, and the member another goal. */
async function saveOver(theirs: object) {
  let current = profileOf();
  const { operations } = await openProfile({
    Profile: () => ({ me: meWith(current) }),
    UpdateProfile: ({ input }) => {
      const { expectedVersion, ...changes } = input as { expectedVersion: number };
      if (expectedVersion !== current.version)
        return refusal(profileMessages.changedMeanwhile, {
          code: 'CONFLICT',
          reason: 'STALE_VERSION',
          changedAt: '2026-11-23T05:12:00Z',
          changedBy: 'Neha Kale',
        });
      return saved((current = { ...current, ...changes, version: current.version + 1 }));
    },
  });
  await fill('Fitness goals (optional)', 'A first 5 km');
  current = profileOf({ ...theirs, version: 4 });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Your profile was changed meanwhile' }));
  const sent = () => operations.filter(({ name }) => name === 'UpdateProfile').at(-1)?.variables['input'];
  return { dialog, sent, stored: () => current };
}

test('a number that was changed elsewhere meanwhile is shown, and stays when the own goal is saved', async () => {
  const { dialog, sent, stored } = await saveOver({ phone: '+919000000001' });
  dialog.getByText('Neha Kale saved last, on 23 Nov 2026, 10:42 am.');
  dialog.getByRole('row', { name: 'Contact number +91 90000 00001 Not changed by you' });
  await press(dialog.getByRole('button', { name: 'Save mine' }));
  await screen.findByText('Profile updated successfully!');
  expect(sent()).toEqual({ fitnessGoals: 'A first 5 km', expectedVersion: 4 });
  expect(stored()).toMatchObject({ phone: '+919000000001', fitnessGoals: 'A first 5 km' });
  expect((await field('Contact number')).value).toBe('+91 90000 00001');
});

test('if both have changed a field, the member chooses', async () => {
  const { dialog, stored } = await saveOver({ fitnessGoals: 'A marathon' });
  dialog.getByRole('row', { name: 'Fitness goals A marathon A first 5 km' });
  await press(dialog.getByRole('button', { name: 'Keep what was saved' }));
  expect((await field('Fitness goals (optional)')).value).toBe('A marathon');
  expect(stored()).toMatchObject({ fitnessGoals: 'A marathon', version: 4 });
});

test('what was typed survives a reload, but not leaving without saving', async () => {
  await openProfile();
  await fill('Name', 'Asha Typed');
  cleanup();
  await openProfile();
  expect((await field('Name')).value).toBe('Asha Typed');
  expect(screen.getByText('We kept what you typed earlier.')).toBeTruthy();
  await press(screen.getByRole('link', { name: 'Elsewhere' }));
  await press(screen.getByRole('button', { name: 'Leave' }));
  await press(screen.getByRole('link', { name: 'Back' }));
  expect((await field('Name')).value).toBe('Asha Kulkarni');
});
