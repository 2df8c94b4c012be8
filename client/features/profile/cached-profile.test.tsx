/** The form and the history when the profile changes: in the form, or elsewhere since it was cached. */
import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith } from '../../test/me';
import { press } from '../../test/render-page';
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
