import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearToken, currentToken } from '../../lib/session';
import { refusal } from '../../test/refusal';
import { press, renderPage } from '../../test/render-page';
import { tokenOf } from '../../test/token';
import { authSite, field, fill, send, settle } from './testing/auth-site';

afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

const IDENTIFIER = 'E-mail, username or phone number';

const signedIn = (user = {}, token = tokenOf()) => ({
  signIn: {
    __typename: 'SignInPayload',
    token,
    viewer: {
      __typename: 'Viewer',
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      user: { __typename: 'User', id: 'asha', role: 'USER', isProfileComplete: true, ...user },
    },
  },
});

async function logIn() {
  fill(IDENTIFIER, ' asha@example.com ');
  fill('Password', 'a long password');
  await send('Login');
  await settle();
}

test('the log-in page shows its fields and links', async () => {
  await renderPage(authSite, { path: '/login' });
  expect(field(IDENTIFIER).autocomplete).toBe('username');
  expect(field('Password').autocomplete).toBe('current-password');
  expect(field('Keep me logged in').checked).toBe(false);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Forgot Password')).toBe('/forgot-password');
  expect(hrefOf('Register')).toBe('/signup');
  expect(hrefOf('Terms Of Use')).toBe('/terms-of-use');
  expect(hrefOf('Privacy Policy')).toBe('/privacy-policy');
});

test('a member with a complete profile is logged in and sent to the home page', async () => {
  const token = tokenOf();
  const { operations } = await renderPage(authSite, {
    path: '/login',
    pageAnswers: { SignIn: () => signedIn({}, token) },
  });
  await logIn();
  expect(screen.getByText('At /home')).toBeTruthy();
  expect(currentToken()).toBe(token);
  expect(operations[0]).toMatchObject({
    variables: { input: { login: 'asha@example.com', password: 'a long password', keepLoggedIn: false } },
  });
});

test('explains why a log-in is needed, then opens the requested page', async () => {
  await renderPage(authSite, {
    path: '/login?next=%2Fblog%2F7%3Fa%3D1%23top',
    pageAnswers: { SignIn: () => signedIn() },
  });
  expect(screen.getByText('Log in to read the article.')).toBeTruthy();
  await logIn();
  expect(screen.getByText('At /blog/7?a=1#top')).toBeTruthy();
});

test('joining requires a log-in or an account, and every link keeps the return path to the passes', async () => {
  await renderPage(authSite, { path: '/login?next=%2Fpass-membership-plans%3Fplan%3Dpremium' });
  expect(screen.getByText('Log in or register to join.')).toBeTruthy();
  const next = '?next=%2Fpass-membership-plans%3Fplan%3Dpremium';
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Register')).toBe(`/signup${next}`);
  expect(hrefOf('Forgot Password')).toBe(`/forgot-password${next}`);
  await press(screen.getByRole('link', { name: 'Register' }));
  expect(hrefOf('Log in')).toBe(`/login${next}`);
});

test.each(['//evil.example', 'http://evil.example/', '/\\evil.example'])(
  'never redirects to another site (%s)',
  async (address) => {
    await renderPage(authSite, {
      path: `/login?next=${encodeURIComponent(address)}`,
      pageAnswers: { SignIn: () => signedIn() },
    });
    await logIn();
    expect(screen.getByText('At /home')).toBeTruthy();
  },
);

test('a member without a profile goes to the profile form, which keeps the return path', async () => {
  await renderPage(authSite, {
    path: '/login?next=%2Freview',
    pageAnswers: { SignIn: () => signedIn({ isProfileComplete: false }) },
  });
  await logIn();
  expect(screen.getByText('At /user-profile-form?next=%2Freview')).toBeTruthy();
});

test('an admin goes to the dashboard, whatever the profile', async () => {
  const { operations } = await renderPage(authSite, {
    path: '/login',
    pageAnswers: { SignIn: () => signedIn({ role: 'ADMIN', isProfileComplete: false }) },
  });
  await logIn();
  expect(screen.getByText('At /admin-dashboard')).toBeTruthy();
  expect(operations.map(({ name }) => name)).toEqual(['SignIn']);
});

test.each([
  [
    refusal('Too many attempts. Please wait 5 minutes and try again.', { code: 'RATE_LIMITED' }),
    'Too many attempts. Please wait 5 minutes and try again.',
  ],
  [refusal(''), 'Invalid email or password'],
  [new TypeError('Failed to fetch'), 'Failed to connect to server.'],
])('shows the error (%s) above the form and keeps the typed values', async (error, sentence) => {
  await renderPage(authSite, { path: '/login', pageAnswers: { SignIn: () => error } });
  await logIn();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(sentence);
  expect(document.activeElement).toBe(alert);
  expect(field(IDENTIFIER).value).toBe(' asha@example.com ');
  expect(field('Password').value).toBe('a long password');
  expect(currentToken()).toBeNull();
});

test('empty fields show errors, and the first of them gets the focus', async () => {
  const { operations } = await renderPage(authSite, { path: '/login' });
  await send('Login');
  expect(screen.getByText('Enter your e-mail address, username or phone number.')).toBeTruthy();
  expect(screen.getByText('Enter a password.')).toBeTruthy();
  expect(document.activeElement).toBe(field(IDENTIFIER));
  expect(field(IDENTIFIER).getAttribute('aria-invalid')).toBe('true');
  expect(operations).toEqual([]);
});

test('the button is busy while the request runs, and a second click sends nothing', async () => {
  const { operations } = await renderPage(authSite, {
    path: '/login',
    pageAnswers: { SignIn: () => 'never' },
  });
  await logIn();
  const button = screen.getByRole('button', { name: 'Login' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  await send('Login');
  expect(operations).toHaveLength(1);
});

test('"Keep me logged in" is sent, and remembered for the next log-in', async () => {
  const pageAnswers = { SignIn: () => signedIn() };
  const { operations, unmount } = await renderPage(authSite, { path: '/login', pageAnswers });
  fireEvent.click(field('Keep me logged in'));
  await logIn();
  expect(operations[0]).toMatchObject({ variables: { input: { keepLoggedIn: true } } });
  unmount();
  await renderPage(authSite, { path: '/login', pageAnswers });
  expect(field('Keep me logged in').checked).toBe(true);
  fireEvent.click(field('Keep me logged in'));
  await logIn();
  expect(localStorage.getItem('keepLoggedIn')).toBeNull();
});

test('the password can be shown and hidden again', async () => {
  await renderPage(authSite, { path: '/login' });
  expect(field('Password').type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password').type).toBe('password');
});

test('after the password, a code of the second factor completes the log-in; an expired one begins it again', async () => {
  const token = tokenOf();
  const { operations } = await renderPage(authSite, {
    path: '/login',
    pageAnswers: {
      SignIn: () =>
        refusal('Enter the code.', {
          code: 'SECOND_FACTOR_REQUIRED',
          challenge: 'a-challenge',
          factors: ['APP'],
        }),
      CompleteSignIn: ({ input }) =>
        (input as { code: string }).code === '123456'
          ? {
              completeSignIn: {
                ...signedIn({ role: 'ADMIN' }, token).signIn,
                __typename: 'CompleteSignInPayload',
              },
            }
          : refusal('That took too long.', { reason: 'SIGN_IN_EXPIRED' }),
    },
  });
  await logIn();
  const code = await screen.findByLabelText<HTMLInputElement>('Code of your authenticator app');
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  fill('Code of your authenticator app', '000000');
  await send('Continue');
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('That took too long.');
  await send('Login');
  await settle();
  await screen.findByLabelText('Code of your authenticator app');
  fill('Code of your authenticator app', '123 456');
  await send('Continue');
  await settle();
  expect(screen.getByText('At /admin-dashboard')).toBeTruthy();
  expect(currentToken()).toBe(token);
  expect(operations.at(-1)).toMatchObject({
    variables: { input: { challenge: 'a-challenge', code: '123456' } },
  });
});

const CREDENTIAL = {
  id: 'AQ',
  rawId: Uint8Array.of(1).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: Uint8Array.of(2).buffer,
    authenticatorData: Uint8Array.of(3).buffer,
    signature: Uint8Array.of(4).buffer,
  },
};

/** A browser with passkeys, and what comes of using one. */
function passkeys(get: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

const withPasskey = () =>
  refusal('Use your second factor.', {
    code: 'SECOND_FACTOR_REQUIRED',
    challenge: 'a-challenge',
    factors: ['PASSKEY'],
    passkeyOptions: JSON.stringify({ challenge: 'AAAA', rpId: 'studio.example', allowCredentials: [] }),
  });

test('a passkey completes the log-in; if none is used, a message says so, and a recovery code completes it', async () => {
  const token = tokenOf();
  const completed = { ...signedIn({ role: 'ADMIN' }, token).signIn, __typename: 'CompleteSignInPayload' };
  const { operations } = await renderPage(authSite, {
    path: '/login',
    pageAnswers: {
      SignIn: withPasskey,
      CompleteSignInWithPasskey: () => ({ completeSignInWithPasskey: completed }),
    },
  });
  passkeys(() => Promise.reject(new DOMException('Cancelled', 'NotAllowedError')));
  await logIn();
  const use = await screen.findByRole('button', { name: 'Use a passkey' });
  expect(screen.getByLabelText('Recovery code')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use the authenticator app' })).toBeNull();
  await press(use);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No passkey was used. Try again, or use a code.',
  );
  passkeys(() => Promise.resolve(CREDENTIAL));
  await press(use);
  expect(await screen.findByText('At /admin-dashboard')).toBeTruthy();
  const { input } = operations.at(-1)!.variables as { input: { challenge: string; response: string } };
  expect(input.challenge).toBe('a-challenge');
  expect(JSON.parse(input.response)).toMatchObject({ id: 'AQ', response: { signature: 'BA' } });
});

test('what the server says of a passkey is shown, and a browser without passkeys offers none', async () => {
  const { unmount } = await renderPage(authSite, {
    path: '/login',
    pageAnswers: {
      SignIn: withPasskey,
      CompleteSignInWithPasskey: () => refusal('Not accepted.', { reason: 'PASSKEY_REFUSED' }),
    },
  });
  passkeys(() => Promise.resolve(CREDENTIAL));
  await logIn();
  await press(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not accepted.');
  unmount();
  vi.unstubAllGlobals();
  await renderPage(authSite, { path: '/login', pageAnswers: { SignIn: withPasskey } });
  await logIn();
  await screen.findByLabelText('Recovery code');
  await settle();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
