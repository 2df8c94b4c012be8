/** Tests of second factors: their set-up, their use in the log-in, and who must have one. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  RECOVERY_CODES,
  SIGN_IN_CHALLENGE_LIFE_MS,
  WITHOUT_SECOND_FACTOR_MS,
} from '#common/second-factors/limits';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import {
  addSecondFactor,
  challengeFor,
  challengeIn,
  codeOf,
  complete,
  CONFIRM,
  REMOVE,
  RENEW_CODES,
  resetFactor,
  START,
  startSecondFactor,
  STEP_MS,
} from '../../test/second-factor-calls';
import { reasonOf } from '../../test/staff-calls';
import { readAuthKeys } from '../../lib/auth-keys';
import { SealedSecrets } from '../../lib/sealed-secrets';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Session } from '../auth/session.entity';
import { SecurityEvent } from '../security-log/security-event.entity';
import { RecoveryCode } from './recovery-code.entity';
import { SecondFactor } from './second-factor.entity';

let harness: Harness;
let admin: Browser;
let user: UserWithEmail;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

const guest = () => new Browser(harness);
const nextStep = () => (harness.clock.ms += STEP_MS);
const isLoggedIn = async (browser: Browser) => (await browser.gql('{ me { user { id } } }')).status === 200;
const fieldOf = (answer: Awaited<ReturnType<Browser['gql']>>) => answer.errors[0]?.extensions.fields?.[0];
const WRONG = { path: ['code'], reason: 'INCORRECT' };
const events = async () =>
  (await harness.dataSource.getRepository(SecurityEvent).findBy({ userId: user.id })).map(
    ({ event }) => event,
  );

/** With an app, whose next code is unused. */
async function withFactor() {
  const factor = await addSecondFactor(harness, admin);
  nextStep();
  return factor;
}

test('the app is on once one of its codes is entered, and the log-in asks for one from then on', async () => {
  const secret = await startSecondFactor(admin);
  expect((await guest().signIn(user.email, PASSWORD)).errors).toEqual([]);
  expect(fieldOf(await admin.gql(CONFIRM, { input: { code: codeOf(harness, secret, 5) } }))).toMatchObject(
    WRONG,
  );
  const { data } = await admin.gql(CONFIRM, { input: { code: codeOf(harness, secret) } });
  const { recoveryCodes, viewer } = data?.['confirmSecondFactor'] as {
    recoveryCodes: string[];
    viewer: object;
  };
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  expect(viewer).toMatchObject({
    secondFactor: { addedAt: expect.any(String), recoveryCodesLeft: RECOVERY_CODES },
  });
  nextStep();

  const browser = guest();
  const answer = await browser.signIn(user.email, PASSWORD);
  expect(answer).toMatchObject({
    status: 401,
    data: { signIn: null },
    errors: [{ extensions: { code: 'SECOND_FACTOR_REQUIRED', challenge: expect.any(String) } }],
  });
  expect([...browser.cookies.keys()]).toEqual([]);
  const completed = await complete(browser, challengeIn(answer), codeOf(harness, secret));
  browser.token = (completed.data?.['completeSignIn'] as { token: string }).token;
  expect([await isLoggedIn(browser), await browser.renew()]).toEqual([true, true]);
  expect((await harness.mailTo(user.email))[0]?.subject).toBe('Your log-in has a second factor at Bhor');
});

test('other devices are logged out when the app is added', async () => {
  const other = guest();
  await other.signIn(user.email, PASSWORD);
  await addSecondFactor(harness, admin);
  expect([await isLoggedIn(other), await isLoggedIn(admin)]).toEqual([false, true]);
});

test('secrets and recovery codes are not readable in the database', async () => {
  const { secret, recoveryCodes } = await withFactor();
  const [factors, codes] = await Promise.all([
    harness.dataSource.getRepository(SecondFactor).find(),
    harness.dataSource.getRepository(RecoveryCode).find(),
  ]);
  const stored = JSON.stringify([factors, codes]);
  expect(factors[0]?.secret).toBeTruthy();
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
});

test('a code works once, in the step before and after its own, and never after a later one', async () => {
  const { secret } = await withFactor();
  const early = codeOf(harness, secret, -1);
  const late = codeOf(harness, secret, 1);
  for (const offset of [-2, 2]) {
    const refused = await complete(
      guest(),
      await challengeFor(guest(), user.email),
      codeOf(harness, secret, offset),
    );
    expect(fieldOf(refused)).toMatchObject(WRONG);
  }
  // The previous step is the one of the set-up, whose code is used.
  expect(fieldOf(await complete(guest(), await challengeFor(guest(), user.email), early))).toMatchObject(
    WRONG,
  );
  expect((await complete(guest(), await challengeFor(guest(), user.email), late)).errors).toEqual([]);
  for (const code of [late, codeOf(harness, secret)]) {
    expect(fieldOf(await complete(guest(), await challengeFor(guest(), user.email), code))).toMatchObject(
      WRONG,
    );
  }
});

test('of two log-ins with one code at once, one succeeds; a challenge works once, for five minutes', async () => {
  const { secret } = await withFactor();
  const challenges = [await challengeFor(guest(), user.email), await challengeFor(guest(), user.email)];
  const code = codeOf(harness, secret);
  const answers = await Promise.all(challenges.map((one) => complete(guest(), one, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  nextStep();
  const used = challenges[answers.findIndex(({ status }) => status === 200)]!;
  expect(reasonOf(await complete(guest(), used, codeOf(harness, secret)))).toEqual([400, 'SIGN_IN_EXPIRED']);
  const late = await challengeFor(guest(), user.email);
  harness.clock.ms += SIGN_IN_CHALLENGE_LIFE_MS;
  expect(reasonOf(await complete(guest(), late, codeOf(harness, secret)))).toEqual([400, 'SIGN_IN_EXPIRED']);
  expect(reasonOf(await complete(guest(), 'x', '123456'))).toEqual([400, 'SIGN_IN_EXPIRED']);
});

test('a challenge ends with the password', async () => {
  const { secret } = await withFactor();
  const challenge = await challengeFor(guest(), user.email);
  await harness.dataSource.query(`update users set password_hash = 'other' where id = $1`, [user.id]);
  expect(reasonOf(await complete(guest(), challenge, codeOf(harness, secret)))).toEqual([
    400,
    'SIGN_IN_EXPIRED',
  ]);
});

test('a recovery code works once, however it is typed, and is in the security log', async () => {
  const { recoveryCodes } = await withFactor();
  const [code] = recoveryCodes as [string];
  const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
  expect((await complete(guest(), await challengeFor(guest(), user.email), typed)).errors).toEqual([]);
  expect(fieldOf(await complete(guest(), await challengeFor(guest(), user.email), typed))).toMatchObject(
    WRONG,
  );
  expect(await events()).toContain('recovery-code-used');
});

test('guesses are limited, with the same answer whatever is wrong', async () => {
  const { secret } = await withFactor();
  const challenge = await challengeFor(guest(), user.email);
  for (let guess = 0; guess < 10; guess += 1)
    expect(fieldOf(await complete(guest(), challenge, `00000${guess}`))).toMatchObject(WRONG);
  const refused = await complete(guest(), challenge, codeOf(harness, secret));
  expect(refused.status).toBe(429);
  expect(harness.logs.some((line) => line.includes('second-step-refused'))).toBe(true);
  for (const code of ['', ' ', 'x'.repeat(41)])
    expect(fieldOf(await complete(guest(), challenge, code))?.path).toEqual(['code']);
});

test('over REST, the log-in answers the challenge, and another call completes it', async () => {
  const { secret } = await withFactor();
  const browser = guest();
  const first = await browser.rest('POST', '/api/user/signIn', { email: user.email, password: PASSWORD });
  expect(first).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } });
  const { challenge } = first.body;
  const code = codeOf(harness, secret);
  const second = await browser.rest('POST', '/api/user/complete-sign-in', { challenge, code });
  expect(second).toMatchObject({ status: 200, body: { token: expect.any(String), message: 'Logged in.' } });
});

test('every change needs the password', async () => {
  await withFactor();
  for (const document of [START, RENEW_CODES, REMOVE]) {
    const answer = await admin.gql(document, { input: { password: 'wrong-password' } });
    expect(fieldOf(answer)).toMatchObject({ path: ['password'], reason: 'INCORRECT' });
  }
});

test('another app replaces the first one only when it is confirmed', async () => {
  const { secret: first } = await withFactor();
  const second = await startSecondFactor(admin);
  expect(
    (await complete(guest(), await challengeFor(guest(), user.email), codeOf(harness, first))).errors,
  ).toEqual([]);
  nextStep();
  expect((await admin.gql(CONFIRM, { input: { code: codeOf(harness, second) } })).errors).toEqual([]);
  nextStep();
  const refused = await complete(guest(), await challengeFor(guest(), user.email), codeOf(harness, first));
  expect(fieldOf(refused)).toMatchObject(WRONG);
  expect(reasonOf(await admin.gql(CONFIRM, { input: { code: codeOf(harness, second) } }))).toEqual([
    409,
    'SET_UP_EXPIRED',
  ]);
});

test('new recovery codes replace the earlier ones, and without a second factor there are none', async () => {
  const input = { password: PASSWORD };
  for (const document of [RENEW_CODES, REMOVE])
    expect(reasonOf(await admin.gql(document, { input }))).toEqual([409, 'NO_SECOND_FACTOR']);
  const { recoveryCodes } = await withFactor();
  const { data } = await admin.gql(RENEW_CODES, { input });
  const [renewed] = (data?.['renewRecoveryCodes'] as { recoveryCodes: string[] }).recoveryCodes;
  const refused = await complete(guest(), await challengeFor(guest(), user.email), recoveryCodes[0]!);
  expect(fieldOf(refused)).toMatchObject(WRONG);
  expect((await complete(guest(), await challengeFor(guest(), user.email), renewed!)).errors).toEqual([]);
  expect((await admin.gql(REMOVE, { input })).errors).toEqual([]);
  expect((await guest().signIn(user.email, PASSWORD)).errors).toEqual([]);
});

test('another admin resets the factor with a reason; the person is told, and logged out', async () => {
  await withFactor();
  const other = await signedIn(harness, 'admin');
  const reset = (browser: Browser, given?: object) => resetFactor(browser, user.id, given);
  for (const userId of [user.id, user.id.toUpperCase()])
    expect(reasonOf(await reset(admin, { userId }))).toEqual([403, 'OWN_ACCOUNT']);
  for (const given of [{ reason: ' ' }, { password: null }, { password: 'wrong-password' }])
    expect(fieldOf(await reset(other.browser, given))?.path).toEqual(Object.keys(given));
  await harness.dataSource.query(`update users set role = 'owner' where id = $1`, [user.id]);
  expect(reasonOf(await reset(other.browser))).toEqual([403, 'PERMISSION_REQUIRED']);
  await harness.dataSource.query(`update users set role = 'admin' where id = $1`, [user.id]);
  expect((await reset(other.browser)).errors).toEqual([]);
  expect(reasonOf(await reset(other.browser))).toEqual([409, 'NO_SECOND_FACTOR']);
  expect(await isLoggedIn(admin)).toBe(false);
  expect((await guest().signIn(user.email, PASSWORD)).errors).toEqual([]);
  expect((await harness.mailTo(user.email))[0]?.text).toContain('Lost phone');
  const journal = harness.dataSource.getRepository(JournalEntry);
  const entry = await journal.findOneBy({ type: 'staff.second-factor-reset' });
  expect(entry).toMatchObject({ actorId: other.user.id, memberId: user.id, after: { reason: 'Lost phone' } });
});

test('a kiosk ends with both steps', async () => {
  const { secret } = await withFactor();
  const kiosk = guest();
  const challenge = await challengeFor(kiosk, user.email);
  kiosk.token = (
    (await complete(kiosk, challenge, codeOf(harness, secret))).data?.['completeSignIn'] as { token: string }
  ).token;
  const { data } = await kiosk.gql('mutation { startKiosk { token } }');
  kiosk.token = (data?.['startKiosk'] as { token: string }).token;
  nextStep();
  const ended = await kiosk.gql('mutation ($input: EndKioskInput!) { endKiosk(input: $input) { token } }', {
    input: { login: user.email, password: PASSWORD },
  });
  const active = () => harness.dataSource.getRepository(Session).countBy({ userId: user.id, isKiosk: true });
  const stillOpen = () =>
    harness.dataSource.query<unknown[]>('select 1 from sessions where is_kiosk and ended_at is null');
  expect([await active(), await stillOpen()]).toMatchObject([1, [{}]]);
  expect((await complete(kiosk, challengeIn(ended), codeOf(harness, secret))).errors).toEqual([]);
  expect(await stillOpen()).toEqual([]);
});

test('after the keys were replaced, the app still works', async () => {
  const { secret } = await withFactor();
  const [row] = await harness.dataSource.getRepository(SecondFactor).find();
  const rotated = await startHarness(undefined, {
    authKeys: readAuthKeys(`${'n'.repeat(40)},a key that is long enough and used in tests only`),
  });
  const same = await createUser(rotated.dataSource, { email: user.email, role: 'admin', id: user.id });
  await rotated.dataSource.getRepository(SecondFactor).insert(row!);
  await rotated.dataSource.query('update users set second_factor_since = now() where id = $1', [same.id]);
  rotated.clock.ms = harness.clock.ms;
  const browser = new Browser(rotated);
  const challenge = await challengeFor(browser, user.email);
  expect((await complete(browser, challenge, codeOf(rotated, secret))).errors).toEqual([]);

  // A server does this when it starts; then the earlier key can be removed.
  await rotated.services.secondFactors.sealAgain();
  const [sealed] = await rotated.dataSource.getRepository(SecondFactor).find();
  const withoutEarlier = new SealedSecrets(readAuthKeys('n'.repeat(40)));
  expect(withoutEarlier.open(`second factor of ${same.id}`, sealed!.secret!)).toBe(secret);
  await rotated.stop();
});

test('in production, admins must set up a second factor within a week of their first log-in, before anything else', async () => {
  const production = await startHarness(undefined, { requiresSecondFactor: true });
  const { email } = await createUser(production.dataSource, { email: 'owner@example.com', role: 'owner' });
  const browser = new Browser(production);
  await browser.signIn(email, PASSWORD);
  const list = async () =>
    (await browser.gql('{ members(first: 1) { nodes { id } } }')).errors[0]?.extensions.code;
  const isRequired = async () => (await browser.gql('{ me { mustSetUpSecondFactor } }')).data?.['me'];
  expect([await list(), await isRequired()]).toEqual([undefined, { mustSetUpSecondFactor: false }]);
  production.clock.ms += WITHOUT_SECOND_FACTOR_MS;
  await browser.signIn(email, PASSWORD);
  expect([await list(), await isRequired()]).toEqual([
    'SECOND_FACTOR_SET_UP_REQUIRED',
    { mustSetUpSecondFactor: true },
  ]);
  expect((await browser.gql('{ me { deviceSessions { id } } }')).errors[0]?.extensions.code).toBe(
    'SECOND_FACTOR_SET_UP_REQUIRED',
  );
  await addSecondFactor(production, browser);
  expect([await list(), await isRequired()]).toEqual([undefined, { mustSetUpSecondFactor: false }]);
  await browser.gql(REMOVE, { input: { password: PASSWORD } });
  expect(await list()).toBe('SECOND_FACTOR_SET_UP_REQUIRED');
  const desk = await createUser(production.dataSource, { email: 'desk@example.com', role: 'front_desk' });
  const atDesk = new Browser(production);
  await atDesk.signIn(desk.email, PASSWORD);
  production.clock.ms += WITHOUT_SECOND_FACTOR_MS;
  await atDesk.signIn(desk.email, PASSWORD);
  expect((await atDesk.gql('{ members(first: 1) { nodes { id } } }')).errors).toEqual([]);
  await production.stop();
});
