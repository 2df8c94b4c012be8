import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import { currentToken, storeToken } from './session';
import { resumeSession } from './session-renewal';

const nowS = () => Math.floor(Date.now() / 1000);
/** Stores a token as an earlier visit would have left it. */
const leave = (token: string) => localStorage.setItem('userToken', token);
const expired = () => tokenOf({ iat: nowS() - 5000, exp: nowS() - 4100 });
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  storeToken(tokenOf());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => void answer.mockReset());

test('drops an expired token when its session has ended', async () => {
  leave(expired());
  answer.mockResolvedValue(
    Response.json({
      data: { renewSession: null },
      errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }],
    }),
  );
  resumeSession();
  await vi.waitFor(() => expect(currentToken()).toBeNull());
});

test('renews an expired token while its session is valid', async () => {
  leave(expired());
  const token = tokenOf({ iat: nowS() + 1 });
  answer.mockResolvedValue(Response.json({ data: { renewSession: { token } } }));
  resumeSession();
  await vi.waitFor(() => expect(currentToken()).toBe(token));
});

test('keeps an expired token if the renewal fails, and does not renew a valid token', async () => {
  const token = expired();
  leave(token);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  resumeSession();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(currentToken()).toBe(token);
  storeToken(tokenOf());
  resumeSession();
  expect(answer).toHaveBeenCalledTimes(1);
});
