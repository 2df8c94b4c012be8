import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { authSite, send } from './testing/auth-site';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const path = '/verify-email/a-token?email=asha%40example.com';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = (success: boolean, message: string) => ({
  verifyEmail: { __typename: 'VerifiedEmail', success, message },
});

test('a good link is verified once, says so, and leads to the log-in after three seconds', async () => {
  const { operations } = await renderPage(<StrictMode>{authSite}</StrictMode>, {
    path,
    answers: { VerifyEmail: () => answer(true, 'Email verified successfully!') },
  });
  await pass(0);
  expect(operations.map(({ variables }) => variables)).toEqual([
    { token: 'a-token', email: 'asha@example.com' },
  ]);
  expect(screen.getByRole('status').textContent).toBe('Email verified successfully!');
  expect(screen.getByText('Redirecting to login page')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to login now' }).getAttribute('href')).toBe('/login');
  await pass(2999);
  expect(screen.queryByRole('heading', { name: 'Log in' })).toBeNull();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeTruthy();
});

test('while the answer is on its way the page says so', async () => {
  await renderPage(authSite, { path, answers: { VerifyEmail: () => 'never' } });
  expect(screen.getByRole('status').textContent).toBe('Verifying your e-mail...');
});

test('a link without an address is none, and is not asked about', async () => {
  const { operations } = await renderPage(authSite, { path: '/verify-email/a-token' });
  expect(screen.getByRole('alert').textContent).toBe('Invalid verification link.');
  expect(screen.getByRole('link', { name: 'Back to Sign Up' }).getAttribute('href')).toBe('/signup');
  expect(operations).toEqual([]);
});

test.each([
  [refusal('This verification link has expired.'), 'This verification link has expired.'],
  [refusal(''), 'Verification failed. Please try again.'],
])('a refused link (%s) leads back to the sign-up only', async (error, sentence) => {
  await renderPage(authSite, { path, answers: { VerifyEmail: () => error } });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Back to Sign Up' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('without a connection the same link can be tried again', async () => {
  let isAway = true;
  await renderPage(authSite, {
    path,
    answers: {
      VerifyEmail: () =>
        isAway ? new TypeError('Failed to fetch') : answer(true, 'Email verified successfully!'),
    },
  });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe(
    'An error occurred during verification. Please try again.',
  );
  isAway = false;
  screen.getByRole('button', { name: 'Try again' }).focus();
  await send('Try again');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Verify your e-mail' }));
  await pass(0);
  expect(screen.getByText('Email verified successfully!')).toBeTruthy();
});
