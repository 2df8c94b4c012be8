import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToken, storeToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { authSite, field, fill, send, settle } from './testing/auth-site';

const keepReset = () => {
  sessionStorage.setItem('resetEmail', 'asha@example.com');
  sessionStorage.setItem('resetToken', 'a-reset-token');
};
beforeEach(keepReset);
afterEach(() => sessionStorage.clear());

const path = '/new-password';

async function reset(password = 'a new password', confirm = password) {
  fill('New password', password);
  fill('Confirm password', confirm);
  await send('Reset Password');
  await settle();
}

test('sends the new password with the token and clears the stored reset progress', async () => {
  const { operations } = await renderPage(authSite, {
    path,
    answers: { ResetPassword: () => ({ resetPassword: { __typename: 'Message', message: '' } }) },
  });
  expect(screen.getByText('It must be at least 8 characters.')).toBeTruthy();
  await reset();
  expect(operations[0]?.variables).toEqual({
    input: { resetToken: 'a-reset-token', password: 'a new password' },
  });
  expect(screen.getByRole('heading', { name: 'All done' })).toBeTruthy();
  expect(screen.getByText(/^Your password has been reset\./)).toBeTruthy();
  expect(sessionStorage.getItem('resetEmail')).toBeNull();
  expect(sessionStorage.getItem('resetToken')).toBeNull();
});

test.each([
  ['short', 'short', 'Password must be at least 8 characters long'],
  ['a new password', 'another password', 'Passwords do not match'],
])('password %j with confirmation %j is not sent', async (password, confirm, sentence) => {
  const { operations } = await renderPage(authSite, { path });
  await reset(password, confirm);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(operations).toEqual([]);
});

const expired = 'This password reset has expired or was already used. Ask for a new one.';

test.each([
  [refusal(expired, { fields: { resetToken: expired } }), expired],
  [refusal(''), 'Failed to reset password'],
  [new TypeError('Failed to fetch'), 'Failed to connect to server'],
])('shows the error for a failure (%s) and keeps the typed password', async (error, sentence) => {
  await renderPage(authSite, { path, answers: { ResetPassword: () => error } });
  await reset();
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(field('New password').value).toBe('a new password');
  expect(screen.getByRole('link', { name: 'Request a new OTP' }).getAttribute('href')).toBe(
    '/forgot-password',
  );
});

test('a link from the front desk has the token, which wins over one of an earlier reset', async () => {
  window.location.hash = '#of-the-link';
  const { operations } = await renderPage(authSite, {
    path: `${path}#of-the-link`,
    answers: { ResetPassword: () => ({ resetPassword: { __typename: 'Message', message: '' } }) },
  });
  await reset();
  expect(operations[0]?.variables).toEqual({
    input: { resetToken: 'of-the-link', password: 'a new password' },
  });
  window.location.hash = '';
});

test('a second click while sending does nothing', async () => {
  const { operations } = await renderPage(authSite, { path, answers: { ResetPassword: () => 'never' } });
  await reset();
  await send('Reset Password');
  expect(operations).toHaveLength(1);
});

test('redirects to the first step when there is no reset token', async () => {
  sessionStorage.removeItem('resetToken');
  await renderPage(authSite, { path });
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeTruthy();
});

test('a session in this browser that the reset has ended is signed out', async () => {
  // Storing a token clears the reset progress, so it is set up again.
  storeToken(tokenOf());
  keepReset();
  const ended = { errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ended)));
  await renderPage(authSite, {
    path,
    answers: { ResetPassword: () => ({ resetPassword: { __typename: 'Message', message: '' } }) },
  });
  await reset();
  await vi.waitFor(() => expect(currentToken()).toBeNull());
});
