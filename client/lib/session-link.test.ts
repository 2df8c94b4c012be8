import { ApolloLink, gql, Observable, type ApolloClient } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import { createApolloClient } from './apollo';
import { clearToken, storeToken } from './session';
import { createSessionLink } from './session-link';

const NOW_MS = 2_000_000_000_000;
const NOW_S = NOW_MS / 1000;
const stale = tokenOf({ iat: NOW_S, exp: NOW_S + 900 });
const renewed = tokenOf({ iat: NOW_S + 1, exp: NOW_S + 901 });
const refusal = { errors: [{ message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } }] };

/** Tokens that reached the server, one for each time that an operation was sent. */
let sent: (string | undefined)[] = [];
/** Tokens that the server accepts. */
let valid: (string | undefined)[] = [];
let client: ApolloClient;
const renewal = vi.fn<() => Promise<object>>();
const answerRenewal = (answer: object) => renewal.mockImplementation(() => Promise.resolve(answer));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  sent = [];
  valid = [renewed];
  renewal.mockReset();
  answerRenewal({ data: { renewSession: { token: renewed } } });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ json: async () => renewal() })),
  );
  client = createApolloClient(ApolloLink.from([createSessionLink(), server]));
  storeToken(stale);
});

const server = new ApolloLink((operation) => {
  const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
  const token = (headers['Authorization'] ?? headers['authorization'])?.replace('Bearer ', '');
  sent.push(token);
  return new Observable((observer) => {
    observer.next(valid.includes(token) ? { data: { ok: true } } : refusal);
    observer.complete();
  });
});

const ask = () =>
  client.query({
    query: gql('query Ask { ok }'),
    fetchPolicy: 'no-cache',
    context: { queryDeduplication: false },
  });
const change = () => client.mutate({ mutation: gql('mutation Change { ok }') });
const stored = () => localStorage.getItem('userToken');

test('sends the token with an operation, and none when signed out', async () => {
  valid = [stale, undefined];
  await ask();
  clearToken();
  await ask();
  expect(sent).toEqual([stale, undefined]);
  expect(renewal).not.toHaveBeenCalled();
});

test('sends an operation that has a token of its own as it is, and leaves the session alone', async () => {
  const context = { headers: { authorization: 'Bearer mine' } };
  await expect(client.query({ query: gql('query Ask { ok }'), context })).rejects.toThrow('Log in.');
  expect(sent).toEqual(['mine']);
  expect(stored()).toBe(stale);
  expect(renewal).not.toHaveBeenCalled();
});

test('operations whose token is refused wait for one renewal and are sent again', async () => {
  await Promise.all([ask(), change(), ask()]);
  expect(renewal).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([stale, stale, stale, renewed, renewed, renewed]);
  expect(stored()).toBe(renewed);
});

test('renews a token in its last minute, before it is sent', async () => {
  valid = [stale, renewed];
  vi.setSystemTime(NOW_MS + 839_000);
  await ask();
  expect(renewal).not.toHaveBeenCalled();
  vi.setSystemTime(NOW_MS + 841_000);
  await Promise.all([ask(), ask()]);
  expect(renewal).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([stale, renewed, renewed]);
});

test('sends the renewal with the cookie and without a token', async () => {
  await ask();
  const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(init?.credentials).toBe('same-origin');
  expect(JSON.stringify(init?.headers)).not.toContain('Bearer');
  expect(JSON.parse(init?.body as string)).toMatchObject({ operationName: 'RenewSession' });
});

test('signs out when the session has ended; the operation fails with its first error and is not repeated', async () => {
  answerRenewal(refusal);
  await expect(change()).rejects.toThrow('Log in.');
  expect(stored()).toBeNull();
  expect(sent).toEqual([stale]);
});

test('repeats a query without a token when the session has ended', async () => {
  valid = [undefined];
  answerRenewal(refusal);
  expect((await ask()).data).toEqual({ ok: true });
  expect(sent).toEqual([stale, undefined]);
});

test.each([
  ['the network is down', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  [
    'the database is down',
    () =>
      Promise.resolve({ errors: [{ message: 'Try later.', extensions: { code: 'SERVICE_UNAVAILABLE' } }] }),
    'Try later.',
  ],
])('when %s, stays signed in and the operation fails with the error', async (_case, answer, message) => {
  renewal.mockImplementation(answer);
  await expect(ask()).rejects.toThrow(message);
  expect(stored()).toBe(stale);
  expect(sent).toEqual([stale]);
});

test('a renewed token that is refused as well is not renewed again', async () => {
  valid = [];
  await expect(ask()).rejects.toThrow('Log in.');
  expect(sent).toEqual([stale, renewed]);
  expect(renewal).toHaveBeenCalledTimes(1);
});

test('uses a token that another tab has renewed meanwhile', async () => {
  const lock = vi.fn(async (_name: string, renew: () => Promise<unknown>) => {
    localStorage.setItem('userToken', renewed);
    return renew();
  });
  vi.stubGlobal('navigator', { locks: { request: lock } });
  await ask();
  expect(sent).toEqual([stale, renewed]);
  expect(lock).toHaveBeenCalledTimes(1);
  expect(renewal).not.toHaveBeenCalled();
});

test('a sign-out during a renewal takes precedence over the new token', async () => {
  renewal.mockImplementation(async () => {
    localStorage.removeItem('userToken');
    return { data: { renewSession: { token: renewed } } };
  });
  await expect(change()).rejects.toThrow('Log in.');
  expect(stored()).toBeNull();
  expect(sent).toEqual([stale]);
});

test('does not send an operation with the token of another person who signs in meanwhile', async () => {
  const other = tokenOf({ sub: 'ravi', iat: NOW_S });
  valid = [other];
  renewal.mockImplementation(async () => {
    localStorage.setItem('userToken', other);
    return { data: { renewSession: { token: renewed } } };
  });
  await expect(change()).rejects.toThrow('Somebody else has signed in.');
  expect(stored()).toBe(other);
  expect(sent).toEqual([stale]);
});
