import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const EDIT = '?tab=edit&member=asha';

const asha = (difference = {}) => ({
  __typename: 'User',
  id: 'asha',
  name: 'Asha Rao',
  role: 'USER',
  email: 'asha@example.com',
  isEmailVerified: true,
  isPhoneConfirmed: true,
  phone: '+919876543210',
  fitnessGoals: null,
  workoutPreferences: null,
  version: 3,
  ...difference,
});

const measured = {
  __typename: 'Measurement',
  id: 'one',
  weightKg: 60,
  heightCm: 160,
  bmi: 23.4,
  muscleMassKg: null,
};

const later = { ...measured, id: 'two', weightKg: 64, bmi: 25 };

const measuredUser = (hasHealthDataConsent: boolean) => ({
  user: { __typename: 'User', id: 'asha', latestMeasurement: measured, hasHealthDataConsent },
});

const saved = (member: object) => ({
  updateMember: { __typename: 'UpdateMemberPayload', message: 'User details saved.', member },
});

const open = (answers: PanelAnswers = {}, search = EDIT) =>
  openPanel(search, { EditedMember: () => ({ user: asha() }), ...answers });

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

async function fill(label: string, value: string) {
  const input = await field(label);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

const save = () => press(screen.getByRole('button', { name: 'Save details' }));
const dialog = () => screen.findByRole('dialog', { name: 'Asha Rao was changed meanwhile' });

beforeEach(() => {
  // Forgets the input of the test before.
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('a member is found while typing, and the address names them', async () => {
  const { operations } = await open(
    {
      PickMembers: () => ({ members: { __typename: 'UserConnection', nodes: [asha()] } }),
    },
    '?tab=edit',
  );
  expect(screen.getByRole('heading', { name: 'No member chosen' })).toBeTruthy();
  const picker = screen.getByRole('combobox', { name: 'Member' });
  await act(async () => picker.focus());
  fireEvent.change(picker, { target: { value: 'ash' } });
  await waitFor(() =>
    expect(operations.filter(({ name }) => name === 'PickMembers').at(-1)?.variables).toMatchObject({
      search: 'ash',
    }),
  );
  await press(await screen.findByRole('option', { name: /^Asha Rao/ }));
  expect((await field('Name')).value).toBe('Asha Rao');
  expect(panelAddress()).toBe('/admin-dashboard?tab=edit&member=asha');
});

test('only the changed fields are sent, with the version that they are based on', async () => {
  const { operations } = await open({
    UpdateMember: () => saved(asha({ name: 'Asha Kulkarni', version: 4 })),
  });
  await fill('Name', 'Asha  Kulkarni');
  expect(screen.getByText('1 field changed')).toBeTruthy();
  await save();
  expect(await screen.findByText('User details saved.')).toBeTruthy();
  expect(operations.find(({ name }) => name === 'UpdateMember')?.variables).toEqual({
    input: { id: 'asha', expectedVersion: 3, name: 'Asha Kulkarni' },
    withMeasurement: false,
  });
  expect((await field('Name')).value).toBe('Asha Kulkarni');
  expect(screen.queryByText('1 field changed')).toBeNull();
});

test('without changes nothing is sent, and changes can be discarded', async () => {
  const { operations } = await open();
  await fill('Name', 'Other');
  await press(screen.getByRole('button', { name: 'Discard changes' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About the member' }));
  expect((await field('Name')).value).toBe('Asha Rao');
  await save();
  expect(screen.getByText('There is nothing to save: no field has been changed.')).toBeTruthy();
  expect(operations.some(({ name }) => name === 'UpdateMember')).toBe(false);
});

test.each(['email', 'phone'])('a new %s of an admin needs a password that no draft keeps', async (name) => {
  const changed = { [name]: name === 'email' ? 'new@example.com' : '+919800000001' };
  const { operations } = await open({
    EditedMember: () => ({ user: asha({ role: 'ADMIN' }) }),
    UpdateMember: ({ input }) =>
      (input as { password?: string }).password === 'right-password'
        ? saved(asha({ role: 'ADMIN', ...changed }))
        : refusal('Enter your password.', { fields: { password: 'Enter your password.' } }),
  });
  expect((await field('Name')).form?.elements.namedItem('password')).toBeNull();
  await fill(name === 'email' ? 'E-mail address' : 'Contact number', changed[name]!);
  await save();
  expect(await screen.findByText('Enter your password.')).toBeTruthy();
  await fill('Your password', 'right-password');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('right-password');
  await save();
  expect(await screen.findByText('User details saved.')).toBeTruthy();
  expect(operations.at(-1)?.variables).toMatchObject({ input: { ...changed, password: 'right-password' } });
});

test('a number that only the member has entered is confirmed with a tick, and sent with it', async () => {
  const { operations } = await open({
    EditedMember: () => ({ user: asha({ isPhoneConfirmed: false }) }),
    UpdateMember: () => saved(asha()),
  });
  const tick = () => screen.queryByRole('checkbox', { name: 'I know that this is the member’s number' });
  await field('Name');
  await press(tick()!);
  await save();
  await screen.findByText('User details saved.');
  expect(operations.find(({ name }) => name === 'UpdateMember')?.variables).toMatchObject({
    input: { id: 'asha', phone: '+919876543210', isPhoneConfirmed: true },
  });
  expect(tick()).toBeNull();
});

test('measurements are read only on request, and sent when they are changed', async () => {
  const { operations } = await open({
    EditedMeasurement: () => measuredUser(true),
    UpdateMember: () => saved(asha({ ...measuredUser(true).user, latestMeasurement: later })),
  });
  await field('Name');
  expect(operations.some(({ name }) => name === 'EditedMeasurement')).toBe(false);
  await press(screen.getByRole('button', { name: 'Show measurements' }));
  await fill('Weight (kg)', '64');
  expect((await field('BMI (kg/m²)')).value).toBe('25');
  await save();
  await screen.findByText('User details saved.');
  expect(operations.find(({ name }) => name === 'UpdateMember')?.variables).toEqual({
    input: {
      id: 'asha',
      expectedVersion: 3,
      bodyMeasurements: { weightKg: 64, heightCm: 160, bmi: 25, muscleMassKg: null },
    },
    withMeasurement: true,
  });
});

test('without the consent of the member, measurements are saved only after it was confirmed', async () => {
  const refused = refusal('Ask the member first.', { fields: { hasMemberAgreed: 'Ask the member first.' } });
  const { operations } = await open({
    EditedMeasurement: () => measuredUser(false),
    UpdateMember: ({ input }) =>
      (input as { hasMemberAgreed?: boolean }).hasMemberAgreed
        ? saved(asha({ ...measuredUser(true).user, latestMeasurement: later }))
        : refused,
  });
  await field('Name');
  await press(screen.getByRole('button', { name: 'Show measurements' }));
  await field('Weight (kg)');
  const agreed = () => screen.queryByRole('checkbox', { name: 'The member has agreed, here with me' });
  expect(agreed()).toBeNull();
  await fill('Weight (kg)', '64');
  await save();
  expect(await screen.findByText('Ask the member first.')).toBeTruthy();
  expect(document.activeElement).toBe(agreed());
  await press(agreed()!);
  await save();
  await screen.findByText('User details saved.');
  expect(operations.at(-1)?.variables).toMatchObject({ input: { hasMemberAgreed: true } });
  expect(agreed()).toBeNull();
});

test('a consent that was withdrawn meanwhile is asked for', async () => {
  const refused = refusal('Ask the member first.', { fields: { hasMemberAgreed: 'Ask the member first.' } });
  await open({ EditedMeasurement: () => measuredUser(true), UpdateMember: () => refused });
  await field('Name');
  await press(screen.getByRole('button', { name: 'Show measurements' }));
  await fill('Weight (kg)', '64');
  await save();
  expect(await screen.findByText('Ask the member first.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'The member has agreed, here with me' })).toBeTruthy();
  expect((await field('Weight (kg)')).value).toBe('64');
});

test('errors are shown at their fields or above the form, and the input is kept', async () => {
  let answer: Error = refusal('Another account uses this e-mail address.', {
    fields: { email: 'Another account uses this e-mail address.' },
  });
  await open({ UpdateMember: () => answer });
  await fill('Contact number', '12');
  await fill('E-mail address', 'taken@example.com');
  await save();
  expect(screen.getByText(/^Enter a complete phone number/)).toBeTruthy();
  await fill('Contact number', '98765 43211');
  await save();
  expect(await screen.findByText('Another account uses this e-mail address.')).toBeTruthy();
  answer = new Error('away');
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Error saving user details/);
  expect((await field('E-mail address')).value).toBe('taken@example.com');
});

test('a stale save shows both versions, and saves the own one on request', async () => {
  let current = asha();
  const { operations } = await open({
    EditedMember: () => ({ user: current }),
    UpdateMember: ({ input }) => {
      const { expectedVersion, id: _id, ...changes } = input as { expectedVersion: number; id: string };
      if (expectedVersion !== current.version)
        return refusal('Changed meanwhile.', {
          code: 'CONFLICT',
          reason: 'STALE_VERSION',
          changedAt: '2026-11-23T05:12:00Z',
          changedBy: 'Neha Kale',
        });
      return saved((current = asha({ ...current, ...changes, version: current.version + 1 })));
    },
  });
  await fill('Name', 'Mine');
  current = asha({ name: 'Asha Rao', fitnessGoals: 'A marathon', version: 4 });
  await save();
  within(await dialog()).getByText('Neha Kale saved last, on 23 Nov 2026, 10:42 am.');
  const rows = within(await dialog()).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FieldSaved meanwhileYours',
    'Fitness goalsA marathonNot changed by you',
  ]);
  await press(within(await dialog()).getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('User details saved.')).toBeTruthy();
  expect(operations.at(-1)?.variables).toMatchObject({
    input: { id: 'asha', expectedVersion: 4, name: 'Mine' },
  });
  expect((await field('Fitness goals (optional)')).value).toBe('A marathon');
});

test.each([
  ['is looked up', true],
  ['that could not be looked up is no conflict when it is sent again', false],
])('a save without an answer %s', async (_what, isReadAgain) => {
  let current = asha();
  let isAway = false;
  await open({
    EditedMember: () => (isAway ? new Error('away') : { user: current }),
    UpdateMember: ({ input }) => {
      const { expectedVersion, id: _id, ...changes } = input as { expectedVersion: number; id: string };
      if (expectedVersion !== current.version)
        return refusal('Changed meanwhile.', { code: 'CONFLICT', reason: 'STALE_VERSION' });
      isAway = !isReadAgain;
      current = asha({ ...changes, version: 4 });
      return new Error('lost');
    },
  });
  await fill('Name', 'Mine');
  await save();
  if (!isReadAgain) {
    expect(await screen.findByText(/^Error saving user details\. The server did not answer/)).toBeTruthy();
    isAway = false;
    await save();
  }
  expect(await screen.findByText('This is saved already.')).toBeTruthy();
  expect(screen.queryByText('1 field changed')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in a stale save, what was saved can be kept, without losing the other changes', async () => {
  let current = asha();
  await open({
    EditedMember: () => ({ user: current }),
    UpdateMember: () => refusal('Changed meanwhile.', { code: 'CONFLICT', reason: 'STALE_VERSION' }),
  });
  await fill('Name', 'Mine');
  await fill('Fitness goals (optional)', 'Sleep');
  current = asha({ name: 'Theirs', version: 4 });
  await save();
  const conflict = await screen.findByRole('dialog', { name: 'Theirs was changed meanwhile' });
  expect(within(conflict).getByRole('row', { name: 'Name Theirs Mine' })).toBeTruthy();
  await press(within(conflict).getByRole('button', { name: 'Keep what was saved' }));
  expect((await field('Name')).value).toBe('Theirs');
  expect((await field('Fitness goals (optional)')).value).toBe('Sleep');
  expect(screen.getByText('1 field changed')).toBeTruthy();
});

test('unsaved input is still there after another tab was open', async () => {
  window.history.replaceState(null, '', '/admin-dashboard');
  const page = await open({ DeskOrders: () => new Error('away') });
  await fill('Name', 'Typed');
  await press(screen.getByRole('link', { name: 'Orders' }));
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  expect(screen.queryByLabelText('Name')).toBeNull();
  page.unmount();
  await open();
  expect((await field('Name')).value).toBe('Typed');
  expect(screen.getByText('1 field changed')).toBeTruthy();
});

test('an unknown member and a failure to load are reported', async () => {
  const unknown = await open({ EditedMember: () => ({ user: null }) });
  expect((await screen.findByRole('alert')).textContent).toContain('This member does not exist');
  unknown.unmount();
  await open({ EditedMember: () => new Error('away') });
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading data');
});
