import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { readStudio, setStudio } from '#common/studio';
import { refusal } from '../../test/refusal';
import { renderPage } from '../../test/render-page';
import { authSite, field, fill, send } from './testing/auth-site';

const IDENTIFIER = 'Phone number, username or e-mail';
const REFUSED = 'Invalid admin password. Contact system administrator.';
const SENT = 'Verification email sent! Please check your inbox.';

beforeEach(() => void vi.useFakeTimers());

const sent = () => ({ initiateSignUp: { __typename: 'InitiateSignUpPayload', message: SENT } });

const checked = (isAdminPassword: boolean) => ({
  checkAdminPassword: { __typename: 'CheckAdminPasswordPayload', isAdminPassword },
});

const passwordIn = (input: unknown) => (input as { password: string }).password;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function fillIn() {
  fill(IDENTIFIER, 'Asha@Example.com');
  fill('Password', 'a long password');
  fill('Confirm password', 'a long password');
}

function typePassword(password: string) {
  fireEvent.change(field('Password'), { target: { value: password } });
}

const chooseAdmin = () => fireEvent.change(field('Account type'), { target: { value: 'admin' } });

test('a sign-up sends the form values, then clears and disables the form', async () => {
  const { operations } = await renderPage(authSite, { path: '/signup', answers: { InitiateSignUp: sent } });
  fillIn();
  await send('Create Account');
  await pass(0);
  expect(operations[0]?.variables).toEqual({
    input: {
      email: 'asha@example.com',
      password: 'a long password',
      confirmPassword: 'a long password',
      accountType: 'MEMBER',
    },
  });
  expect(screen.getByText(SENT)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Verification Sent' })).toBeTruthy();
  for (const label of [IDENTIFIER, 'Password', 'Confirm password']) {
    expect(field(label).value).toBe('');
    expect(field(label).disabled).toBe(true);
    expect(field(label).closest('[hidden]')).toBeTruthy();
  }
  await send('Verification Sent');
  expect(operations).toHaveLength(1);
});

test('the message names the address that was typed', async () => {
  await renderPage(authSite, { path: '/signup', answers: { InitiateSignUp: sent } });
  fillIn();
  await send('Create Account');
  await pass(0);
  expect(screen.getByRole('status').textContent).toContain('Open the link that we sent to asha@example.com.');
});

test('both passwords can be filled in by the browser and have buttons of their own to show them', async () => {
  await renderPage(authSite, { path: '/signup' });
  const buttons = { Password: 'Show password', 'Confirm password': 'Show confirmation' };
  for (const [label, button] of Object.entries(buttons)) {
    expect(field(label).autocomplete).toBe('new-password');
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(field(label).type).toBe('text');
  }
});

test('the identifier field has a hint that an e-mail address is required', async () => {
  await renderPage(authSite, { path: '/signup' });
  const hint = document.getElementById(field(IDENTIFIER).getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Use your e-mail address; you can log in by phone or username later.');
});

test('the form can be enabled again if the mail does not arrive', async () => {
  await renderPage(authSite, { path: '/signup', answers: { InitiateSignUp: sent } });
  fillIn();
  await send('Create Account');
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'sign up again' }));
  expect(document.activeElement).toBe(field(IDENTIFIER));
  expect(field(IDENTIFIER).disabled).toBe(false);
  expect(field(IDENTIFIER).value).toBe('asha@example.com');
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
});

test('the button is busy while sending, and a second click sends nothing', async () => {
  const { operations } = await renderPage(authSite, {
    path: '/signup',
    answers: { InitiateSignUp: () => 'never' },
  });
  fillIn();
  await send('Create Account');
  expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-busy')).toBe('true');
  await send('Sending...');
  expect(operations).toHaveLength(1);
});

test.each([
  [refusal('Too many attempts.', { code: 'RATE_LIMITED' }), 'Too many attempts.'],
  [refusal(''), 'Something went wrong.'],
  [new TypeError('Failed to fetch'), 'Failed to connect to server.'],
])('shows the error (%s) above the form and keeps the typed values', async (error, sentence) => {
  await renderPage(authSite, { path: '/signup', answers: { InitiateSignUp: () => error } });
  fillIn();
  await send('Create Account');
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(field(IDENTIFIER).value).toBe('Asha@Example.com');
  expect(field('Confirm password').value).toBe('a long password');
});

test('field errors from the server are shown under their fields', async () => {
  const common = 'This password is too common. Choose another.';
  await renderPage(authSite, {
    path: '/signup',
    answers: { InitiateSignUp: () => refusal(common, { fields: { password: common } }) },
  });
  fillIn();
  await send('Create Account');
  await pass(0);
  expect(screen.getAllByText(common)).toHaveLength(1);
  expect(document.activeElement).toBe(field('Password'));
});

test('an identifier that is not an e-mail address shows an error on blur', async () => {
  await renderPage(authSite, { path: '/signup' });
  fireEvent.blur(field(IDENTIFIER));
  expect(field(IDENTIFIER).getAttribute('aria-invalid')).toBeNull();
  fill(IDENTIFIER, '98765 43210');
  expect(screen.getByText(authMessages.signUpEmailInvalid)).toBeTruthy();
});

test('shows a password mismatch live once the confirmation was blurred, even if other fields are empty', async () => {
  await renderPage(authSite, { path: '/signup' });
  const mismatch = () => screen.queryByText('Passwords do not match');
  typePassword('a long password');
  fireEvent.change(field('Confirm password'), { target: { value: 'a long' } });
  expect(mismatch()).toBeNull();
  fireEvent.blur(field('Confirm password'));
  expect(mismatch()).toBeTruthy();
  fireEvent.change(field('Confirm password'), { target: { value: 'a long p' } });
  expect(mismatch()).toBeTruthy();
  fireEvent.change(field('Confirm password'), { target: { value: 'a long password' } });
  expect(mismatch()).toBeNull();
  typePassword('a longer password');
  expect(mismatch()).toBeTruthy();
});

test('the admin password is checked while typing, after a pause', async () => {
  const { operations } = await renderPage(authSite, {
    path: '/signup',
    answers: { CheckAdminPassword: ({ input }) => checked(passwordIn(input) === 'the right one') },
  });
  typePassword('not');
  await pass(1000);
  expect(operations).toEqual([]);
  chooseAdmin();
  typePassword('not the right');
  await pass(399);
  expect(operations).toEqual([]);
  await pass(1);
  expect(operations.map(({ variables }) => variables)).toEqual([{ input: { password: 'not the right' } }]);
  expect(screen.getByText(REFUSED)).toBeTruthy();
  typePassword('the right one');
  expect(screen.queryByText(REFUSED)).toBeNull();
  await pass(400);
  expect(screen.queryByText(REFUSED)).toBeNull();
  fireEvent.change(field('Account type'), { target: { value: 'user' } });
  typePassword('anything');
  await pass(400);
  expect(operations).toHaveLength(2);
});

test('ignores the result for a password that has changed since', async () => {
  let answerFirst = (_: Record<string, unknown>) => {};
  const first = new Promise<Record<string, unknown>>((resolve) => (answerFirst = resolve));
  await renderPage(authSite, {
    path: '/signup',
    answers: {
      CheckAdminPassword: ({ input }) => (passwordIn(input) === 'first' ? first : checked(true)),
    },
  });
  chooseAdmin();
  typePassword('first');
  await pass(400);
  typePassword('second');
  await pass(400);
  answerFirst(checked(false));
  await pass(0);
  expect(screen.queryByText(REFUSED)).toBeNull();
});

test.each([refusal('Too many attempts.', { code: 'RATE_LIMITED' }), new Error('away')])(
  'a live check that fails (%s) shows nothing',
  async (error) => {
    await renderPage(authSite, { path: '/signup', answers: { CheckAdminPassword: () => error } });
    chooseAdmin();
    typePassword('whatever it is');
    await pass(400);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(REFUSED)).toBeNull();
  },
);

test('the page shows the terms of signing up and links to the log-in', async () => {
  await renderPage(authSite, { path: '/signup' });
  expect(screen.getByText(/18 or older/).textContent).toBe(
    'By creating an account you confirm that you are 18 or older, agree to the Terms Of Use (opens in a new tab) and have read the Privacy Policy (opens in a new tab).',
  );
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.getByText('At least 8 characters')).toBeTruthy();
});

test.each(['/signup', '/forgot-password'])(
  '%s of a studio that sends no mails leads to the desk',
  async (path) => {
    const shown = readStudio();
    setStudio({ ...shown, sendsNoMails: true });
    try {
      await renderPage(authSite, { path });
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('link', { name: 'I have a code' }).getAttribute('href')).toBe('/claim');
    } finally {
      setStudio(shown);
    }
  },
);
