import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ACCESS_TOKEN_LIFE_MS,
  BROWSER_SESSION_LIFE_MS,
  CLOCK_SKEW_MS,
  PERSISTENT_SESSION_LIFE_MS,
  RENEWAL_GRACE_MS,
} from '#common/auth/token-lifetimes';
import { authMessages } from '#common/auth/messages';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { refuseCommits } from '../../test/fault-injection';
import type { User } from '../members/user.entity';
import { Session } from './session.entity';

let harness: Harness;
let user: User;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  user = await createUser(harness.dataSource);
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const ME = '{ me { user { id } } }';
const RENEW = 'mutation { renewSession { token } }';
const isSignedIn = async (one = browser) => (await one.gql(ME)).status === 200;

/** Renews the session with the browser's cookie and keeps the new token; returns whether that worked. */
async function renew(one = browser): Promise<boolean> {
  const { data } = await one.gql(RENEW);
  const token = (data?.['renewSession'] as { token: string } | undefined)?.token;
  if (token) one.token = token;
  return token !== undefined;
}

/** Another browser with copies of the given one's cookies. */
function copyOf(one: Browser): Browser {
  const copy = new Browser(harness);
  for (const [name, cookie] of one.cookies) copy.cookies.set(name, cookie);
  return copy;
}

test('a log-in returns an access token that is valid for 15 minutes', async () => {
  const { data } = await browser.signIn(user.email, PASSWORD);
  expect(data?.['signIn']).toMatchObject({
    message: authMessages.signedIn,
    role: 'user',
    mustChangePassword: false,
    isProfileComplete: true,
  });
  expect(await isSignedIn()).toBe(true);
  harness.clock.ms += ACCESS_TOKEN_LIFE_MS + CLOCK_SKEW_MS + 1000;
  expect(await browser.gql(ME)).toMatchObject({
    status: 401,
    errors: [{ message: authMessages.logInFirst, extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('the refresh cookie is inaccessible to scripts and other sites, and persists only if requested', async () => {
  await browser.signIn(user.email, PASSWORD);
  const { attributes } = browser.cookies.get('bhor_refresh')!;
  expect(attributes).toMatch(/HttpOnly/);
  expect(attributes).toMatch(/SameSite=Strict/);
  expect(attributes).toMatch(/Path=\//);
  expect(attributes).not.toMatch(/Max-Age|Expires|Secure/);
  await browser.signIn(user.email, PASSWORD, true);
  expect(browser.cookies.get('bhor_refresh')?.attributes).toMatch(
    new RegExp(`Max-Age=${PERSISTENT_SESSION_LIFE_MS / 1000}`),
  );
});

test('sets a Secure cookie over https', async () => {
  const secure = await startHarness(undefined, { publicUrl: 'https://studio.example' });
  const { email } = await createUser(secure.dataSource);
  const safe = new Browser(secure);
  await safe.signIn(email, PASSWORD);
  expect(safe.cookies.get('bhor_refresh')?.attributes).toMatch(/Secure/);
  await secure.stop();
});

test('only hashes of the refresh token are stored', async () => {
  await browser.signIn(user.email, PASSWORD);
  const [, secret = 'none'] = browser.cookies.get('bhor_refresh')!.value.split('.');
  expect(secret.length).toBeGreaterThan(40);
  expect(JSON.stringify(await harness.dataSource.query('select * from sessions'))).not.toContain(secret);
});

test('renewals return a new token and a new cookie long after the first token has expired', async () => {
  await browser.signIn(user.email, PASSWORD);
  for (let round = 0; round < 5; round++) {
    const { value } = browser.cookies.get('bhor_refresh')!;
    harness.clock.ms += ACCESS_TOKEN_LIFE_MS * 4;
    expect(await renew()).toBe(true);
    expect(browser.cookies.get('bhor_refresh')?.value).not.toBe(value);
    expect(await isSignedIn()).toBe(true);
  }
});

test('two tabs that renew at the same time get the same cookie and both stay logged in', async () => {
  await browser.signIn(user.email, PASSWORD);
  const tab = copyOf(browser);
  expect(await Promise.all([renew(browser), renew(tab)])).toEqual([true, true]);
  expect(tab.cookies.get('bhor_refresh')?.value).toBe(browser.cookies.get('bhor_refresh')?.value);
  expect([await isSignedIn(browser), await isSignedIn(tab)]).toEqual([true, true]);
  expect(await renew(tab)).toBe(true);
});

test('a renewal whose response was lost can be repeated within the grace period', async () => {
  await browser.signIn(user.email, PASSWORD);
  const beforeRenewal = copyOf(browser);
  await renew();
  harness.clock.ms += RENEWAL_GRACE_MS - 1000;
  expect(await renew(beforeRenewal)).toBe(true);
  expect(beforeRenewal.cookies.get('bhor_refresh')?.value).toBe(browser.cookies.get('bhor_refresh')?.value);
});

test('a refresh token reused after the grace period ends the session, for the thief and the owner', async () => {
  await browser.signIn(user.email, PASSWORD);
  const thief = copyOf(browser);
  await renew();
  harness.clock.ms += RENEWAL_GRACE_MS + 1000;
  expect(await renew(thief)).toBe(false);
  expect(thief.cookies.has('bhor_refresh')).toBe(false);
  expect(await renew()).toBe(false);
  expect(await isSignedIn()).toBe(false);
  expect(harness.logs.join('')).toContain('refresh token used again');
});

test('a refresh token older than the previous one ends the session even within the grace period', async () => {
  await browser.signIn(user.email, PASSWORD);
  const thief = copyOf(browser);
  await renew();
  await renew();
  expect(await renew(thief)).toBe(false);
  expect(await isSignedIn()).toBe(false);
});

test.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000.secret', "' or 1=1 --.x", '.'])(
  'a forged cookie (%j) does not renew a session',
  async (value) => {
    browser.cookies.set('bhor_refresh', { value, attributes: '' });
    const { status, errors } = await browser.gql(RENEW);
    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  },
);

test.each([
  [false, BROWSER_SESSION_LIFE_MS],
  [true, PERSISTENT_SESSION_LIFE_MS],
])('an unused session expires (kept: %j)', async (isKept, life) => {
  await browser.signIn(user.email, PASSWORD, isKept);
  harness.clock.ms += life - 60_000;
  expect(await renew()).toBe(true);
  harness.clock.ms += life + 1000;
  expect(await renew()).toBe(false);
});

test('a page of another site cannot renew or end a session with the cookie', async () => {
  await browser.signIn(user.email, PASSWORD);
  for (const path of ['/api/user/refresh', '/api/user/logout']) {
    const response = await harness.fetch(path, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'cross-site',
        cookie: `bhor_refresh=${browser.cookies.get('bhor_refresh')?.value}`,
      },
    });
    expect(response.status).toBe(403);
  }
  expect(await renew()).toBe(true);
});

test('a log-out invalidates the access token and removes the cookie', async () => {
  await browser.signIn(user.email, PASSWORD);
  const cookie = copyOf(browser);
  await browser.gql('mutation { signOut { message } }');
  expect(browser.cookies.has('bhor_refresh')).toBe(false);
  expect(await isSignedIn()).toBe(false);
  expect(await renew(cookie)).toBe(false);
});

test('a log-out ends a session that another tab has just renewed', async () => {
  await browser.signIn(user.email, PASSWORD);
  const tab = copyOf(browser);
  await renew(tab);
  browser.token = undefined;
  await browser.gql('mutation { signOut { message } }');
  expect(await isSignedIn(tab)).toBe(false);
  expect(await renew(tab)).toBe(false);
});

test('a renewal that cannot be committed leaves the session as it was', async () => {
  await browser.signIn(user.email, PASSWORD);
  const restore = await refuseCommits(harness.dataSource, 'sessions');
  expect((await browser.gql(RENEW)).status).toBe(503);
  await restore();
  expect(await renew()).toBe(true);
});

test('a log-out without a session succeeds', async () => {
  const { data } = await browser.gql('mutation { signOut { message } }');
  expect(data).toEqual({ signOut: { message: authMessages.signedOut } });
});

const SESSIONS = '{ mySessions { id device place createdAt lastUsedAt isKept isCurrent } }';

test('lists only the sessions of the current user, with device, place and last use', async () => {
  const laptop = new Browser(harness, { address: '198.51.100.9', userAgent: FIREFOX });
  await new Browser(harness).signIn((await createUser(harness.dataSource)).email, PASSWORD);
  await laptop.signIn(user.email, PASSWORD, true);
  harness.clock.ms += 60_000;
  await browser.signIn(user.email, PASSWORD);
  const { data } = await browser.gql(SESSIONS);
  const at = (ms: number) => new Date(ms).toISOString();
  const now = harness.clock.ms;
  expect(data?.['mySessions']).toMatchObject([
    {
      device: 'Chrome on Android',
      place: '203.0.113.7',
      isKept: false,
      isCurrent: true,
      lastUsedAt: at(now),
    },
    {
      device: 'Firefox on Windows',
      place: '198.51.100.9',
      isKept: true,
      isCurrent: false,
      createdAt: at(now - 60_000),
    },
  ]);
});

test('a session can be ended from another device, but only by its owner', async () => {
  const phone = new Browser(harness);
  await phone.signIn(user.email, PASSWORD);
  await browser.signIn(user.email, PASSWORD);
  const [session] = await harness.dataSource.getRepository(Session).find({ order: { createdAt: 'ASC' } });
  const END = 'mutation ($id: ID!) { endSession(id: $id) { message } }';

  const neighbour = new Browser(harness);
  await neighbour.signIn((await createUser(harness.dataSource)).email, PASSWORD);
  expect((await neighbour.gql(END, { id: session?.id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await isSignedIn(phone)).toBe(true);

  const { data } = await browser.gql(SESSIONS);
  const other = (data?.['mySessions'] as { id: string; isCurrent: boolean }[]).find((one) => !one.isCurrent);
  expect((await browser.gql(END, { id: other?.id })).data).toEqual({
    endSession: { message: authMessages.sessionEnded },
  });
  expect(await isSignedIn(phone)).toBe(false);
  expect(await renew(phone)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await browser.gql(END, { id: 'no id' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a log-out everywhere ends every session, including this one', async () => {
  const phone = new Browser(harness);
  await phone.signIn(user.email, PASSWORD);
  await browser.signIn(user.email, PASSWORD);
  await browser.gql('mutation { signOutEverywhere { message } }');
  expect([await isSignedIn(phone), await isSignedIn(browser), await renew(phone)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('revoking a role takes effect at once, although the token still contains it', async () => {
  await harness.dataSource.query("update users set role = 'admin'");
  await browser.signIn(user.email, PASSWORD);
  await harness.dataSource.query("update users set role = 'user'");
  expect((await browser.gql('{ me { user { role } } }')).data).toEqual({ me: { user: { role: 'user' } } });
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
