import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { clearToken, currentToken, storeToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { forgetReturnPath, storeReturnPath, storedReturnPath } from './browser-sign-up';
import { authSite, field, fill, send } from './testing/auth-site';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearToken();
  forgetReturnPath();
});

const path = '/verify-email/a-token?email=asha%40example.com';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
interface Answer {
  mustSetPassword?: boolean;
  token?: string | null;
}

const answer = (message: string, { mustSetPassword = false, token = tokenOf() }: Answer = {}) => ({
  verifyEmail: { __typename: 'VerifyEmailPayload', message, mustSetPassword, token },
});
const verified = () => answer('Email verified successfully!');

async function verifyAfterSigningUp() {
  storeReturnPath('/pass-membership-plans?plan=premium', 'asha@example.com');
  const page = await renderPage(authSite, {
    path,
    answers: {
      VerifyEmail: verified,
      RegisteredAccount: () => ({
        me: { __typename: 'Viewer', user: { __typename: 'User', id: '1', email: 'asha@example.com' } },
      }),
    },
  });
  await pass(0);
  return page;
}

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
  const answers = { VerifyEmail: () => answer('Email verified successfully!', { mustSetPassword: true }) };
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
  const answers = { VerifyEmail: () => answer('Email verified successfully!', { token: null }) };
  await renderPage(authSite, { path, answers });
  await pass(0);
  await pass(3000);
  expect(field('E-mail, username or phone number').value).toBe('asha@example.com');
  expect(screen.getByText('Log in or register to join.')).toBeTruthy();
});

test('in the browser of the sign-up, the user continues without a log-in', async () => {
  await verifyAfterSigningUp();
  expect(screen.getByText(/you can go on as asha@example\.com at once/)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Continue' }));
  await pass(0);
  expect(currentToken()).not.toBeNull();
  expect(screen.getByText('You are logged in, so the plans open next.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Go to the plans now' }));
  await pass(0);
  expect(screen.getByText('At /pass-membership-plans?plan=premium')).toBeTruthy();
});

test('a user who waits for the log-in can continue there, and is not asked to register', async () => {
  await verifyAfterSigningUp();
  await pass(3000);
  expect(field('E-mail, username or phone number').value).toBe('asha@example.com');
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
  expect(screen.queryByText('Log in or register to join.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

test.each([
  ['in another browser', () => undefined, tokenOf()],
  ['where another address signed up', () => storeReturnPath(null, 'asha@example.org'), tokenOf()],
  ['where somebody is logged in', () => storeToken(tokenOf({ sub: 'ravi' })), tokenOf()],
  ['the second time', () => storeReturnPath(null, 'asha@example.com'), null],
])('a link that is opened %s leads to the log-in only', async (_where, prepare, token) => {
  prepare();
  const answers = { VerifyEmail: () => answer('Email verified successfully!', { token }) };
  await renderPage(authSite, { path, answers });
  await pass(0);
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to login now' })).toBeTruthy();
});

test('once its token has expired, a verified sign-up needs a log-in', async () => {
  const iat = Math.floor(Date.now() / 1000) - 1000;
  const token = tokenOf({ iat, exp: iat + 900 });
  storeReturnPath(null, 'asha@example.com');
  await renderPage(authSite, { path, answers: { VerifyEmail: () => answer('Done.', { token }) } });
  await pass(0);
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('a stored return path expires together with the link', async () => {
  storeReturnPath('/review', 'asha@example.com');
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
