import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ACCESS_TOKEN_LIFE_MS,
  BROWSER_SESSION_LIFE_MS,
  PERSISTENT_SESSION_LIFE_MS,
  RENEWAL_GRACE_MS,
  SESSION_LIFE_MAX_MS,
} from '#common/auth/lifetimes';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { refuseCommits } from '../../test/fault-injection';

let harness: Harness;
let user: UserWithEmail;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  user = await createUser(harness.dataSource);
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const ME = '{ me { user { id } } }';
const RENEW = 'mutation { renewSession { token } }';
const CLIENTS = 8;
const isSignedIn = async (one = browser) => (await one.gql(ME)).status === 200;
const cookieOf = (one: Browser) => one.cookies.get('bhor_refresh')?.value;

test('renewals return a new token and a new cookie long after the first token has expired', async () => {
  await browser.signIn(user.email, PASSWORD);
  for (let round = 0; round < 5; round++) {
    const { value } = browser.cookies.get('bhor_refresh')!;
    harness.clock.ms += ACCESS_TOKEN_LIFE_MS * 4;
    expect(await browser.renew()).toBe(true);
    expect(cookieOf(browser)).not.toBe(value);
    expect(await isSignedIn()).toBe(true);
  }
});

test('two tabs that renew at the same time get the same cookie and both stay logged in', async () => {
  await browser.signIn(user.email, PASSWORD);
  const tab = browser.copy();
  expect(await Promise.all([browser.renew(), tab.renew()])).toEqual([true, true]);
  expect(cookieOf(tab)).toBe(cookieOf(browser));
  expect([await isSignedIn(browser), await isSignedIn(tab)]).toEqual([true, true]);
  expect(await tab.renew()).toBe(true);
});

test('a renewal whose response was lost can be repeated within the grace period', async () => {
  await browser.signIn(user.email, PASSWORD);
  const beforeRenewal = browser.copy();
  await browser.renew();
  harness.clock.ms += RENEWAL_GRACE_MS - 1000;
  expect(await beforeRenewal.renew()).toBe(true);
  expect(cookieOf(beforeRenewal)).toBe(cookieOf(browser));
});

test('a refresh token reused after the grace period ends the session, for the thief and the owner', async () => {
  await browser.signIn(user.email, PASSWORD);
  const thief = browser.copy();
  await browser.renew();
  harness.clock.ms += RENEWAL_GRACE_MS + 1000;
  expect(await thief.renew()).toBe(false);
  expect(thief.cookies.has('bhor_refresh')).toBe(false);
  expect(await browser.renew()).toBe(false);
  expect(await isSignedIn()).toBe(false);
});

test('eight clients that renew with one cookie at the same time get the same one, round after round', async () => {
  await browser.signIn(user.email, PASSWORD);
  for (let round = 0; round < 10; round++) {
    const before = cookieOf(browser);
    const clients = Array.from({ length: CLIENTS }, () => browser.copy());
    await Promise.all(clients.map((client) => client.renew()));
    const [cookie, ...others] = new Set(clients.map(cookieOf));
    expect({ isNew: cookie !== before, others }).toEqual({ isNew: true, others: [] });
    browser = clients[0]!;
  }
  expect(await isSignedIn()).toBe(true);
});

test('eight clients that share a cookie and renew again and again all stay logged in', async () => {
  await browser.signIn(user.email, PASSWORD);
  const client = async () => {
    for (let round = 0; round < 10; round++) expect(await browser.renew()).toBe(true);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(await isSignedIn()).toBe(true);
});

test('a refresh token gets the same successor for the grace period, although that has been replaced too', async () => {
  await browser.signIn(user.email, PASSWORD);
  const late = browser.copy();
  await browser.renew();
  const successor = cookieOf(browser);
  harness.clock.ms += RENEWAL_GRACE_MS / 2;
  await browser.renew();
  harness.clock.ms += RENEWAL_GRACE_MS / 2;
  expect(await late.renew()).toBe(true);
  expect(cookieOf(late)).toBe(successor);
});

test('a refresh token from before the previous one ends the session, however recent the last renewal is', async () => {
  await browser.signIn(user.email, PASSWORD);
  const thief = browser.copy();
  await browser.renew();
  harness.clock.ms += RENEWAL_GRACE_MS;
  await browser.renew();
  harness.clock.ms += 1;
  expect(await thief.renew()).toBe(false);
  expect(await isSignedIn()).toBe(false);
});

test('a log-out ends the session with a cookie that was replaced twice meanwhile', async () => {
  await browser.signIn(user.email, PASSWORD);
  const tab = browser.copy();
  await browser.renew();
  await browser.renew();
  await tab.gql('mutation { signOut { message } }');
  expect(await isSignedIn()).toBe(false);
});

test('a session ends 90 days after the log-in, however often it is renewed', async () => {
  await browser.signIn(user.email, PASSWORD, true);
  const endsAt = harness.clock.ms + SESSION_LIFE_MAX_MS;
  for (let month = 0; month < 3; month++) {
    harness.clock.ms += PERSISTENT_SESSION_LIFE_MS - 1;
    expect(await browser.renew()).toBe(true);
  }
  harness.clock.ms = endsAt - 60_000;
  expect(await browser.renew()).toBe(true);
  expect(browser.cookies.get('bhor_refresh')?.attributes).toContain('Max-Age=60;');
  expect(await isSignedIn()).toBe(true);
  harness.clock.ms = endsAt;
  expect(await isSignedIn()).toBe(false);
  expect(await browser.renew()).toBe(false);
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
  expect(await browser.renew()).toBe(true);
  harness.clock.ms += life + 1000;
  expect(await browser.renew()).toBe(false);
});

test('a page of another site cannot renew or end a session with the cookie', async () => {
  await browser.signIn(user.email, PASSWORD);
  for (const path of ['/api/user/refresh', '/api/user/logout']) {
    const response = await harness.fetch(path, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'cross-site',
        cookie: `bhor_refresh=${cookieOf(browser)}`,
      },
    });
    expect(response.status).toBe(403);
  }
  expect(await browser.renew()).toBe(true);
});

test('a renewal that cannot be committed leaves the session as it was', async () => {
  await browser.signIn(user.email, PASSWORD);
  const restore = await refuseCommits(harness.dataSource, 'sessions');
  expect((await browser.gql(RENEW)).status).toBe(503);
  await restore();
  expect(await browser.renew()).toBe(true);
});
