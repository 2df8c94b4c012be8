import type { GraphQLSchema } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { WITHOUT_SECOND_FACTOR_MS } from '#common/second-factors/limits';
import { DAY_MS } from '#common/time';
import { NO_PASSWORD } from '../../lib/passwords';
import { isForKiosks, isPublic } from '../../graphql/authorize';
import { getSchema } from '../../composition/schema';
import {
  CHANGE,
  invalid,
  refusalOf,
  refusalsOf,
  RESET,
  resetTokenFor,
  SIGN_UP,
  signUp,
  signUpByMail,
  signUpForm,
  signUpVariables,
  verify,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { ADMIN_SECRET, startHarness, type Harness } from '../../test/harness';
import { sampleOperation } from '../../test/sample-operation';
import { quickHash } from '../../test/quick-hashing';
import { User } from '../accounts/user.entity';
import { SignUp } from './sign-up.entity';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'head@example.com';
const OWN = 'A-password-of-my-own';
const CHECK = `mutation ($password: String!) {
  checkAdminPassword(input: { password: $password }) { isAdminPassword }
}`;
const checked = (isAdminPassword: boolean) => ({ checkAdminPassword: { isAdminPassword } });
const newAdmin = (mustChangePassword: boolean) => ({
  viewer: { mustChangePassword, user: { role: 'ADMIN' } },
});
const ADMIN = { email: EMAIL, role: 'admin', password: ADMIN_SECRET };

/** Signs up as an admin and opens the link; the browser keeps its access token. */
async function becomeAdmin(): Promise<void> {
  const { data } = await verify(browser, await signUpByMail(harness, browser, ADMIN));
  browser.token = (data?.['verifyEmail'] as { token: string }).token;
}

test('the admin password allows signing up as an admin', async () => {
  await becomeAdmin();
  expect((await browser.gql('{ me { mustChangePassword user { email role } } }')).data).toEqual({
    me: { mustChangePassword: true, user: { email: EMAIL, role: 'ADMIN' } },
  });
});

test.each(['Not-the-secret-2026', ADMIN_SECRET.toLowerCase(), `${ADMIN_SECRET} `, PASSWORD])(
  'GraphQL and REST refuse a wrong admin password (%j)',
  async (password) => {
    const input = signUpForm(EMAIL, { role: 'admin', password });
    const call = { method: 'POST', path: '/api/user/initiate-signup', body: input };
    for (const refusal of await refusalsOf(browser, {
      query: SIGN_UP,
      variables: signUpVariables(input),
      ...call,
    })) {
      expect(refusal).toEqual(invalid(authMessages.adminPasswordInvalid, 'password'));
    }
    expect(await harness.mailTo(EMAIL)).toEqual([]);
  },
);

test.each([ADMIN_SECRET, 'undefined', ''])(
  'nobody can sign up as an admin if no secret is configured (%j)',
  async (password) => {
    const closed = await startHarness(undefined, { adminSecret: null });
    const visitor = new Browser(closed);
    expect((await visitor.gql(CHECK, { password })).data).toEqual(checked(false));
    const refusal = refusalOf(await signUp(visitor, EMAIL, ADMIN));
    expect(refusal).toEqual(invalid(authMessages.adminPasswordInvalid, 'password'));
    await closed.stop();
  },
);

test.each([
  [ADMIN_SECRET, true],
  [ADMIN_SECRET.slice(0, -1), false],
  ['', false],
])('a check of the admin password %j returns %j', async (password, isRight) => {
  expect((await browser.gql(CHECK, { password })).data).toEqual(checked(isRight));
});

test('password checks and sign-ups share one rate limit per network address', async () => {
  for (let n = 0; n < 29; n++) await browser.gql(CHECK, { password: `guess ${n}` });
  await signUp(browser, EMAIL, { role: 'admin' });
  const refusal = refusalOf(await browser.gql(CHECK, { password: ADMIN_SECRET }));
  expect(refusal).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(refusalOf(await signUp(browser, EMAIL, ADMIN))).toMatchObject({ status: 429 });
  const elsewhere = new Browser(harness, { address: '198.51.100.9' });
  expect((await elsewhere.gql(CHECK, { password: ADMIN_SECRET })).data).toEqual(checked(true));
});

/** Sends wrong admin passwords, 30 from each network address. */
async function guess(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const address = `198.51.100.${Math.floor(n / 30)}`;
    await new Browser(harness, { address }).gql(CHECK, { password: `guess ${n}` });
  }
}

test('wrong admin passwords from all network addresses together are limited', async () => {
  await guess(100);
  const { status, errors } = await browser.gql(CHECK, { password: ADMIN_SECRET });
  expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 429, code: 'RATE_LIMITED' });
});

test('right admin passwords do not count towards that limit', async () => {
  await guess(99);
  for (let n = 0; n < 2; n++)
    expect((await browser.gql(CHECK, { password: ADMIN_SECRET })).data).toEqual(checked(true));
});

test('each wrong admin password is logged, and the admins are told once', async () => {
  await createUser(harness.dataSource, { email: 'first@example.com', role: 'admin' });
  await createUser(harness.dataSource, { email: 'member@example.com' });
  await guess(49);
  expect(await harness.mailTo('first@example.com')).toEqual([]);
  await browser.gql(CHECK, { password: 'guess' });
  await browser.gql(CHECK, { password: 'guess' });
  expect((await harness.mailTo('first@example.com')).map(({ subject }) => subject)).toEqual([
    'Someone is guessing the admin password of Bhor',
  ]);
  expect(await harness.mailTo('member@example.com')).toEqual([]);
  const lines = harness.logs.filter((line) => line.includes('"securityEvent":"admin-password-refused"'));
  expect(lines).toHaveLength(51);
  expect(lines[0]).toMatch(/"address":"198\.51\.100\.0\/24","reason":"wrong-password"/);
  expect(harness.logs.join('')).not.toContain('guess ');
});

test('a document with many guesses is refused as too complex', async () => {
  const guesses = Array.from(
    { length: 31 },
    (_, n) => `g${n}: checkAdminPassword(input: { password: "guess ${n}" }) { isAdminPassword }`,
  );
  const { errors } = await browser.gql(`mutation { ${guesses.join(' ')} }`);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_COMPLEX']);
});

test.each([
  ['before', [{ email: EMAIL }, ADMIN]],
  ['after', [ADMIN, { email: EMAIL }]],
  ['with the same password before', [{ ...ADMIN, role: 'user' }, ADMIN]],
])('a sign-up as an admin makes a member if someone signs up as a member %s it', async (_when, forms) => {
  await signUpByMail(harness, browser, forms[0]!);
  const link = await signUpByMail(harness, browser, forms[1]!);
  expect((await verify(browser, link)).data).toMatchObject({ verifyEmail: { mustSetPassword: true } });
  expect(await harness.dataSource.getRepository(User).findBy({})).toMatchObject([
    { role: 'user', mustChangePassword: false, passwordHash: NO_PASSWORD },
  ]);
});

test('a link that was asked for with an earlier shared password makes no admin', async () => {
  const link = await signUpByMail(harness, browser, ADMIN);
  const passwordHash = quickHash('An-earlier-secret-of-2026');
  await harness.dataSource.getRepository(SignUp).update({ email: EMAIL }, { passwordHash });
  expect(refusalOf(await verify(browser, link))).toEqual(invalid(authMessages.verificationLinkReplaced));
  expect(await harness.dataSource.getRepository(User).count()).toBe(0);
});

test('who signs up as an admin twice becomes an admin', async () => {
  await signUp(browser, EMAIL, ADMIN);
  await becomeAdmin();
  expect((await browser.signIn(EMAIL, ADMIN_SECRET)).data?.['signIn']).toMatchObject(newAdmin(true));
});

test('only the other admins are notified of a new admin', async () => {
  await createUser(harness.dataSource, { email: 'first@example.com', role: 'admin' });
  await createUser(harness.dataSource, { email: 'second@example.com', role: 'admin' });
  await createUser(harness.dataSource, { email: 'member@example.com' });
  const link = await signUpByMail(harness, browser, ADMIN);
  expect(await harness.mailTo('first@example.com')).toEqual([]);
  await verify(browser, link);
  await verify(browser, link);
  for (const admin of ['first@example.com', 'second@example.com']) {
    const mails = await harness.mailTo(admin);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(EMAIL);
    expect(mails[0]?.text).not.toContain(ADMIN_SECRET);
  }
  expect(await harness.mailTo('member@example.com')).toEqual([]);
  expect(await harness.mailTo(EMAIL)).toHaveLength(1);
});

test('nobody is notified of a new member', async () => {
  await createUser(harness.dataSource, { email: 'first@example.com', role: 'admin' });
  await verify(browser, await signUpByMail(harness, browser, { email: 'asha@example.com' }));
  expect(await harness.mailTo('first@example.com')).toEqual([]);
});

/** Operations that are allowed before the shared password has been changed. */
const ALLOWED_BEFORE_CHANGE = ['me', 'changePassword', 'signOutEverywhere'];

function privateOperations(schema: GraphQLSchema) {
  const roots = [['query', schema.getQueryType()] as const, ['mutation', schema.getMutationType()] as const];
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {})
      .filter((field) => !isPublic(field))
      .map((field) => ({ kind, field })),
  );
}

test('a new admin is refused every other operation before changing the shared password', async () => {
  await becomeAdmin();
  const closed = privateOperations(await getSchema()).filter(
    ({ field }) => !ALLOWED_BEFORE_CHANGE.includes(field.name) && !isForKiosks(field),
  );
  expect(closed.length).toBeGreaterThanOrEqual(8);
  for (const { kind, field } of closed) {
    const refusal = refusalOf(await browser.gql(sampleOperation(kind, field)));
    expect(refusal, field.name).toEqual({
      status: 403,
      code: 'PASSWORD_CHANGE_REQUIRED',
      message: authMessages.ownPasswordFirst,
      fields: {},
    });
  }
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { name: 'Asha', contact: '98765 43210' }],
  ] as const) {
    const { status, body: answer } = await browser.rest(method, '/api/user/profile', body);
    expect({ status, answer }).toEqual({
      status: 403,
      answer: { code: 'PASSWORD_CHANGE_REQUIRED', message: authMessages.ownPasswordFirst },
    });
  }
});

test('the log-in of a new admin reports that the password must be changed', async () => {
  await becomeAdmin();
  const { data } = await browser.signIn(EMAIL, ADMIN_SECRET);
  expect(data?.['signIn']).toMatchObject(newAdmin(true));
  expect((await browser.gql('mutation { renewSession { token } }')).status).toBe(200);
  expect(refusalOf(await browser.gql('{ me { user { phone } } }')).code).toBe('PASSWORD_CHANGE_REQUIRED');
});

test('a new admin can use all operations after changing the password, also with the token of the link', async () => {
  await becomeAdmin();
  const input = { currentPassword: ADMIN_SECRET, newPassword: OWN };
  const { data } = await browser.gql(CHANGE, { input });
  expect(data?.['changePassword']).toMatchObject(newAdmin(false));
  browser.token = (data?.['changePassword'] as { token: string }).token;
  expect((await browser.gql('{ me { user { email phone } } }')).data).toEqual({
    me: { user: { email: EMAIL, phone: null } },
  });
  expect((await browser.signIn(EMAIL, ADMIN_SECRET)).status).toBe(401);
  expect((await browser.signIn(EMAIL, OWN)).data?.['signIn']).toMatchObject(newAdmin(false));
});

test('in production, a new admin must set a second factor up within a week, also without another log-in', async () => {
  await harness.stop();
  harness = await startHarness(undefined, { requiresSecondFactor: true });
  browser = new Browser(harness);
  await becomeAdmin();
  const { data } = await browser.gql(CHANGE, { input: { currentPassword: ADMIN_SECRET, newPassword: OWN } });
  browser.token = (data?.['changePassword'] as { token: string }).token;
  for (const end = harness.clock.ms + WITHOUT_SECOND_FACTOR_MS; harness.clock.ms < end;) {
    harness.clock.ms += DAY_MS / 2;
    expect(await browser.renew()).toBe(true);
  }
  expect((await browser.gql('{ members(first: 1) { nodes { id } } }')).errors[0]?.extensions.code).toBe(
    'SECOND_FACTOR_SET_UP_REQUIRED',
  );
});

test('a new admin cannot choose the shared password again', async () => {
  await becomeAdmin();
  const input = { currentPassword: ADMIN_SECRET, newPassword: ADMIN_SECRET };
  expect(refusalOf(await browser.gql(CHANGE, { input }))).toEqual(
    invalid(authMessages.newPasswordSame, 'newPassword'),
  );
  const user = await harness.dataSource.getRepository(User).findOneByOrFail({ email: EMAIL });
  expect(user.mustChangePassword).toBe(true);
});

test('a new admin cannot reset the password to the shared one', async () => {
  await becomeAdmin();
  const resetToken = await resetTokenFor(harness, browser, EMAIL);
  const reset = (password: string) => browser.gql(RESET, { input: { resetToken, password } });
  expect(refusalOf(await reset(ADMIN_SECRET))).toEqual(invalid(authMessages.newPasswordSame, 'password'));
  expect((await reset(OWN)).status).toBe(200);
  expect((await browser.signIn(EMAIL, OWN)).data?.['signIn']).toMatchObject(newAdmin(false));
});

test('a new admin can log out without changing the password', async () => {
  await becomeAdmin();
  expect((await browser.gql('mutation { signOut { message } }')).data).toEqual({
    signOut: { message: authMessages.signedOut },
  });
  expect((await browser.gql('{ me { user { id } } }')).status).toBe(401);
});
