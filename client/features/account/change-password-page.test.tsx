import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { enumValue } from '#common/enum-names';
import type { Role } from '../../graphql/types.generated';
import { clearToken, currentToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { Page } from './change-password-page';

afterEach(() => clearToken());

const site = (
  <Routes>
    <Route path="/change-password" element={<Page />} />
    <Route path="/admin-dashboard" element={<p>The dashboard</p>} />
    <Route path="/account" element={<p>The account</p>} />
  </Routes>
);

const owner = (mustChangePassword: boolean) => ({
  me: {
    __typename: 'Viewer',
    mustChangePassword,
    user: { __typename: 'User', id: 'asha', email: 'asha@example.com' },
  },
});

const changed = (role: string, token = tokenOf()) => ({
  changePassword: {
    __typename: 'ChangePasswordPayload',
    token,
    message: authMessages.passwordChanged,
    viewer: {
      __typename: 'Viewer',
      mustChangePassword: false,
      user: { __typename: 'User', id: 'asha', role },
      deviceSessions: [],
    },
  },
});

type Answers = NonNullable<Parameters<typeof renderPage>[1]>['answers'];

const open = (answers: Answers, search = '') =>
  renderPage(site, {
    path: `/change-password${search}`,
    answers: { RequiredPasswordChange: () => owner(false), ...answers },
  });

async function send(currentPassword: string, newPassword: string) {
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: currentPassword } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: newPassword } });
  await press(screen.getByRole('button', { name: 'Change password' }));
}

test('explains why the password must be changed', async () => {
  await open({ RequiredPasswordChange: () => owner(true) });
  expect(await screen.findByText(/created with a shared password/)).toBeTruthy();
});

test('shows the form even if the account query fails', async () => {
  await open({ RequiredPasswordChange: () => new Error('away') });
  expect(await screen.findByText(/logs out all your other devices/)).toBeTruthy();
  expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password');
});

test.each<[Role, string]>([
  ['ADMIN', 'The dashboard'],
  ['FRONT_DESK', 'The dashboard'],
  ['USER', 'The account'],
])('changing the password stores the new token and redirects the role %s to: %s', async (role, place) => {
  const token = tokenOf({ role: enumValue(role) });
  const { operations } = await open({ ChangePassword: () => changed(role, token) });
  await send('the shared one', 'one of my own');
  expect(await screen.findByText(place)).toBeTruthy();
  expect(currentToken()).toBe(token);
  expect(operations.find(({ name }) => name === 'ChangePassword')?.variables).toEqual({
    input: { currentPassword: 'the shared one', newPassword: 'one of my own' },
  });
});

test('changing the password leads on to the page that was asked for', async () => {
  await open({ ChangePassword: () => changed('ADMIN') }, '?next=%2Faccount');
  await send('the shared one', 'one of my own');
  expect(await screen.findByText('The account')).toBeTruthy();
});

test.each([
  ['', 'one of my own', authMessages.passwordRequired],
  ['the shared one', 'short', authMessages.passwordTooShort],
  ['the shared one', 'the shared one', authMessages.newPasswordSame],
])('%j and %j are rejected without a request', async (currentPassword, newPassword, sentence) => {
  const { operations } = await open({});
  await send(currentPassword, newPassword);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(operations.some(({ name }) => name === 'ChangePassword')).toBe(false);
});

test('shows the error for a wrong current password under its field', async () => {
  const wrong = authMessages.currentPasswordWrong;
  await open({ ChangePassword: () => refusal(wrong, { fields: { currentPassword: wrong } }) });
  await send('a wrong one', 'one of my own');
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
});

test('shows an unreachable server as an error above the form', async () => {
  await open({ ChangePassword: () => new Error('away') });
  await send('the shared one', 'one of my own');
  expect((await screen.findByRole('alert')).textContent).toBe(authMessages.serverUnreachable);
});
