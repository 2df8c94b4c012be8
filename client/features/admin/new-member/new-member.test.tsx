import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memberMessages } from '#common/members/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { allToasts } from '../../../lib/toast';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { activityPage, found } from '../testing/activity-answers';
import { member, memberChoices, membersPage } from '../testing/member-answers';
import { openPanel, panelAddress, type PanelAnswers } from '../testing/open-panel';

afterEach(() => void clearToken());

const ASHA = { __typename: 'User', id: 'asha', name: 'Asha Rao', email: null, phone: '+919876543210' };

const answered = () => ({
  createMember: { __typename: 'CreateMemberPayload', message: 'Asha Rao has been added.', member: ASHA },
});

async function open(answers: PanelAnswers = {}, { search = '?tab=members' } = {}) {
  storeToken(tokenOf({ role: 'front_desk' }));
  const { operations } = await openPanel(search, {
    Members: () => membersPage([member('ravi', 'Ravi Jog')]),
    MemberChoices: () => memberChoices,
    ListViews: () => ({ listViews: [] }),
    PickMembers: () => ({ members: { __typename: 'UserConnection', nodes: [] } }),
    DrawerMember: () => 'never',
    MemberTimeline: () => 'never',
    CreateMember: answered,
    ...answers,
  });
  return (name: string) => operations.filter((one) => one.name === name).map(({ variables }) => variables);
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add a member' }));
const enter = async (label: string, value: string) => {
  const field = (await dialog()).getByLabelText(label);
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    await Promise.resolve();
  });
};
const tick = async (label: RegExp) => press((await dialog()).getByRole('checkbox', { name: label }));
const submit = async () => press((await dialog()).getByRole('button', { name: 'Add member' }));

test('a member is added with a number, and opened', async () => {
  const sent = await open();
  await press(screen.getByRole('button', { name: 'Add a member' }));
  await enter('Name', 'Asha Rao');
  await enter('Contact number', '98765 43210');
  await tick(/privacy notice/);
  await submit();
  expect(sent('CreateMember')).toMatchObject([
    { input: { name: 'Asha Rao', phone: '+919876543210', hasMemberAgreed: true, isInvited: false } },
  ]);
  expect(allToasts().map(({ text }) => text)).toContain('Asha Rao has been added.');
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=members&member=asha'));
});

test('without agreement nothing is sent, and what was typed stays', async () => {
  const sent = await open();
  await press(screen.getByRole('button', { name: 'Add a member' }));
  await enter('Name', 'Asha Rao');
  await enter('Contact number', '98765 43210');
  await submit();
  expect((await dialog()).getByText(memberMessages.agreementRequired)).toBeTruthy();
  expect((await dialog()).getByLabelText('Name')).toHaveProperty('value', 'Asha Rao');
  expect(sent('CreateMember')).toEqual([]);
});

test('members who may be the same person are opened instead', async () => {
  const sent = await open({
    PickMembers: () => ({ members: { __typename: 'UserConnection', nodes: [ASHA] } }),
  });
  await press(screen.getByRole('button', { name: 'Add a member' }));
  await enter('Contact number', '98765 43210');
  await press(await screen.findByRole('button', { name: /Asha Rao/ }));
  expect(screen.queryByRole('dialog', { name: 'Add a member' })).toBeNull();
  expect(sent('PickMembers').at(-1)).toMatchObject({ search: '98765 43210' });
  await waitFor(() => expect(panelAddress()).toBe('/admin-dashboard?tab=members&member=asha'));
});

test('a number of another member is refused at its field; sent again, it is the same request', async () => {
  const answers = [
    refusal(memberMessages.contactTaken, {
      code: 'CONFLICT',
      reason: 'PHONE_TAKEN',
      fields: { phone: memberMessages.contactTaken },
    }),
  ];
  const sent = await open({ CreateMember: () => answers.pop() ?? answered() });
  await press(screen.getByRole('button', { name: 'Add a member' }));
  await enter('Name', 'Asha Rao');
  await enter('Contact number', '98765 43210');
  await tick(/privacy notice/);
  await submit();
  expect((await dialog()).getByText(memberMessages.contactTaken)).toBeTruthy();
  await enter('Contact number', '98765 43211');
  await submit();
  const inputs = sent('CreateMember').map(({ input }) => input as { requestKey: string; phone: string });
  expect(inputs.map(({ phone }) => phone)).toEqual(['+919876543210', '+919876543211']);
  expect(inputs[0]!.requestKey).toBe(inputs[1]!.requestKey);
});

test.each([
  ['98765 43210', 'Contact number'],
  ['asha@example.com', 'E-mail'],
  ['Asha', 'Name'],
])('a search for %s that finds nobody fills the field %s', async (typed, label) => {
  await open({ Members: () => membersPage([]) }, { search: `?tab=members&q=${encodeURIComponent(typed)}` });
  await press((await screen.findAllByRole('button', { name: 'Add a member' })).at(-1)!);
  expect((await dialog()).getByLabelText(label)).toHaveProperty('value', typed);
});

test('an invitation is offered once there is an address', async () => {
  const sent = await open();
  await press(screen.getByRole('button', { name: 'Add a member' }));
  expect((await dialog()).queryByRole('checkbox', { name: /invitation/ })).toBeNull();
  await enter('Name', 'Asha Rao');
  await enter('E-mail', 'asha@example.com');
  await tick(/invitation/);
  await tick(/privacy notice/);
  await submit();
  expect(sent('CreateMember')).toMatchObject([{ input: { email: 'asha@example.com', isInvited: true } }]);
});

test('the palette offers to add a person whom it does not find', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const palette = await screen.findByRole('combobox', { name: 'Command, name, e-mail or phone' });
  fireEvent.change(palette, { target: { value: '98765 43210' } });
  expect(await screen.findByRole('option', { name: 'Add a member: 98765 43210' })).toBeTruthy();
  fireEvent.keyDown(palette, { key: 'Enter' });
  expect((await dialog()).getByLabelText('Contact number')).toHaveProperty('value', '98765 43210');
});

test('the key + opens the dialog', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: '+' });
  expect(await dialog()).toBeTruthy();
});

/** Types into the field for the member in the dialog that records a visit. */
async function typeInPicker(value: string) {
  await press(await screen.findByRole('button', { name: 'Mark Attendance' }));
  const picker = within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('combobox', {
    name: 'Member',
  });
  await act(async () => picker.focus());
  fireEvent.change(picker, { target: { value } });
  await screen.findByRole('option', { name: `Add a member: ${value}` });
  return picker;
}

const recordingVisits = (answers: PanelAnswers = {}) =>
  open({ Activities: () => activityPage([]), ...answers }, { search: '?tab=attendance' });

test('a picker offers to add a person whom it does not find, and picks the new member', async () => {
  const sent = await recordingVisits();
  const picker = await typeInPicker('98765 43210');
  fireEvent.keyDown(picker, { key: 'Enter' });
  expect((await dialog()).getByLabelText('Contact number')).toHaveProperty('value', '98765 43210');
  await enter('Name', 'Asha Rao');
  await tick(/privacy notice/);
  await submit();
  await waitFor(() => expect(picker.value).toBe('Asha Rao'));
  expect(sent('CreateMember')).toHaveLength(1);
  expect(document.querySelector('[name=memberId]')).toHaveProperty('value', 'asha');
  expect(panelAddress()).toBe('/admin-dashboard?tab=attendance');
});

test('what was typed in a picker stays if nobody is added', async () => {
  await recordingVisits();
  const picker = await typeInPicker('Sayali');
  await press(screen.getByRole('option', { name: 'Add a member: Sayali' }));
  expect((await dialog()).getByLabelText('Name')).toHaveProperty('value', 'Sayali');
  fireEvent.blur(picker);
  await press((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog', { name: 'Add a member' })).toBeNull();
  expect(picker.value).toBe('Sayali');
});

test('a known member is picked instead of added', async () => {
  await recordingVisits({
    PickMembers: ({ search }) => found(...(search === 'Asha Rao' ? [ASHA] : [])),
  });
  const picker = await typeInPicker('Sayali');
  fireEvent.keyDown(picker, { key: 'Enter' });
  await enter('Name', 'Asha Rao');
  await press(await screen.findByTitle('Choose Asha Rao'));
  await waitFor(() => expect(picker.value).toBe('Asha Rao'));
});
