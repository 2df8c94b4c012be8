import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import { currentToken, storeToken } from './session';
import { freshToken, renewToken, resumeSession } from './session-renewal';
import { dropPendingSignOut, isSignOutPending, signOut, signOutSettled } from './sign-out';

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const signedOutAnswer = () => Response.json({ data: { signOut: { message: 'Signed out' } } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const authorizationOf = (call: number) =>
  new Headers(answer.mock.calls[call]?.[1].headers).get('Authorization');

beforeEach(() => {
  dropPendingSignOut();
  storeToken(tokenOf());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => void answer.mockReset());

test('sends a log-out to the server at once, after which none is pending', async () => {
  const token = currentToken();
  answer.mockResolvedValue(signedOutAnswer());
  signOut();
  expect(currentToken()).toBeNull();
  await signOutSettled();
  expect(authorizationOf(0)).toBe(`Bearer ${token}`);
  expect(isSignOutPending()).toBe(false);
});

test.each([
  ['nothing', offline],
  ['an error', () => Promise.resolve(Response.json({ errors: [{ message: 'Away.' }] }, { status: 503 }))],
])(
  'repeats a log-out that the server answered with %s when the connection is back',
  async (_what, failure) => {
    answer.mockImplementation(failure);
    signOut();
    await signOutSettled();
    expect(isSignOutPending()).toBe(true);
    answer.mockReset().mockResolvedValue(signedOutAnswer());
    resumeSession();
    await signOutSettled();
    expect(isSignOutPending()).toBe(false);

    storeToken(tokenOf());
    answer.mockReset().mockImplementation(failure);
    signOut();
    await signOutSettled();
    answer.mockReset().mockResolvedValue(signedOutAnswer());
    window.dispatchEvent(new Event('online'));
    await signOutSettled();
    expect(isSignOutPending()).toBe(false);
    // Only the cookie identifies the session now.
    expect(authorizationOf(0)).toBeNull();
  },
);

test('stores nothing personal for a pending log-out', async () => {
  answer.mockImplementation(offline);
  signOut();
  await signOutSettled();
  expect(Object.entries(localStorage)).toEqual([['signOutPending', 'true']]);
});

test('does not renew the session while a log-out is pending', async () => {
  answer.mockImplementation(offline);
  signOut();
  await signOutSettled();
  answer.mockClear();
  expect(await renewToken(tokenOf())).toEqual({ kind: 'ended' });
  localStorage.setItem('userToken', tokenOf({ iat: 1, exp: 2 }));
  expect(await freshToken()).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test('waits for a log-out in progress, which would delete the cookie of a new log-in', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  signOut();
  const isReady = vi.fn();
  void freshToken().then(isReady);
  await Promise.resolve();
  expect(isReady).not.toHaveBeenCalled();
  arrive(signedOutAnswer());
  await vi.waitFor(() => expect(isReady).toHaveBeenCalledTimes(1));
});
