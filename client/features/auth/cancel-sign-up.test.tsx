import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { authSite, send, settle } from './testing/auth-site';

const path = '/verify-email/a-token/not-me?email=asha%40example.com';
const answer = (message: string, hasAccount = false) => ({
  cancelSignUp: { __typename: 'CancelSignUpPayload', message, hasAccount },
});

test('nothing is cancelled before the button is pressed', async () => {
  const { operations } = await renderPage(authSite, { path });
  await settle();
  expect(operations).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Was it not you?' })).toBeTruthy();
});

test('the button cancels the sign-up', async () => {
  const answers = { CancelSignUp: () => answer('The sign-up is cancelled.') };
  const { operations } = await renderPage(authSite, { path, answers });
  await send('Cancel the sign-up');
  await settle();
  expect(operations.map(({ variables }) => variables)).toEqual([
    { input: { token: 'a-token', email: 'asha@example.com' } },
  ]);
  expect(screen.getByRole('status').textContent).toBe('The sign-up is cancelled.');
  expect(screen.queryByRole('button', { name: 'Cancel the sign-up' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Was it not you?' }));
  expect(screen.queryByRole('link', { name: 'Set a password' })).toBeNull();
});

test('if there is an account, the page leads to a new password', async () => {
  await renderPage(authSite, {
    path,
    answers: { CancelSignUp: () => answer('No password any more.', true) },
  });
  await send('Cancel the sign-up');
  await settle();
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/forgot-password');
});

test.each([
  [refusal('Invalid verification link.'), 'Invalid verification link.'],
  [new TypeError('Failed to fetch'), 'Failed to connect to server.'],
])('after a failure (%s) the button can be pressed again', async (error, sentence) => {
  await renderPage(authSite, { path, answers: { CancelSignUp: () => error } });
  await send('Cancel the sign-up');
  await settle();
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByRole('button', { name: 'Cancel the sign-up' })).toBeTruthy();
});
