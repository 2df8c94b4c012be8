import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import { currentToken, storeToken } from './session';
import { freshToken, renewToken, resumeSession } from './session-renewal';
import { dropPendingSignOut, isSignOutPending, signOut, signOutSettled } from './sign-out';

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const isTold = () => Response.json({ data: { signOut: { message: 'Signed out' } } });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const authorizationOf = (call: number) =>
  new Headers(answer.mock.calls[call]?.[1].headers).get('Authorization');

beforeEach(() => {
  dropPendingSignOut();
  storeToken(tokenOf());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

test('a log-out is told to the server at once, and then nothing is pending', async () => {
  const token = currentToken();
  answer.mockResolvedValue(isTold());
  signOut();
  expect(currentToken()).toBeNull();
  await signOutSettled();
  expect(authorizationOf(0)).toBe(`Bearer ${token}`);
  expect(isSignOutPending()).toBe(false);
});

test.each([
  ['nothing', offline],
  [
    'that it is away',
    () => Promise.resolve(Response.json({ errors: [{ message: 'Away.' }] }, { status: 503 })),
  ],
])(
  'a log-out to which the server answers %s is delivered when the connection is back',
  async (_what, failure) => {
    answer.mockImplementation(failure);
    signOut();
    await signOutSettled();
    expect(isSignOutPending()).toBe(true);
    answer.mockReset().mockResolvedValue(isTold());
    resumeSession();
    await signOutSettled();
    expect(isSignOutPending()).toBe(false);

    storeToken(tokenOf());
    answer.mockReset().mockImplementation(failure);
    signOut();
    await signOutSettled();
    answer.mockReset().mockResolvedValue(isTold());
    window.dispatchEvent(new Event('online'));
    await signOutSettled();
    expect(isSignOutPending()).toBe(false);
    // Only the cookie is left to say which session it was.
    expect(authorizationOf(0)).toBeNull();
  },
);

test('what is left of a log-out says nothing about the person', async () => {
  answer.mockImplementation(offline);
  signOut();
  await signOutSettled();
  expect(Object.entries(localStorage)).toEqual([['signOutPending', 'true']]);
});

test('until it is delivered nothing renews the session', async () => {
  answer.mockImplementation(offline);
  signOut();
  await signOutSettled();
  answer.mockClear();
  expect(await renewToken(tokenOf())).toEqual({ kind: 'ended' });
  localStorage.setItem('userToken', tokenOf({ iat: 1, exp: 2 }));
  expect(await freshToken()).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test('a log-in waits for a log-out that is under way, or its cookie would go with that', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  signOut();
  const isReady = vi.fn();
  void freshToken().then(isReady);
  await Promise.resolve();
  expect(isReady).not.toHaveBeenCalled();
  arrive(isTold());
  await vi.waitFor(() => expect(isReady).toHaveBeenCalledTimes(1));
});
