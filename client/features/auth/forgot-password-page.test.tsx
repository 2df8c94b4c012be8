import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { authSite, field, fill, send, settle } from './testing/auth-site';

beforeEach(() => sessionStorage.clear());

const path = '/forgot-password';

test('the address is stored for the next step, which shows it masked', async () => {
  const { operations } = await renderPage(authSite, {
    path,
    answers: {
      RequestPasswordReset: () => ({
        requestPasswordReset: { __typename: 'RequestPasswordResetPayload', message: '' },
      }),
    },
  });
  expect(
    screen.getByText('If this address has an account, an OTP will reach you in a few minutes.'),
  ).toBeTruthy();
  fill('E-mail', ' Asha@Example.com');
  await send('Send OTP');
  await settle();
  expect(operations[0]?.variables).toEqual({ input: { email: 'asha@example.com' } });
  expect(sessionStorage.getItem('resetEmail')).toBe('asha@example.com');
  expect(screen.getByRole('heading', { name: 'Enter the OTP' })).toBeTruthy();
  expect(screen.getByText(/a\.\.\.@example\.com/)).toBeTruthy();
});

test.each([
  [refusal('Too many attempts.', { code: 'RATE_LIMITED' }), 'Too many attempts.'],
  [refusal(''), 'Failed to send OTP'],
  [new TypeError('Failed to fetch'), 'Failed to connect to server'],
])('shows the error for a failure (%s) and keeps the typed address', async (error, sentence) => {
  await renderPage(authSite, { path, answers: { RequestPasswordReset: () => error } });
  fill('E-mail', 'asha@example.com');
  await send('Send OTP');
  await settle();
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(field('E-mail').value).toBe('asha@example.com');
  expect(sessionStorage.getItem('resetEmail')).toBeNull();
});

test('does not send an invalid address', async () => {
  const { operations } = await renderPage(authSite, { path });
  fill('E-mail', 'asha@');
  await send('Send OTP');
  expect(screen.getByText(authMessages.emailInvalid)).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
  expect(operations).toEqual([]);
});

test('requesting a reset for another address discards the token of the first', async () => {
  sessionStorage.setItem('resetEmail', 'ravi@example.com');
  sessionStorage.setItem('resetToken', 'of-ravi');
  const requestPasswordReset = { __typename: 'RequestPasswordResetPayload', message: '' };
  await renderPage(authSite, { path, answers: { RequestPasswordReset: () => ({ requestPasswordReset }) } });
  fill('E-mail', 'asha@example.com');
  await send('Send OTP');
  await settle();
  expect(sessionStorage.getItem('resetEmail')).toBe('asha@example.com');
  expect(sessionStorage.getItem('resetToken')).toBeNull();
});
