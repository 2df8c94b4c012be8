import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { staffMessages } from '#common/staff/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel } from '../testing/open-panel';
import { staffContent as content } from './staff.content';

const member = (id: string, role: string) => ({
  __typename: 'StaffMember',
  id,
  roleGivenAt: null,
  lastSignInAt: null,
  hasSecondFactor: false,
  trainer: null,
  user: { __typename: 'User', id, name: id, email: `${id}@example.com`, role },
});

const done = (id: string, role: string) => ({
  __typename: 'Payload',
  message: staffMessages.accessEnded,
  user: { __typename: 'User', id, role },
});

const answered = (name: string) => (variables: Record<string, unknown>) =>
  (variables['input'] as { password: string | null }).password === null
    ? refusal(authMessages.passwordForLeader, { fields: { password: authMessages.passwordForLeader } })
    : { [name]: done('Ravi', 'USER') };

const open = () =>
  openPanel('?tab=staff', {
    Staff: () => ({
      staff: {
        __typename: 'Staff',
        members: [member('asha', 'OWNER'), member('Ravi', 'ADMIN'), member('Desk', 'FRONT_DESK')],
        invitations: [],
      },
    }),
    StaffTrainers: () => ({ trainers: [] }),
    EndStaffAccess: answered('endStaffAccess'),
    ChangeStaffRole: answered('changeStaffRole'),
  });

beforeEach(() => {
  clearToken();
  storeToken(tokenOf({ role: 'owner' }));
});

test.each([
  ['the end of access', 'EndStaffAccess', content.end],
  ['another role', 'ChangeStaffRole', content.change],
])('%s of an admin asks for the password', async (_, mutation, { action, submit }) => {
  const { operations } = await open();
  await press(await screen.findByRole('button', { name: `${action} Ravi` }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const box of dialog.queryAllByRole('combobox'))
    fireEvent.change(box, { target: { value: 'FRONT_DESK' } });
  await press(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText(authMessages.passwordForLeader)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'right-password' } });
  await press(dialog.getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations.findLast(({ name }) => name === mutation)?.variables).toMatchObject({
    input: { userId: 'Ravi', password: 'right-password' },
  });
});

test.each(['asha', 'Desk'])('the end of access of %s does not ask for it', async (name) => {
  await open();
  await press(await screen.findByRole('button', { name: `${content.end.action} ${name}` }));
  expect(within(await screen.findByRole('dialog')).queryByLabelText('Your password')).toBeNull();
});
