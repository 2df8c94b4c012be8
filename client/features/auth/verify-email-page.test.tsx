import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { storeReturnPath, storedReturnPath } from './sign-up-return-path';
import { authSite, field, fill, send } from './testing/auth-site';

beforeEach(() => void vi.useFakeTimers());

const path = '/verify-email/a-token?email=asha%40example.com';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (message: string, mustSetPassword = false) => ({
  verifyEmail: { __typename: 'VerifyEmailPayload', message, mustSetPassword },
});

test('a valid link is verified once, and the log-in opens after three seconds', async () => {
  const { operations } = await renderPage(<StrictMode>{authSite}</StrictMode>, {
    path,
    answers: { VerifyEmail: () => answer('Email verified successfully!') },
  });
  await pass(0);
  expect(operations.map(({ variables }) => variables)).toEqual([
    { input: { token: 'a-token', email: 'asha@example.com' } },
  ]);
  expect(screen.getByRole('status').textContent).toBe('Email verified successfully!');
  expect(screen.getByText('Redirecting to login page')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to login now' }).getAttribute('href')).toBe('/login');
  await pass(2999);
  expect(screen.queryByRole('heading', { name: 'Log in' })).toBeNull();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeTruthy();
});

test('after sign-ups with different passwords, the page leads to a new password instead of the log-in', async () => {
  const answers = { VerifyEmail: () => answer('Email verified successfully!', true) };
  await renderPage(authSite, { path, answers });
  await pass(3000);
  expect(screen.getByText(authMessages.accountNeedsPassword)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Go to login now' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Choose a new password' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeTruthy();
  expect(field('E-mail').value).toBe('asha@example.com');
});

test('in the browser of the sign-up, the log-in is prefilled and keeps the return path', async () => {
  const signUp = await renderPage(authSite, {
    path: '/signup?next=%2Fpass-membership-plans',
    answers: {
      InitiateSignUp: () => ({ initiateSignUp: { __typename: 'InitiateSignUpPayload', message: 'Sent.' } }),
    },
  });
  fill('Phone number, username or e-mail', 'asha@example.com');
  fill('Password', 'a long password');
  fill('Confirm password', 'a long password');
  await send('Create Account');
  await pass(0);
  signUp.unmount();
  const answers = { VerifyEmail: () => answer('Email verified successfully!') };
  await renderPage(authSite, { path, answers });
  await pass(0);
  await pass(3000);
  expect(field('E-mail, username or phone number').value).toBe('asha@example.com');
  expect(screen.getByText('Log in or register to join.')).toBeTruthy();
});

test('a stored return path expires together with the link', async () => {
  storeReturnPath('/review');
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(storedReturnPath()).toBeNull();
});

test('shows a loading state while the request runs', async () => {
  await renderPage(authSite, { path, answers: { VerifyEmail: () => 'never' } });
  expect(screen.getByRole('status').textContent).toBe('Verifying your e-mail...');
});

test('a link without an e-mail address is invalid and sends no request', async () => {
  const { operations } = await renderPage(authSite, { path: '/verify-email/a-token' });
  expect(screen.getByRole('alert').textContent).toBe('Invalid verification link.');
  expect(screen.getByRole('link', { name: 'Back to Sign Up' }).getAttribute('href')).toBe('/signup');
  expect(operations).toEqual([]);
});

test.each([
  [refusal('This verification link has expired.'), 'This verification link has expired.'],
  [refusal(''), 'Verification failed. Please try again.'],
])('a rejected link (%s) offers only the way back to the sign-up', async (error, sentence) => {
  await renderPage(authSite, { path, answers: { VerifyEmail: () => error } });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Back to Sign Up' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('after a network error the same link can be tried again', async () => {
  let isFailing = true;
  await renderPage(authSite, {
    path,
    answers: {
      VerifyEmail: () =>
        isFailing ? new TypeError('Failed to fetch') : answer('Email verified successfully!'),
    },
  });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe(
    'An error occurred during verification. Please try again.',
  );
  isFailing = false;
  screen.getByRole('button', { name: 'Try again' }).focus();
  await send('Try again');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Verify your e-mail' }));
  await pass(0);
  expect(screen.getByText('Email verified successfully!')).toBeTruthy();
});
