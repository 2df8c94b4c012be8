import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { refusal } from '../../../test/refusal';
import { tokenOf } from '../../../test/token';
import { forgetListed } from '../drawer/listed-members';
import { member, memberChoices, membersPage } from '../testing/member-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

const NAMES: Record<string, string> = { asha: 'Asha Rao', ravi: 'Ravi Jog' };

const editable = (id: string, difference = {}) => ({
  __typename: 'User',
  id,
  name: NAMES[id],
  role: 'USER',
  email: `${id}@example.com`,
  isEmailVerified: true,
  isPhoneConfirmed: true,
  phone: null,
  fitnessGoals: null,
  workoutPreferences: null,
  version: 1,
  ...difference,
});

const saved = (id: string, difference = {}) => ({
  updateMember: {
    __typename: 'UpdateMemberPayload',
    message: 'User details saved.',
    member: editable(id, { ...difference, version: 2 }),
  },
});

const open = (search: string, answers: PanelAnswers = {}) =>
  openPanel(search, {
    Members: () => membersPage([member('asha', 'Asha Rao'), member('ravi', 'Ravi Jog')]),
    MemberChoices: () => memberChoices,
    EditedMember: ({ id }) => ({ user: editable(id as string) }),
    UpdateMember: ({ input }) => saved((input as { id: string }).id, input as object),
    ...answers,
  });

const name = () => screen.findByLabelText<HTMLInputElement>('Name');
const rename = async (value: string) => {
  const input = await name();
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const saveAndNext = () => press(screen.getByRole('button', { name: 'Save and next' }));

beforeEach(() => {
  forgetListed();
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('from a list, the next member of it is opened in the first field, with a message about the saved one', async () => {
  const { operations } = await open('?tab=members');
  await press(await screen.findByRole('link', { name: 'Edit Asha Rao' }));
  await rename('Asha Kulkarni');
  await saveAndNext();
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=edit&member=ravi'));
  expect((await name()).value).toBe('Ravi Jog');
  expect(await screen.findByText('Asha Kulkarni was saved.')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await name()));
  expect(operations.filter(({ name: sent }) => sent === 'UpdateMember')).toHaveLength(1);
  await saveAndNext();
  expect(
    await screen.findByText('Ravi Jog was not changed. There is no next member in the list.'),
  ).toBeTruthy();
  expect(panelAddress()).toContain('member=ravi');
});

test('without a list, the next one follows in the order of all members', async () => {
  const edge = (id: string) => ({ __typename: 'UserEdge', cursor: `at-${id}`, node: editable(id) });
  const { operations } = await open('?tab=edit&member=asha', {
    PlaceOfMember: () => ({
      members: { __typename: 'UserConnection', edges: [edge('other'), edge('asha')] },
    }),
    NextMember: () => ({ members: { __typename: 'UserConnection', nodes: [editable('ravi')] } }),
  });
  await name();
  await saveAndNext();
  await waitFor(() => expect(panelAddress()).toContain('member=ravi'));
  expect(operations.find(({ name: sent }) => sent === 'NextMember')?.variables).toEqual({ after: 'at-asha' });
  expect(await screen.findByText('Asha Rao was not changed.')).toBeTruthy();
});

test('a next member who cannot be found is reported with what was saved', async () => {
  await open('?tab=edit&member=asha', { PlaceOfMember: () => new Error('away') });
  await rename('Asha Kulkarni');
  await saveAndNext();
  expect(
    await screen.findByText('Asha Kulkarni was saved. The next member could not be loaded.'),
  ).toBeTruthy();
});

test.each([
  ['refused', refusal('Taken.', { fields: { name: 'Not this name.' } }), 'Not this name.'],
  [
    'stale',
    refusal('Changed meanwhile.', { code: 'CONFLICT', reason: 'STALE_VERSION' }),
    'Asha Rao was changed meanwhile',
  ],
])('a %s save stays with the member', async (_, answer, text) => {
  await open('?tab=members', { UpdateMember: () => answer });
  await press(await screen.findByRole('link', { name: 'Edit Asha Rao' }));
  await rename('Asha Kulkarni');
  await saveAndNext();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(panelAddress()).toContain('member=asha');
  expect((await name()).value).toBe('Asha Kulkarni');
});

test('Save alone stays with the member', async () => {
  await open('?tab=members');
  await press(await screen.findByRole('link', { name: 'Edit Asha Rao' }));
  await rename('Asha Kulkarni');
  await press(screen.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByText('User details saved.')).toBeTruthy();
  expect(panelAddress()).toContain('member=asha');
});
