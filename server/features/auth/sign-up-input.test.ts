import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#common/messages';
import { authMessages } from '#common/auth/messages';
import { invalid, refusalsOf, SIGN_UP, signUp, signUpForm, signUpVariables } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { Mail } from '../../mail/mail.entity';
import { SignUp } from './sign-up.entity';

let harness: Harness;
let browser: Browser;
beforeAll(async () => {
  harness = await startHarness(undefined, { rateLimitScale: 1000 });
  browser = new Browser(harness);
});
afterAll(() => harness.stop());

const EMAIL = 'asha@example.com';
const refusals = (input: Record<string, unknown>) =>
  refusalsOf(browser, {
    query: SIGN_UP,
    variables: signUpVariables(input),
    method: 'POST',
    path: '/api/user/initiate-signup',
    body: input,
    restNames: { accountType: 'role' },
  });

async function expectNothingStored() {
  expect(await harness.dataSource.getRepository(SignUp).count()).toBe(0);
  expect(await harness.dataSource.getRepository(Mail).count()).toBe(0);
}

const wrongKind = (field: string) => `The value of ${field} is missing or has the wrong type.`;

test.each([
  ['missing', undefined, wrongKind('email')],
  ['null', null, wrongKind('email')],
  ['a number', 5, wrongKind('email')],
  ['a list', [EMAIL], wrongKind('email')],
  ['an object', { $ne: null }, wrongKind('email')],
  ['empty', '', authMessages.emailRequired],
  ['spaces', ' \t ', authMessages.emailRequired],
  ['a user name', 'asha', authMessages.signUpEmailInvalid],
  ['a phone number', '98765 43210', authMessages.signUpEmailInvalid],
  ['without a domain', 'asha@', authMessages.signUpEmailInvalid],
  ['without a top-level domain', 'asha@studio', authMessages.signUpEmailInvalid],
  ['with two @', 'asha@@example.com', authMessages.signUpEmailInvalid],
  ['two addresses', 'asha@example.com,other@example.com', authMessages.signUpEmailInvalid],
  ['an address with a name', 'Asha <asha@example.com>', authMessages.signUpEmailInvalid],
  ['with a header', 'asha@example.com\r\nBcc: other@example.com', authMessages.signUpEmailInvalid],
  ['with a header of its own', 'asha\nBcc:other@example.com', authMessages.signUpEmailInvalid],
  ['with a NUL', 'asha\u0000@example.com', messages.controlCharacters],
  ['with a Cyrillic a', '\u0430sha@example.com', authMessages.signUpEmailInvalid],
  ['with a Kelvin sign', '\u212airan@example.com', authMessages.signUpEmailInvalid],
  ['with a Turkish dotted I', '\u0130sha@example.com', authMessages.signUpEmailInvalid],
  ['with a look-alike domain', 'asha@ex\u0430mple.com', authMessages.signUpEmailInvalid],
  ['with half an emoji', 'asha\ud83d@example.com', messages.controlCharacters],
  ['too long', `${'a'.repeat(243)}@example.com`, authMessages.emailTooLong],
])('GraphQL and REST refuse an address that is %s', async (_name, email, message) => {
  for (const refusal of await refusals(signUpForm(email))) {
    expect(refusal).toEqual(invalid(message, 'email'));
  }
  await expectNothingStored();
});

test.each([
  ['missing', { password: undefined }, 'password', wrongKind('password')],
  ['a number', { password: 12_345_678, confirmPassword: '12345678' }, 'password', wrongKind('password')],
  ['of seven characters', { password: 'aB3$xyz' }, 'password', authMessages.passwordTooShort],
  ['of seven emoji', { password: '💪'.repeat(7) }, 'password', authMessages.passwordTooShort],
  ['of 129 characters', { password: 'aB3$'.repeat(32) + 'x' }, 'password', authMessages.passwordTooLong],
  ['a common one', { password: 'password123' }, 'password', authMessages.passwordTooCommon],
  ['a common one in capitals', { password: 'PassWord123' }, 'password', authMessages.passwordTooCommon],
  [
    'confirmed differently',
    { confirmPassword: 'Something-else-1' },
    'confirmPassword',
    authMessages.passwordsDoNotMatch,
  ],
  ['not confirmed', { confirmPassword: undefined }, 'confirmPassword', wrongKind('confirmPassword')],
  [
    'confirmed with nothing',
    { confirmPassword: '' },
    'confirmPassword',
    authMessages.confirmPasswordRequired,
  ],
])('GraphQL and REST refuse a password that is %s', async (_name, values, field, message) => {
  const input = { ...signUpForm(EMAIL, values), ...values };
  for (const refusal of await refusals(input)) expect(refusal).toEqual(invalid(message, field));
  await expectNothingStored();
});

test.each(['owner', 'front_desk', 'Admin', 1])(
  'the role %j is refused, with those that there are',
  async (role) => {
    expect(await refusals({ ...signUpForm(EMAIL), role })).toEqual([
      invalid('accountType must be one of MEMBER, ADMIN.', 'role'),
      invalid('role must be one of user, admin.', 'role'),
    ]);
    await expectNothingStored();
  },
);

test('an empty form is refused with a message for each field', async () => {
  for (const refusal of await refusals({ email: '', password: '', confirmPassword: '' })) {
    expect(refusal).toEqual({
      ...invalid(authMessages.emailRequired),
      fields: {
        email: authMessages.emailRequired,
        password: authMessages.passwordRequired,
        confirmPassword: authMessages.confirmPasswordRequired,
      },
    });
  }
});

test('every invalid field is reported, the first one also as the message of the answer', async () => {
  for (const refusal of await refusals({ email: 'asha', password: 'short', confirmPassword: 'other' })) {
    expect(refusal).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: authMessages.signUpEmailInvalid,
      fields: {
        email: authMessages.signUpEmailInvalid,
        password: authMessages.passwordTooShort,
        confirmPassword: authMessages.passwordsDoNotMatch,
      },
    });
  }
});

test.each([[[]], ['text'], [5], [{ email: [] }]])(
  'REST refuses a body that is not an object (%j)',
  async (body) => {
    const { status, body: answer } = await browser.rest('POST', '/api/user/initiate-signup', body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      message: expect.any(String) as string,
      code: expect.any(String) as string,
    });
  },
);

test.each([
  ['the longest address', `${'a'.repeat(242)}@example.com`, {}],
  ['an address with a plus and an apostrophe', "asha+gym.o'neil@mail.example.co.in", {}],
  ['an address with line breaks around it', '\r\nlines@example.com\r\n', {}],
  ['the longest password', 'long@example.com', { password: 'aB3$'.repeat(32) }],
  ['a password of eight emoji', 'emoji@example.com', { password: '💪🧘🏋️🤸⛹️🏃🚴🏊'.slice(0, 20) }],
  ['a Devanagari password', 'hindi@example.com', { password: 'मेराअपनाराज़' }],
  ['no role', 'role@example.com', { role: undefined }],
])('%s is accepted', async (_name, email, values) => {
  expect((await signUp(browser, email, values)).errors).toEqual([]);
});

test.each([
  ['\r\nbroken@example.com\r\n', 'broken@example.com'],
  ['\u202apasted@example.com\u202c', 'pasted@example.com'],
  ['jo\u200d\u200bined@exam\u00adple.com\u2060', 'joined@example.com'],
  ['ｗｉｄｅ＠example．com', 'wide@example.com'],
  ['r&d/gym@example.com', 'r&d/gym@example.com'],
])('for %j a mail goes to %s', async (given, toAddress) => {
  await signUp(browser, given);
  expect(await harness.dataSource.getRepository(Mail).countBy({ toAddress })).toBe(1);
});
