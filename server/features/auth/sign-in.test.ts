import argon2 from 'argon2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authMessages } from '#common/auth/messages';
import { messages } from '#common/messages';
import { CHANGE, refusalOf, refusalsOf, SIGN_IN } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createUser, PASSWORD } from '../../test/factories';
import { whilePasswordIsChecked } from '../../test/fault-injection';
import { startHarness, type Harness } from '../../test/harness';
import { User } from '../accounts/user.entity';

let harness: Harness;
let browser: Browser;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  await createUser(harness.dataSource, NAMES);
});
beforeEach(() => void (browser = new Browser(harness)));
afterAll(() => harness.stop());

const NAMES = { email: 'asha@example.com', userName: 'asha.k', phone: '+919876543210' };
const refusals = (input: Record<string, unknown>) =>
  refusalsOf(browser, {
    query: SIGN_IN,
    variables: input,
    method: 'POST',
    path: '/api/user/signIn',
    body: input,
    restNames: { login: 'email' },
  });

test.each([
  'asha@example.com',
  ' Asha@Example.COM ',
  'asha.k',
  'ASHA.K',
  '9876543210',
  '98765 43210',
  '98765-43210',
  '09876543210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (98765) 43210',
  '91 98765 43210',
  '0091 98765 43210',
  '98765\u00a043210',
  '98765\u201343210',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '９８７６５４３２１０',
  '\u202a+91 98765 43210\u202c',
  '+91 (0) 98765 43210',
  '+91098765 43210',
  '\u200easha\u200b@example.com\u2060',
  'asha\u2060.k',
])('a member can log in with %j', async (name) => {
  expect((await browser.signIn(name, PASSWORD)).errors).toEqual([]);
  expect((await browser.gql('{ me { user { email } } }')).data).toEqual({
    me: { user: { email: NAMES.email } },
  });
});

test('a log-in through REST returns the documented body and sets the cookies', async () => {
  const body = { email: NAMES.email, password: PASSWORD, keepLoggedIn: true };
  const answer = await browser.rest('POST', '/api/user/signIn', body);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ token: expect.any(String) as string, message: authMessages.signedIn });
  expect([...browser.cookies.keys()].sort()).toEqual(['bhor_device', 'bhor_refresh']);
  browser.token = String(answer.body['token']);
  const me = await browser.rest('GET', '/api/user/me');
  expect(me.body).toEqual({ _id: expect.any(String) as string, name: 'Asha Kulkarni' });
});

test.each([
  ['a wrong password', { email: NAMES.email, password: 'Something-else-1' }],
  ['a password in the wrong case', { email: NAMES.email, password: PASSWORD.toUpperCase() }],
  ['a password with a space', { email: NAMES.email, password: `${PASSWORD} ` }],
  ['an unknown address', { email: 'nobody@example.com', password: PASSWORD }],
  ['an unknown user name', { email: 'nobody', password: PASSWORD }],
  ['an unknown phone number', { email: '98765 00000', password: PASSWORD }],
  ['a phone number with a digit too many', { email: '98765432100', password: PASSWORD }],
  ['an SQL pattern', { email: '%@example.com', password: PASSWORD }],
  ['an address with a look-alike letter', { email: '\u0430sha@example.com', password: PASSWORD }],
  ['a user name with a look-alike letter', { email: 'as\u04bba.k', password: PASSWORD }],
  ['an SQL injection', { email: "' or 1=1 --", password: "' or 1=1 --" }],
])('GraphQL and REST refuse %s with the same answer', async (_name, input) => {
  for (const refusal of await refusals(input)) {
    expect(refusal).toEqual({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: authMessages.signInFailed,
      fields: {},
    });
  }
  expect([...browser.cookies.keys()]).toEqual([]);
});

const wrongKind = (field: string) => `The value of ${field} is missing or has the wrong type.`;

test.each([
  ['no name', { email: undefined }, 'email', wrongKind('email')],
  ['a list as a name', { email: [NAMES.email] }, 'email', wrongKind('email')],
  ['an object as a name', { email: { $gt: '' } }, 'email', wrongKind('email')],
  ['an empty name', { email: '  ' }, 'email', authMessages.identifierRequired],
  ['a very long name', { email: 'a'.repeat(255) }, 'email', 'Use at most 254 characters.'],
  ['a name with a NUL', { email: 'asha\u0000' }, 'email', messages.controlCharacters],
  ['a name with a line break', { email: 'asha\r\nk' }, 'email', messages.controlCharacters],
  ['no password', { password: undefined }, 'password', wrongKind('password')],
  ['a number as a password', { password: 5 }, 'password', wrongKind('password')],
  ['an empty password', { password: '' }, 'password', authMessages.passwordRequired],
  ['a password that is too long', { password: 'x'.repeat(129) }, 'password', authMessages.passwordTooLong],
  ['a text as a Boolean', { keepLoggedIn: 'yes' }, 'keepLoggedIn', wrongKind('keepLoggedIn')],
])('%s is refused with a message for the field', async (_name, change, field, message) => {
  for (const refusal of await refusals({ email: NAMES.email, password: PASSWORD, ...change })) {
    expect(refusal).toEqual({ status: 400, code: 'BAD_USER_INPUT', message, fields: { [field]: message } });
  }
});

test('a refused log-in responds with WWW-Authenticate and a request id', async () => {
  const { headers } = await browser.rest('POST', '/api/user/signIn', { email: 'nobody', password: 'x' });
  expect(headers.get('www-authenticate')).toBe('Bearer');
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
});

test('digits do not log in to an account whose user name contains them', async () => {
  const { email } = await createUser(harness.dataSource, { userName: 'b98765' });
  expect(refusalOf(await browser.signIn('98765', PASSWORD)).status).toBe(401);
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
});

const storedHash = async (email: string) =>
  (await harness.dataSource.getRepository(User).findOneByOrFail({ email })).passwordHash;

test.each(['argon2id', 'argon2i'] as const)(
  'a hash with outdated parameters (%s) is replaced at the next successful log-in, and only then',
  async (name) => {
    const passwordHash = await argon2.hash(PASSWORD, {
      type: argon2[name],
      memoryCost: 8192,
      timeCost: 1,
      parallelism: 1,
    });
    const { email } = await createUser(harness.dataSource, { passwordHash });
    await browser.signIn(email, 'Something-else-1');
    expect(await storedHash(email)).toBe(passwordHash);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
    const renewed = await storedHash(email);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
    expect(await storedHash(email)).toBe(renewed);
  },
);

test('a password hash in an unknown format refuses every log-in without a server error', async () => {
  for (const passwordHash of ['', PASSWORD, '$2b$10$abcdefghijklmnopqrstuv']) {
    const { email, id } = await createUser(harness.dataSource, { passwordHash });
    expect(refusalOf(await browser.signIn(email, PASSWORD)).status, passwordHash).toBe(401);
    await harness.dataSource.getRepository(User).delete({ id });
  }
});

test('a log-in is refused if the password changes while it is being verified', async () => {
  const { email } = await createUser(harness.dataSource, { email: 'slow@example.com', phone: null });
  const owner = new Browser(harness);
  await owner.signIn(email, PASSWORD);
  const input = { currentPassword: PASSWORD, newPassword: 'Another-one-2026' };
  whilePasswordIsChecked(async () => expect((await owner.gql(CHANGE, { input })).status).toBe(200));
  expect(refusalOf(await browser.signIn(email, PASSWORD)).code).toBe('INVALID_CREDENTIALS');
  expect([...browser.cookies.keys()]).toEqual([]);
  expect((await browser.signIn(email, 'Another-one-2026')).status).toBe(200);
});

test('a log-in is refused as usual if the account is deleted meanwhile', async () => {
  const { email } = await createUser(harness.dataSource, { email: 'leaving@example.com', phone: null });
  whilePasswordIsChecked(() => harness.dataSource.query('delete from users where email = $1', [email]));
  expect(refusalOf(await browser.signIn(email, PASSWORD)).code).toBe('INVALID_CREDENTIALS');
});
