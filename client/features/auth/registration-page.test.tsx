import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToken, currentToken, storeToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { storeReturnPath } from './browser-sign-up';
import { authSite } from './testing/auth-site';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void clearToken());

const token = tokenOf();
const path = `/register?verified=true&token=${token}&email=Asha%40example.com`;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const me = (email: string) => ({
  me: { __typename: 'Viewer', user: { __typename: 'User', id: '1', email } },
});

const Query = () => <output>{useLocation().search}</output>;
const site = (
  <StrictMode>
    {authSite}
    <Query />
  </StrictMode>
);

// In the app, /login then redirects the signed-in user to the home page; here it has no guard.
test('a valid token is stored and removed from the URL, and /login opens after two seconds', async () => {
  const { operations } = await renderPage(site, {
    path,
    answers: { RegisteredAccount: () => me('asha@example.com') },
  });
  await pass(0);
  expect(screen.getByText('Account successfully verified! Redirecting to login...')).toBeTruthy();
  expect(screen.getByText('You are logged in, so the home page opens next.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page now' }).getAttribute('href')).toBe('/home');
  expect(operations.map(({ headers }) => headers)).toEqual([{ authorization: `Bearer ${token}` }]);
  expect(currentToken()).toBe(token);
  await pass(1999);
  expect(screen.queryByRole('heading', { name: 'Log in' })).toBeNull();
  await pass(1);
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeTruthy();
});

test('a logged-in user stays logged in', async () => {
  const session = tokenOf({ sub: 'ravi' });
  storeToken(session);
  await renderPage(site, { path, answers: { RegisteredAccount: () => me('asha@example.com') } });
  await pass(0);
  expect(screen.getByText('Account successfully verified! Redirecting to login...')).toBeTruthy();
  expect(currentToken()).toBe(session);
});

test('the token is removed from the URL before the server has answered', async () => {
  await renderPage(site, { path, answers: { RegisteredAccount: () => 'never' } });
  expect(document.querySelector('output')?.textContent).toBe('');
  expect(screen.getByText('Checking your account...')).toBeTruthy();
});

test.each([
  ['that the server rejects', () => refusal('', { code: 'UNAUTHENTICATED' })],
  ['of another account', () => me('ravi@example.com')],
])('a token %s is not stored', async (_name, answer) => {
  await renderPage(site, { path, answers: { RegisteredAccount: answer } });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('Verification failed. Please try again.');
  expect(screen.getByRole('link', { name: 'Back to Sign Up' }).getAttribute('href')).toBe('/signup');
  expect(currentToken()).toBeNull();
});

test('a check without an answer can be repeated', async () => {
  let isFailing = true;
  await renderPage(site, {
    path,
    answers: {
      RegisteredAccount: () => (isFailing ? new TypeError('Failed to fetch') : me('asha@example.com')),
    },
  });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('Verification failed. Please try again.');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('Account successfully verified! Redirecting to login...')).toBeTruthy();
});

test('the page that the sign-up was for is kept, also through a reload', async () => {
  storeReturnPath('/review', 'asha@example.com');
  await renderPage(site, { path, answers: { RegisteredAccount: () => me('asha@example.com') } });
  await pass(0);
  expect(document.querySelector('output')?.textContent).toBe('?next=%2Freview');
  expect(screen.getByText('You are logged in, so the page you came for opens next.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go there now' }).getAttribute('href')).toBe('/review');
});

test.each(['', '?verified=true', '?verified=false&token=a&email=b', '?verified=true&token=a'])(
  'an incomplete query (%j) redirects to the sign-up',
  async (search) => {
    const { operations } = await renderPage(site, { path: `/register${search}` });
    expect(screen.getByRole('heading', { name: 'Create your account' })).toBeTruthy();
    expect(operations).toEqual([]);
  },
);
