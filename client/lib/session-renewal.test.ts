import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenOf } from '../test/token';
import { currentToken, storeToken } from './session';
import { resumeSession } from './session-renewal';

const nowS = () => Math.floor(Date.now() / 1000);
/** As another visit has left it. */
const leave = (token: string) => localStorage.setItem('userToken', token);
const ended = () => tokenOf({ iat: nowS() - 5000, exp: nowS() - 4100 });
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  storeToken(tokenOf());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

test('a token that has run out goes when its session has gone with the browser', async () => {
  leave(ended());
  answer.mockResolvedValue(
    Response.json({ errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] }),
  );
  resumeSession();
  await vi.waitFor(() => expect(currentToken()).toBeNull());
});

test('a token that has run out is renewed while its session lives', async () => {
  leave(ended());
  const token = tokenOf({ iat: nowS() + 1 });
  answer.mockResolvedValue(Response.json({ data: { renewSession: { token } } }));
  resumeSession();
  await vi.waitFor(() => expect(currentToken()).toBe(token));
});

test('without an answer it stays, and while it is believed nobody is asked', async () => {
  const token = ended();
  leave(token);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  resumeSession();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  expect(currentToken()).toBe(token);
  storeToken(tokenOf());
  resumeSession();
  expect(answer).toHaveBeenCalledTimes(1);
});
