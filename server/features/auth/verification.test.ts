import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACCESS_TOKEN_LIFE_MS, CLOCK_SKEW_MS, VERIFICATION_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import {
  refusalOf,
  refusalsOf,
  signUpByMail,
  VERIFY,
  verify,
  verifyPath,
  type VerificationLink,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { NO_CALLER } from '../../lib/caller';
import { startHarness, type Harness } from '../../test/harness';
import { User } from '../accounts/user.entity';

let harness: Harness;
let browser: Browser;
let link: VerificationLink;
beforeEach(async () => {
  harness = await startHarness();
  browser = new Browser(harness);
  link = await signUpByMail(harness, browser, { email: EMAIL });
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
let callers = 0;
/** A browser with a network address of its own, because sign-ups per address are limited. */
const browserAtNewAddress = () => new Browser(harness, { address: `198.51.100.${(callers += 1)}` });
const users = () => harness.dataSource.getRepository(User);
const refusals = (changed: Partial<VerificationLink>) => {
  const variables = { ...link, ...changed };
  return refusalsOf(browser, { query: VERIFY, variables, method: 'GET', path: verifyPath(variables) });
};
const tokenOf = ({ data }: Awaited<ReturnType<typeof verify>>) =>
  (data?.['verifyEmail'] as { token: string | null } | undefined)?.token;

test.each([
  ['another address', { email: 'other@example.com' }, authMessages.verificationFailed],
  ['no address', { email: '' }, authMessages.verificationLinkInvalid],
  ['a made-up token', { token: 'x'.repeat(43) }, authMessages.verificationFailed],
  ['an invalid address', { email: "' or 1=1 --" }, authMessages.verificationFailed],
  ['a very long address', { email: `${'a'.repeat(3000)}@example.com` }, authMessages.verificationFailed],
])(
  'GraphQL and REST refuse a link with %s, and it stays valid for its owner',
  async (_name, changed, message) => {
    for (const refusal of await refusals(changed)) {
      expect(refusal).toEqual({ status: 400, code: 'BAD_USER_INPUT', message, fields: {} });
    }
    expect(await users().count()).toBe(0);
    expect((await verify(browser, link)).status).toBe(200);
  },
);

test('a refusal through REST contains `success: false`', async () => {
  const { status, body } = await browser.rest('GET', `/api/user/verify-email/${link.token}`);
  expect(status).toBe(400);
  expect(body).toEqual({
    success: false,
    message: authMessages.verificationLinkInvalid,
    code: 'BAD_USER_INPUT',
  });
  const twice = await browser.rest('GET', `${verifyPath(link)}&email=other%40example.com`);
  expect(twice).toMatchObject({ status: 400, body: { success: false, code: 'BAD_USER_INPUT' } });
});

test.each(['%00', '%E0%A4%A', '..%2F..%2Fme', '%F0%9F%92%AA', '-'])(
  'a malformed token (%s) is refused without a server error',
  async (token) => {
    const { status, body } = await browser.rest('GET', `/api/user/verify-email/${token}?email=a%00%40b.c`);
    expect(status).toBe(400);
    expect(body['message']).toEqual(expect.any(String));
  },
);

test('a link is valid for a day', async () => {
  harness.clock.ms += VERIFICATION_LIFE_MS;
  for (const refusal of await refusals({})) {
    expect(refusal).toMatchObject({ status: 400, message: authMessages.verificationLinkExpired });
  }
  expect(await users().count()).toBe(0);
  harness.clock.ms -= 1;
  expect((await verify(browser, link)).status).toBe(200);
});

test('an opened link succeeds again within the day, without a token, and then expires', async () => {
  await verify(browser, link);
  harness.clock.ms += VERIFICATION_LIFE_MS - 1;
  expect((await verify(browser, link)).data).toEqual({
    verifyEmail: { token: null, message: authMessages.emailVerified, mustSetPassword: false },
  });
  const { body } = await browser.rest('GET', verifyPath(link));
  expect(body).toEqual({ success: true, message: authMessages.emailVerified });
  harness.clock.ms += 1;
  expect(refusalOf(await verify(browser, link)).message).toBe(authMessages.verificationLinkExpired);
});

test('the token of a link expires after 15 minutes', async () => {
  browser.token = tokenOf(await verify(browser, link)) ?? '';
  expect((await browser.gql('{ me { user { id } } }')).status).toBe(200);
  harness.clock.ms += ACCESS_TOKEN_LIFE_MS + CLOCK_SKEW_MS + 1;
  expect((await browser.gql('{ me { user { id } } }')).status).toBe(401);
});

test('a HEAD request for a link, as mail scanners make, changes nothing', async () => {
  const response = await harness.fetch(verifyPath(link), { method: 'HEAD' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET');
  expect(await users().count()).toBe(0);
  expect(tokenOf(await verify(browser, link))).toEqual(expect.any(String));
});

test('a link opened several times at once creates one account and returns one token', async () => {
  const answers = await Promise.all([verify(browser, link), verify(browser, link), verify(browser, link)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter((answer) => tokenOf(answer))).toHaveLength(1);
  expect(await users().count()).toBe(1);
});

test('of several links to one address opened at once, only the newest creates the account', async () => {
  const { signUp } = harness.services;
  for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) {
    const links: VerificationLink[] = [];
    for (let n = 0; n < 4; n++) links.push(await signUpByMail(harness, browserAtNewAddress(), { email }));
    const answers = await Promise.allSettled(links.map((one) => signUp.verify(one.token, email, NO_CALLER)));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
  }
});

test('a link does not replace the session of another user in the browser that opens it', async () => {
  const neighbour = await signUpByMail(harness, browser, { email: 'other@example.com' });
  browser.token = tokenOf(await verify(browser, neighbour)) ?? '';
  await verify(browser, link);
  expect((await browser.gql('{ me { user { email } } }')).data).toEqual({
    me: { user: { email: 'other@example.com' } },
  });
});
