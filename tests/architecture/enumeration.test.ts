import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Passwords } from '#server/lib/passwords';
import {
  requestCode,
  FORGOT,
  differentCode,
  SIGN_IN,
  SIGN_UP,
  signUpForm,
  signUpVariables,
  VERIFY_OTP,
} from '#server/test/account-calls';
import { Browser } from '#server/test/browser';
import { createPlanOffers, createReviews, createUser, PASSWORD } from '#server/test/factories';
import { ADMIN_SECRET, startHarness, type Harness } from '#server/test/harness';
import { orderOf, place, signedIn } from '#server/test/order-calls';
import { sentStatementsOf } from '#server/test/sql-statements';

/** Neither responses nor their headers nor the work done for them may reveal whether an account exists. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  await createUser(harness.dataSource, KNOWN);
  await createUser(harness.dataSource, ADMIN);
  await createUser(harness.dataSource, WITH_CODE);
  code = await requestCode(harness, new Browser(harness), WITH_CODE.email);
  // Triggers work that runs only occasionally, so that it does not appear in the traces.
  await new Browser(harness).signIn('nobody', PASSWORD);
});
afterAll(() => harness.stop());

const KNOWN = { email: 'known@example.com', userName: 'known.one', phone: '+919876543210' };
const ADMIN = { email: 'admin@example.com', role: 'admin' } as const;
const WITH_CODE = { email: 'coded@example.com' };
let code: string;

type Api = 'graphql' | 'rest';
interface Call {
  query: string;
  variables: Record<string, unknown>;
  /** Body of the REST call, if it differs from the variables. */
  body?: Record<string, unknown>;
  path: string;
}

/** Everything that a client can observe about a call, directly or by its duration. */
async function trace(api: Api, { query, variables, path, body }: Call) {
  const verifying = vi.spyOn(Passwords.prototype, 'verify');
  const hashing = vi.spyOn(Passwords.prototype, 'hash');
  const seen: Record<string, unknown> = {};
  const statements = await sentStatementsOf(async () => {
    const response = await harness.fetch(api === 'rest' ? path : '/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        'x-request-id': 'always-the-same',
      },
      body: JSON.stringify(api === 'rest' ? (body ?? variables['input'] ?? variables) : { query, variables }),
    });
    const headers = Object.fromEntries(response.headers);
    for (const name of ['date', 'content-security-policy']) delete headers[name];
    Object.assign(seen, { status: response.status, headers, body: await response.text() });
    seen['cookies'] = response.headers.getSetCookie();
  });
  const work = { verified: verifying.mock.calls.length, hashed: hashing.mock.calls.length };
  verifying.mockRestore();
  hashing.mockRestore();
  return { ...seen, work, statements };
}

/** Expects all calls to have the same trace, on both APIs. */
async function expectAlike(calls: Call[]) {
  for (const api of ['graphql', 'rest'] as const) {
    const first = await trace(api, calls[0]!);
    expect(first.statements.length).toBeGreaterThan(0);
    for (const call of calls.slice(1)) expect(await trace(api, call)).toEqual(first);
  }
}

const signIn = (email: string): Call => ({
  query: SIGN_IN,
  variables: { email, password: 'Wrong-password-1' },
  path: '/api/user/signIn',
});

test.each([
  ['an e-mail address', 'nobody@example.com', [KNOWN.email, ADMIN.email, WITH_CODE.email]],
  ['a user name', 'nobody', [KNOWN.userName]],
  ['a phone number', '98765 00000', ['98765 43210']],
])('a failed log-in with %s does not reveal whether the account exists', async (_name, unknown, known) => {
  await expectAlike([unknown, ...known].map(signIn));
});

test('a failed log-in computes one password hash, whether or not the account exists', async () => {
  for (const email of ['nobody@example.com', KNOWN.email]) {
    expect(await trace('rest', signIn(email))).toMatchObject({ work: { verified: 1, hashed: 0 } });
  }
});

const signUp = (email: string, values = {}): Call => ({
  query: SIGN_UP,
  variables: signUpVariables(signUpForm(email, values)),
  body: signUpForm(email, values),
  path: '/api/user/initiate-signup',
});

test.each([
  ['a member', {}],
  ['an admin with the right password', { role: 'admin', password: ADMIN_SECRET }],
  ['an admin with a wrong password', { role: 'admin' }],
  ['a member with a common password', { password: 'password123' }],
])('a sign-up as %s does not reveal whether the address has an account', async (_name, values) => {
  await expectAlike(['new.one@example.com', KNOWN.email, ADMIN.email].map((email) => signUp(email, values)));
});

test('a sign-up does not reveal whether somebody has signed up with the address before', async () => {
  for (const email of ['same@example.com', 'different@example.com']) await trace('rest', signUp(email));
  await expectAlike([
    signUp('first@example.com', { password: 'Another-one-2026' }),
    signUp('same@example.com'),
    signUp('different@example.com', { password: 'Another-one-2026' }),
  ]);
});

test('a sign-up computes and verifies one password hash, whether or not the account exists', async () => {
  for (const email of ['another.one@example.com', KNOWN.email]) {
    expect(await trace('rest', signUp(email))).toMatchObject({ work: { verified: 1, hashed: 1 } });
  }
});

const forgot = (email: string): Call => ({
  query: FORGOT,
  variables: { email },
  path: '/api/user/forgot-password',
});

test('requesting a code does not reveal whether the address has an account', async () => {
  await expectAlike(['nobody@example.com', 'nobody.else@example.com', KNOWN.email, ADMIN.email].map(forgot));
});

test('a wrong code does not reveal whether a code or an account exists', async () => {
  const verifyOtp = (email: string): Call => ({
    query: VERIFY_OTP,
    variables: { input: { email, otp: differentCode(code) } },
    path: '/api/user/verify-otp',
  });
  await expectAlike(['nobody@example.com', ADMIN.email, WITH_CODE.email].map(verifyOtp));
});

/** Observations of a signed-in client that reads the row with this id. */
async function traceOfRead(browser: Browser, query: string, id: string) {
  let answer: unknown;
  const statements = await sentStatementsOf(async () => void (answer = await browser.gql(query, { id })));
  return { answer, statements };
}

const orderOfKnown = async () => {
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  return orderOf(await place((await signedIn(harness)).browser, offer!));
};

const hiddenReview = async () => {
  const { user } = await signedIn(harness);
  const hidden = { hiddenAt: new Date(), hiddenReason: 'A private detail' };
  return (await createReviews(harness.dataSource, 1, { user, ...hidden }))[0]!;
};

test.each([
  ['an order', 'query ($id: ID!) { order(id: $id) { id } }', orderOfKnown],
  ['a hidden review', 'query ($id: ID!) { review(id: $id) { id } }', hiddenReview],
])('reading %s of somebody else by id does not reveal whether it exists', async (_name, query, create) => {
  const { id } = await create();
  const { browser } = await signedIn(harness);
  const absent = await traceOfRead(browser, query, randomUUID());
  expect(absent.statements.length).toBeGreaterThan(1);
  expect(await traceOfRead(browser, query, id)).toEqual(absent);
});

test('a failed log-in returns neither the address nor a cookie', async () => {
  const seen = JSON.stringify(await trace('graphql', signIn(KNOWN.email)));
  expect(seen).not.toContain(KNOWN.email);
  expect(seen).not.toContain('set-cookie');
});
