import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileMessages } from '#common/accounts/messages';
import { messages } from '#common/messages';
import { refusal } from '../../test/refusal';
import { meWith } from '../../test/me';
import { press } from '../../test/render-page';
import {
  field,
  fill,
  history,
  laterAnswer,
  measuredOn,
  NEW_MEMBER,
  openProfile,
  profileOf,
  save,
  saved,
} from './testing/profile-site';

const inputOf = (operations: { name: string; variables: Record<string, unknown> }[]) =>
  operations.filter(({ name }) => name === 'UpdateProfile').map(({ variables }) => variables['input']);

test('shows the saved profile, with the phone number formatted for reading', async () => {
  await openProfile({
    Profile: () => ({ me: meWith(profileOf({}, { weightKg: 72.5, heightCm: 170, bmi: 25.1 })) }),
  });
  expect((await field('Name')).value).toBe('Asha Kulkarni');
  expect((await field('Contact number')).value).toBe('+91 98765 43210');
  expect((await field('Username (optional)')).value).toBe('asha');
  expect((await field('Weight (kg)')).value).toBe('72.5');
  expect((await field('BMI (kg/m²)')).readOnly).toBe(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeTruthy();
});

test('shows a loading state', async () => {
  await openProfile({ Profile: () => 'never' });
  expect(screen.getByText('Loading')).toBeTruthy();
});

test('a profile that does not load can be requested again', async () => {
  let isAway = true;
  await openProfile({ Profile: () => (isAway ? new Error('away') : { me: meWith(profileOf()) }) });
  expect(within(await screen.findByRole('alert')).getByText('Error loading profile data')).toBeTruthy();
  isAway = false;
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect((await field('Name')).value).toBe('Asha Kulkarni');
});

test('sends the changed profile once, normalised by the form schema', async () => {
  const { promise, resolve } = laterAnswer();
  const { operations } = await openProfile({ UpdateProfile: () => promise });
  await fill('Name', ' Asha K ');
  await fill('Contact number', '098765-43210');
  await fill('Fitness goals (optional)', 'A first 5 km');
  await save();
  expect(screen.getByRole('button', { name: 'Save profile' }).getAttribute('aria-busy')).toBe('true');
  await save();
  resolve(saved(profileOf({ name: 'Asha K' })));
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
  expect(inputOf(operations)).toEqual([
    {
      name: 'Asha K',
      phone: '+919876543210',
      fitnessGoals: 'A first 5 km',
      expectedVersion: 3,
    },
  ]);
});

test('sends changed measurements with the calculated BMI', async () => {
  const { operations } = await openProfile({
    UpdateProfile: () => saved(profileOf({}, { weightKg: 72.5, heightCm: 170, bmi: 25.1 })),
  });
  await fill('Weight (kg)', '72.5');
  await fill('Height (cm)', '170');
  expect((await field('BMI (kg/m²)')).value).toBe('25.1');
  await save();
  expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
  expect(inputOf(operations)[0]).toMatchObject({
    bodyMeasurements: { weightKg: 72.5, heightCm: 170, bmi: 25.1, muscleMassKg: null },
  });
  expect(operations.filter(({ name }) => name === 'Measurements')).toHaveLength(1);
});

test('the BMI is editable while weight or height is missing, and cleared when one is removed', async () => {
  await openProfile();
  await fill('BMI (kg/m²)', '24');
  expect((await field('BMI (kg/m²)')).readOnly).toBe(false);
  await fill('Weight (kg)', '72.5');
  await fill('Height (cm)', '170');
  await fill('Height (cm)', '');
  expect((await field('BMI (kg/m²)')).value).toBe('');
});

test('shows errors under the invalid fields, and sends nothing', async () => {
  const { operations } = await openProfile();
  await fill('Name', '');
  await fill('Contact number', '12345');
  await fill('Weight (kg)', '5');
  await save();
  expect(screen.getByText(profileMessages.nameRequired)).toBeTruthy();
  expect(screen.getByText(profileMessages.contactInvalid)).toBeTruthy();
  expect(screen.getByText(messages.numberOutOfRange(20, 400))).toBeTruthy();
  expect(document.activeElement).toBe(await field('Name'));
  expect(inputOf(operations)).toEqual([]);
});

test("shows the server's errors under their fields, and keeps the input", async () => {
  const { contactTaken } = profileMessages;
  await openProfile({
    UpdateProfile: () => refusal(contactTaken, { code: 'CONFLICT', fields: { phone: contactTaken } }),
  });
  await fill('Name', 'Asha K');
  await save();
  expect(await screen.findByText(contactTaken)).toBeTruthy();
  expect((await field('Contact number')).getAttribute('aria-invalid')).toBe('true');
  expect((await field('Name')).value).toBe('Asha K');
});

test('an admin enters the password for another contact number or username, and no draft keeps it', async () => {
  const leader = profileOf({ role: 'ADMIN' });
  const { operations } = await openProfile({
    Profile: () => ({ me: meWith(leader) }),
    UpdateProfile: () => saved({ ...leader, phone: '+919000000001' }),
  });
  await fill('Name', 'Asha K');
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await fill('Contact number', '90000 00001');
  await fill('Your password', 'right-password');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('right-password');
  await save();
  await screen.findByText('Profile updated successfully!');
  expect(inputOf(operations)[0]).toMatchObject({ phone: '+919000000001', password: 'right-password' });
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

test('a new admin sets a first contact number without the password', async () => {
  await openProfile({ Profile: () => ({ me: meWith(profileOf({ ...NEW_MEMBER, role: 'ADMIN' })) }) });
  await fill('Contact number', '90000 00001');
  await fill('Username (optional)', 'asha');
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

test('shows an error when saving fails without a response', async () => {
  await openProfile({ UpdateProfile: () => new Error('away') });
  await fill('Name', 'Asha K');
  await save();
  expect(within(await screen.findByRole('alert')).getByText('Error updating profile')).toBeTruthy();
});

test('guides a new member through both parts and on to the home page', async () => {
  await openProfile({
    Profile: () => ({ me: meWith(profileOf(NEW_MEMBER)) }),
    UpdateProfile: () => saved(profileOf()),
  });
  expect(await screen.findByText("Two minutes, then you're in")).toBeTruthy();
  expect(screen.getByText('Part 1 of 2: about you.')).toBeTruthy();
  await fill('Name', 'Asha Kulkarni');
  await fill('Contact number', '98765 43210');
  expect(screen.getByText(/^Part 2 of 2/)).toBeTruthy();
  await save();
  await press(await screen.findByRole('link', { name: 'Go to the home page' }));
  expect(screen.getByText(/^At home/)).toBeTruthy();
});

test.each([
  ['', ['See the passes /pass-membership-plans', 'Go to the home page /home']],
  [
    '?next=%2Fpass-membership-plans%3Fplan%3Dpremium',
    ['Continue to the plans /pass-membership-plans?plan=premium', 'Go to the home page /home'],
  ],
  ['?next=%2Freview', ['Continue where you left off /review', 'Go to the home page /home']],
])('after the first profile it links to the page in ?next= (%s)', async (search, ways) => {
  await openProfile(
    { Profile: () => ({ me: meWith(profileOf(NEW_MEMBER)) }), UpdateProfile: () => saved(profileOf()) },
    search,
  );
  await fill('Name', 'Asha Kulkarni');
  await fill('Contact number', '98765 43210');
  await save();
  const home = await screen.findByRole('link', { name: 'Go to the home page' });
  const links = [...(home.parentElement?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(ways);
});

test('counts a long name, and gives the limit when it is exceeded', async () => {
  await openProfile();
  const name = 'a'.repeat(70);
  await fill('Name', name);
  expect(screen.getByText('70 of 80')).toBeTruthy();
  await fill('Name', `${name}${'a'.repeat(19)}`);
  await save();
  expect(screen.getByText('Use at most 80 characters.')).toBeTruthy();
  expect(screen.getByText('89 of 80')).toBeTruthy();
});

test('asks before leaving with unsaved changes, with the focus on "Stay"', async () => {
  await openProfile();
  await fill('Name', 'Asha K');
  await press(screen.getByRole('link', { name: 'Elsewhere' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Stay' }));
  await press(dialog.getByRole('button', { name: 'Stay' }));
  expect((await field('Name')).value).toBe('Asha K');
  await press(screen.getByRole('link', { name: 'Elsewhere' }));
  await press(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText(/^At home/)).toBeTruthy();
});

test('does not ask when changes were undone or saved', async () => {
  await openProfile({ UpdateProfile: () => saved(profileOf({ name: 'Asha K' })) });
  await fill('Name', 'Asha K');
  await save();
  await screen.findByText('Profile updated successfully!');
  await fill('Name', 'Asha');
  await fill('Name', 'Asha K');
  await press(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText(/^At home/)).toBeTruthy();
});

test('without measurements the history explains how to start', async () => {
  await openProfile();
  expect(await screen.findByRole('heading', { name: 'No measurements yet' })).toBeTruthy();
});

test('shows the history as a sentence and a table, newest first', async () => {
  await openProfile({
    Measurements: () => history([measuredOn('2026-11-21', 72), measuredOn('2026-10-01', 74)]),
  });
  expect(await screen.findByText(/2 kg less than on 1 Oct 2026/)).toBeTruthy();
  const days = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(days).toEqual(['21 Nov 2026', '1 Oct 2026']);
});

test('the form works when the history does not load', async () => {
  await openProfile({ Measurements: () => new Error('away') });
  expect(await screen.findByText('Your measurements did not load.')).toBeTruthy();
  expect((await field('Name')).value).toBe('Asha Kulkarni');
});
