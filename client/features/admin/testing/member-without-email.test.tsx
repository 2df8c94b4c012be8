/** Members who have a phone number and no e-mail address, wherever the panel shows members. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../../../lib/session';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { forgetListed } from '../drawer/listed-members';
import { activity, activityPage, pickable } from './activity-answers';
import { deskOrder, deskOrders } from './desk-answers';
import { drawerMember, timeline } from './drawer-answers';
import { member, memberChoices, membersPage } from './member-answers';
import { openPanel, type PanelAnswers } from './open-panel';

const PHONE = '+919876543210';
const SHOWN = '+91 98765 43210';
const ASHA = member('asha', 'Asha Rao', { email: null });
const PICKABLE = { ...pickable('asha'), email: null, phone: PHONE };
const EDITABLE = {
  ...PICKABLE,
  role: 'USER',
  isEmailVerified: false,
  isPhoneConfirmed: true,
  fitnessGoals: null,
  workoutPreferences: null,
  version: 3,
};

const open = (search: string, answers: PanelAnswers = {}) =>
  openPanel(search, {
    Members: () => membersPage([ASHA]),
    MemberChoices: () => memberChoices,
    DrawerMember: () => ({ user: drawerMember(ASHA) }),
    MemberTimeline: () => timeline([]),
    ...answers,
  });

const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  forgetListed();
  clearToken();
  storeToken(tokenOf({ role: 'admin' }));
});

test('the list shows the number, and the drawer says what is missing', async () => {
  await open('');
  const name = await screen.findByRole('button', { name: 'Asha Rao' });
  expect(name.closest('tr')?.textContent).toContain(SHOWN);
  await press(name);
  await dialog().findByText('No e-mail address: cannot log in, gets no mails');
  expect(dialog().getAllByRole('link', { name: SHOWN })).toHaveLength(1);
  expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
});

test.each([
  ['Confirm 7', { status: 'PENDING' }, 'The membership starts or is extended. No e-mail address'],
  ['Reject 7', { status: 'PENDING' }, 'The order is closed. No e-mail address: no mail is sent.'],
  ['Refund 7', { status: 'PAID' }, 'A credit note is issued. No e-mail address: no mail is sent.'],
])('%s says that no mail is sent', async (button, order, text) => {
  const orders = deskOrders([deskOrder(7, { ...order, member: PICKABLE })]);
  await open('?tab=orders&status=all', { DeskOrders: () => orders });
  expect((await screen.findByRole('row', { name: /^7/ })).textContent).toContain(`Asha Rao${SHOWN}`);
  await press(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('dialog').textContent).toContain(text);
});

test('visits show the phone number', async () => {
  await open('?tab=attendance', {
    Activities: () => activityPage([activity('one', '2026-11-22T10:00:00Z', { member: PICKABLE })]),
  });
  expect((await screen.findByRole('button', { name: 'Asha Rao' })).closest('li')?.textContent).toContain(
    SHOWN,
  );
});

test('the next member after one without an address is found by the number', async () => {
  const { operations } = await open('?tab=edit&member=asha', {
    EditedMember: () => ({ user: EDITABLE }),
    PlaceOfMember: () => ({ members: { __typename: 'UserConnection', edges: [] } }),
  });
  await press(await screen.findByRole('button', { name: 'Save and next' }));
  await screen.findByText(/There is no next member in the list/);
  expect(operations.find(({ name }) => name === 'PlaceOfMember')?.variables).toMatchObject({ search: PHONE });
});

test('the form says what an address means, and sends its removal', async () => {
  let user: object = { ...EDITABLE, email: 'asha@example.com' };
  const { operations } = await open('?tab=edit&member=asha', {
    EditedMember: () => ({ user }),
    UpdateMember: () => {
      user = { ...EDITABLE, version: 4 };
      return {
        updateMember: { __typename: 'UpdateMemberPayload', message: 'User details saved.', member: user },
      };
    },
  });
  const type = async (value: string) => {
    const email = await screen.findByLabelText('E-mail address');
    fireEvent.change(email, { target: { value } });
    fireEvent.blur(email);
  };
  await type('');
  screen.getByText(/^Saving logs the member out/);
  await press(screen.getByRole('button', { name: 'Save details' }));
  await screen.findByText('User details saved.');
  expect(operations.find(({ name }) => name === 'UpdateMember')?.variables).toMatchObject({
    input: { id: 'asha', expectedVersion: 3, email: null },
  });
  screen.getByText('Without an address, the member gets no mails and cannot log in.');
  await type('asha@example.com');
  screen.getByText('No mail is sent yet. Invite the member afterwards, so that they can log in.');
});
