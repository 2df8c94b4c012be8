import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACCESS_TOKEN_LIFE_MS, CLOCK_SKEW_MS, PERSISTENT_SESSION_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { Session } from './session.entity';

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
const isSignedIn = async (one = browser) => (await one.gql(ME)).status === 200;

test('a log-in returns an access token that is valid for 15 minutes', async () => {
  const { data } = await browser.signIn(user.email, PASSWORD);
  expect(data?.['signIn']).toMatchObject({
    message: authMessages.signedIn,
    viewer: { mustChangePassword: false, user: { role: 'USER', isProfileComplete: true } },
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

test('over https, cookies are bound to the host, and those that are not count for nothing', async () => {
  const secure = await startHarness(undefined, { publicUrl: 'https://studio.example' });
  const { email } = await createUser(secure.dataSource);
  const safe = new Browser(secure);
  await safe.signIn(email, PASSWORD);
  const names = ['__Host-bhor_device', '__Host-bhor_refresh'];
  expect([...safe.cookies.keys()].sort()).toEqual(names);
  for (const name of names) expect(safe.cookies.get(name)?.attributes).toMatch(/Secure/);
  const planted = new Browser(secure);
  planted.cookies.set('bhor_refresh', safe.cookies.get('__Host-bhor_refresh')!);
  expect(await planted.renew()).toBe(false);
  await planted.signIn(email, PASSWORD);
  expect([...planted.cookies.keys()].sort()).toEqual(names);
  await secure.stop();
});

test('only hashes of the refresh token are stored', async () => {
  await browser.signIn(user.email, PASSWORD);
  const [, secret = 'none'] = browser.cookies.get('bhor_refresh')!.value.split('.');
  expect(secret.length).toBeGreaterThan(40);
  expect(JSON.stringify(await harness.dataSource.query('select * from sessions'))).not.toContain(secret);
});

test('a log-out invalidates the access token and removes the cookie', async () => {
  await browser.signIn(user.email, PASSWORD);
  const cookie = browser.copy();
  await browser.gql('mutation { signOut { message } }');
  expect(browser.cookies.has('bhor_refresh')).toBe(false);
  expect(await isSignedIn()).toBe(false);
  expect(await cookie.renew()).toBe(false);
});

test('a log-out ends a session that another tab has just renewed', async () => {
  await browser.signIn(user.email, PASSWORD);
  const tab = browser.copy();
  await tab.renew();
  browser.token = undefined;
  await browser.gql('mutation { signOut { message } }');
  expect(await isSignedIn(tab)).toBe(false);
  expect(await tab.renew()).toBe(false);
});

test('a log-out without a session succeeds', async () => {
  const { data } = await browser.gql('mutation { signOut { message } }');
  expect(data).toEqual({ signOut: { message: authMessages.signedOut } });
});

const SESSIONS = '{ me { deviceSessions { id device place createdAt lastUsedAt isKept isCurrent } } }';

const sessionsIn = (data: GraphqlAnswer['data']) =>
  (data?.['me'] as { deviceSessions: { id: string; isCurrent: boolean }[] }).deviceSessions;

test('lists only the sessions of the current user, with device, place and last use', async () => {
  const laptop = new Browser(harness, { address: '198.51.100.9', userAgent: FIREFOX });
  await new Browser(harness).signIn((await createUser(harness.dataSource)).email, PASSWORD);
  await laptop.signIn(user.email, PASSWORD, true);
  harness.clock.ms += 60_000;
  await browser.signIn(user.email, PASSWORD);
  const { data } = await browser.gql(SESSIONS);
  const at = (ms: number) => new Date(ms).toISOString();
  const now = harness.clock.ms;
  expect(sessionsIn(data)).toMatchObject([
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
  const END = `mutation ($id: ID!) {
    endDeviceSession(input: { id: $id }) { message endedDeviceSessionId }
  }`;

  const neighbour = new Browser(harness);
  await neighbour.signIn((await createUser(harness.dataSource)).email, PASSWORD);
  expect((await neighbour.gql(END, { id: session?.id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await isSignedIn(phone)).toBe(true);

  const { data } = await browser.gql(SESSIONS);
  const other = sessionsIn(data).find((one) => !one.isCurrent);
  expect((await browser.gql(END, { id: other?.id })).data).toEqual({
    endDeviceSession: { message: authMessages.sessionEnded, endedDeviceSessionId: other?.id },
  });
  expect(await isSignedIn(phone)).toBe(false);
  expect(await phone.renew()).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await browser.gql(END, { id: 'no id' })).errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a log-out everywhere ends every session, including this one', async () => {
  const phone = new Browser(harness);
  await phone.signIn(user.email, PASSWORD);
  await browser.signIn(user.email, PASSWORD);
  await browser.gql('mutation { signOutEverywhere { message } }');
  expect([await isSignedIn(phone), await isSignedIn(browser), await phone.renew()]).toEqual([
    false,
    false,
    false,
  ]);
});

test('revoking a role takes effect at once, although the token still contains it', async () => {
  await harness.dataSource.query("update users set role = 'admin'");
  await browser.signIn(user.email, PASSWORD);
  await harness.dataSource.query("update users set role = 'user'");
  expect((await browser.gql('{ me { user { role } } }')).data).toEqual({ me: { user: { role: 'USER' } } });
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
