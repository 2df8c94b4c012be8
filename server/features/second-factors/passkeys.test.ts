/** Passkeys as second factors: adding, using and removing them, and the answers that are refused. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  PASSKEY_CHALLENGE_LIFE_MS,
  PASSKEYS_MAX,
  RECOVERY_CODES,
  WITHOUT_SECOND_FACTOR_MS,
} from '#common/second-factors/limits';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD, type UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { PasskeyDevice } from '../../test/passkey-device';
import {
  ADD_PASSKEY,
  addPasskey,
  addSecondFactor,
  challengeFor,
  complete,
  completeWithPasskey,
  passkeyStepFor,
  REMOVE_PASSKEY,
  resetFactor,
  START_PASSKEY,
  startPasskey,
} from '../../test/second-factor-calls';
import { reasonOf } from '../../test/staff-calls';
import { SecurityEvent } from '../security-log/security-event.entity';
import { Passkey } from './passkey.entity';

let harness: Harness;
let admin: Browser;
let user: UserWithEmail;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user } = await signedIn(harness, 'admin'));
});
afterEach(() => harness.stop());

const guest = () => new Browser(harness);
const isLoggedIn = async (browser: Browser) => (await browser.gql('{ me { user { id } } }')).status === 200;
const add = (browser: Browser, response: string) =>
  browser.gql(ADD_PASSKEY, { input: { name: 'My phone', response } });
const remove = (browser: Browser, id: string, password = PASSWORD) =>
  browser.gql(REMOVE_PASSKEY, { input: { id, password } });
const REFUSED = [400, 'PASSKEY_REFUSED'];
const INVALID = [400, 'PASSKEY_INVALID'];
const EXPIRED = [409, 'SET_UP_EXPIRED'];

/** Logs in with the right password and whatever the device answers. */
async function logInWith(answer: (options: string) => string) {
  const { challenge, options } = await passkeyStepFor(guest(), user.email);
  return completeWithPasskey(guest(), challenge, answer(options));
}

test('a passkey completes log-ins from then on; as the first factor it brings recovery codes and logs others out', async () => {
  const other = guest();
  await other.signIn(user.email, PASSWORD);
  const { device, recoveryCodes, viewer } = await addPasskey(admin);
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  expect(viewer.secondFactor).toMatchObject({
    addedAt: expect.any(String),
    hasApp: false,
    passkeys: [{ name: 'My phone', lastUsedAt: null }],
  });
  expect([await isLoggedIn(other), await isLoggedIn(admin)]).toEqual([false, true]);

  const first = await guest().signIn(user.email, PASSWORD);
  expect(first.errors[0]?.extensions).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', factors: ['PASSKEY'] });
  const { errors, data } = await logInWith((options) => device.use(options));
  expect(errors).toEqual([]);
  expect(data?.['completeSignInWithPasskey']).toMatchObject({ viewer: { user: { id: user.id } } });
  const [stored] = await harness.dataSource.getRepository(Passkey).find();
  expect(stored).toMatchObject({ lastUsedAt: new Date(harness.clock.ms), counter: device.counter });
  const recovery = await complete(guest(), await challengeFor(guest(), user.email), recoveryCodes[0]!);
  expect(recovery.errors).toEqual([]);

  const events = await harness.dataSource.getRepository(SecurityEvent).findBy({ userId: user.id });
  expect(events.map(({ event }) => event)).toContain('passkey-added');
  const [mail] = await harness.mailTo(user.email);
  expect([mail?.subject, mail?.text]).toEqual([
    'Your log-in has a new passkey at Bhor',
    expect.stringContaining('Its name: My phone'),
  ]);
});

test('a log-in refuses what is not an answer of its passkey to its challenge, and a code still completes it', async () => {
  const { device, recoveryCodes } = await addPasskey(admin);
  const other = await signedIn(harness, 'admin');
  const { device: ofAnother } = await addPasskey(other.browser);
  const earlier = device.use((await passkeyStepFor(guest(), user.email)).options);
  const stranger = new PasskeyDevice();
  const answers: ((options: string) => string)[] = [
    (options) => device.use(options, { origin: 'https://studio.example.evil' }),
    (options) => device.use(options, { host: 'evil.example' }),
    (options) => device.use(options, { isVerified: false }),
    (options) => ofAnother.use(options),
    (options) => stranger.use(options),
    (options) => stranger.use(options).replaceAll(stranger.id, device.id),
    (options) => device.make(options),
    () => earlier,
    () => 'null',
    () => '{"id": {}',
  ];
  for (const answer of answers) expect(reasonOf(await logInWith(answer))).toEqual(REFUSED);

  const { challenge, options } = await passkeyStepFor(guest(), user.email);
  await harness.dataSource.query('delete from rate_limits');
  expect(reasonOf(await completeWithPasskey(guest(), challenge, '{}'))).toEqual(REFUSED);
  // The challenge of the passkey is used up, the log-in is not.
  expect(reasonOf(await completeWithPasskey(guest(), challenge, device.use(options)))).toEqual(REFUSED);
  expect((await complete(guest(), challenge, recoveryCodes[0]!)).errors).toEqual([]);
});

test('an answer works once, within five minutes, also when it is sent twice at once', async () => {
  const { device } = await addPasskey(admin);
  const late = await passkeyStepFor(guest(), user.email);
  harness.clock.ms += PASSKEY_CHALLENGE_LIFE_MS;
  const expired = await completeWithPasskey(guest(), late.challenge, device.use(late.options));
  expect(reasonOf(expired)).toEqual([400, 'SIGN_IN_EXPIRED']);
  const { challenge, options } = await passkeyStepFor(guest(), user.email);
  const answer = device.use(options);
  const send = () => completeWithPasskey(guest(), challenge, answer);
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(reasonOf(await send())).toEqual([400, 'SIGN_IN_EXPIRED']);
});

test('a counter that goes back is refused and logged; a device without one always says 0', async () => {
  const { device } = await addPasskey(admin);
  const copy = device.counter;
  expect((await logInWith((options) => device.use(options))).errors).toEqual([]);
  device.counter = copy;
  expect(reasonOf(await logInWith((options) => device.use(options)))).toEqual(REFUSED);
  expect(harness.logs.some((line) => line.includes('passkey-counter-back'))).toBe(true);
  expect((await logInWith((options) => device.use(options))).errors).toEqual([]);

  const { device: without } = await addPasskey(admin, { device: new PasskeyDevice(0) });
  for (let time = 0; time < 2; time += 1)
    expect((await logInWith((options) => without.use(options))).errors).toEqual([]);
});

test('wrong passkeys count as wrong codes do', async () => {
  const { device } = await addPasskey(admin);
  for (let guess = 0; guess < 10; guess += 1) expect(reasonOf(await logInWith(() => '{}'))).toEqual(REFUSED);
  expect((await logInWith((options) => device.use(options))).status).toBe(429);
});

test('a passkey is added only with the password, and by the right answer in the session that asked', async () => {
  const wrong = await admin.gql(START_PASSKEY, { input: { password: 'wrong-password' } });
  expect(wrong.errors[0]?.extensions.fields?.[0]).toMatchObject({ path: ['password'], reason: 'INCORRECT' });
  const device = new PasskeyDevice();
  const refused: ((options: string) => string)[] = [
    (options) => device.make(options, { origin: 'http://evil.example' }),
    (options) => device.make(options, { host: 'evil.example' }),
    (options) => device.make(options, { isVerified: false }),
    (options) => device.make(options, { challenge: 'A'.repeat(43) }),
    // Certificates, whose lists of revoked ones the library would fetch.
    (options) => device.make(options, { format: 'packed' }),
    (options) => device.make(options, { format: 'apple' }),
    (options) => device.use(options),
    () => 'null',
  ];
  for (const answer of refused)
    expect(reasonOf(await add(admin, answer(await startPasskey(admin))))).toEqual(INVALID);

  const options = await startPasskey(admin);
  const elsewhere = guest();
  await elsewhere.signIn(user.email, PASSWORD);
  expect(reasonOf(await add(elsewhere, device.make(options)))).toEqual(EXPIRED);
  const unnamed = await admin.gql(ADD_PASSKEY, { input: { name: ' ', response: device.make(options) } });
  expect(unnamed.errors[0]?.extensions.fields?.[0]).toMatchObject({ path: ['name'] });
  expect((await add(admin, device.make(options))).errors).toEqual([]);
  expect(reasonOf(await add(admin, device.make(options)))).toEqual(EXPIRED);
  const late = await startPasskey(admin);
  harness.clock.ms += PASSKEY_CHALLENGE_LIFE_MS;
  expect(reasonOf(await add(admin, new PasskeyDevice().make(late)))).toEqual(EXPIRED);
});

test('a passkey belongs to one account, which has at most ten', async () => {
  const { device } = await addPasskey(admin);
  const other = await signedIn(harness, 'front_desk');
  const again = await add(other.browser, device.make(await startPasskey(other.browser)));
  expect(reasonOf(again)).toEqual([409, 'PASSKEY_KNOWN']);
  for (let count = 1; count < PASSKEYS_MAX; count += 1) {
    const { recoveryCodes } = await addPasskey(admin);
    expect(recoveryCodes).toEqual([]);
  }
  const more = await admin.gql(START_PASSKEY, { input: { password: PASSWORD } });
  expect(reasonOf(more)).toEqual([409, 'TOO_MANY_PASSKEYS']);
});

test('removing the last factor turns it off; another account’s passkey stays', async () => {
  const { viewer } = await addPasskey(admin);
  const { id } = viewer.secondFactor.passkeys[0]!;
  const other = await signedIn(harness, 'owner');
  for (const unknown of [id, 'x'])
    expect(reasonOf(await remove(other.browser, unknown))).toEqual([404, 'PASSKEY_NOT_FOUND']);
  expect((await remove(admin, id, 'wrong-password')).errors[0]?.extensions.fields?.[0]?.path).toEqual([
    'password',
  ]);
  await addSecondFactor(harness, admin);
  const removed = await remove(admin, id);
  expect(removed.data?.['removePasskey']).toMatchObject({
    viewer: { secondFactor: { addedAt: expect.any(String), recoveryCodesLeft: RECOVERY_CODES } },
  });
  expect((await guest().signIn(user.email, PASSWORD)).errors[0]?.extensions).toMatchObject({
    factors: ['APP'],
  });

  const { viewer: owner } = await addPasskey(other.browser);
  await remove(other.browser, owner.secondFactor.passkeys[0]!.id);
  expect((await guest().signIn(other.user.email, PASSWORD)).errors).toEqual([]);
  expect((await harness.mailTo(other.user.email))[0]?.subject).toContain('no second factor any more');
});

test('a reset by another admin removes the passkeys', async () => {
  const { device } = await addPasskey(admin);
  const step = await passkeyStepFor(guest(), user.email);
  const other = await signedIn(harness, 'admin');
  expect((await resetFactor(other.browser, user.id)).errors).toEqual([]);
  const answer = await completeWithPasskey(guest(), step.challenge, device.use(step.options));
  expect(reasonOf(answer)).toEqual([400, 'SIGN_IN_EXPIRED']);
  expect((await guest().signIn(user.email, PASSWORD)).errors).toEqual([]);
  expect(await harness.dataSource.getRepository(Passkey).count()).toBe(0);
});

test('in production, a passkey is the second factor that admins must have', async () => {
  const production = await startHarness(undefined, { requiresSecondFactor: true });
  const { email } = await createUser(production.dataSource, { email: 'owner@example.com', role: 'owner' });
  const browser = new Browser(production);
  await browser.signIn(email, PASSWORD);
  production.clock.ms += WITHOUT_SECOND_FACTOR_MS;
  await browser.signIn(email, PASSWORD);
  const mustSetUp = async () =>
    (await browser.gql('{ me { mustSetUpSecondFactor } }')).data?.['me'] as {
      mustSetUpSecondFactor: boolean;
    };
  expect(await mustSetUp()).toEqual({ mustSetUpSecondFactor: true });
  const { viewer } = await addPasskey(browser);
  expect(await mustSetUp()).toEqual({ mustSetUpSecondFactor: false });
  await remove(browser, viewer.secondFactor.passkeys[0]!.id);
  expect(await mustSetUp()).toEqual({ mustSetUpSecondFactor: true });
  await production.stop();
});
