/** The calls of a sign-up, a log-in and a reset, for tests of both doors. */
import { normaliseEmail } from '#common/forms/fields';
import type { Browser } from './browser';
import { PASSWORD } from './factories';
import type { GraphqlAnswer, Harness } from './harness';

export const SIGN_UP = 'mutation ($input: SignUpInput!) { initiateSignUp(input: $input) { message } }';
export const VERIFY = `mutation ($token: String!, $email: String!) {
  verifyEmail(token: $token, email: $email) { success token message }
}`;
export const FORGOT = 'mutation ($email: String!) { requestPasswordReset(email: $email) { message } }';
export const VERIFY_OTP = `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken message } }`;
export const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
export const CHANGE = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { token message role mustChangePassword isProfileComplete }
}`;
export const UPDATE_PROFILE = `mutation ($input: ProfileInput!) {
  updateProfile(input: $input) {
    message
    profile {
      isProfileComplete name email contact userName fitnessGoals workoutPreferences
      bodyMeasurements { weight height bmi muscleMass }
    }
  }
}`;

/** A filled-in sign-up form. */
export const signUpForm = (email: unknown, values: Record<string, unknown> = {}) => ({
  email,
  password: PASSWORD,
  confirmPassword: values['password'] ?? PASSWORD,
  ...values,
});

export const signUp = (browser: Browser, email: string, values?: Record<string, unknown>) =>
  browser.gql(SIGN_UP, { input: signUpForm(email, values) });

export interface VerificationLink {
  token: string;
  email: string;
}

/** What the links of the mails to an address hold, newest first. */
export async function linksTo(harness: Harness, address: string): Promise<VerificationLink[]> {
  const mails = await harness.mailTo(address);
  return mails.flatMap(({ text }) => {
    const [, token, search] = /\/verify-email\/([\w-]+)\?(\S+)/.exec(text) ?? [];
    return token ? [{ token, email: new URLSearchParams(search).get('email') ?? '' }] : [];
  });
}

/** Signs up and returns what the link of the mail holds. */
export async function signUpByMail(
  harness: Harness,
  browser: Browser,
  form: { email: string } & Record<string, unknown>,
): Promise<VerificationLink> {
  const { errors } = await browser.gql(SIGN_UP, { input: signUpForm(form.email, form) });
  const [link] = await linksTo(harness, normaliseEmail(form.email));
  if (!link) throw new Error(`no link: ${errors[0]?.message}`);
  return link;
}

export const verify = (browser: Browser, { token, email }: VerificationLink) =>
  browser.gql(VERIFY, { token, email });

/** Path of the REST call that a link stands for. */
export const verifyPath = ({ token, email }: VerificationLink) =>
  `/api/user/verify-email/${token}?email=${encodeURIComponent(email)}`;

/** The one-time password of the newest mail to an address that holds one. */
export async function codeTo(harness: Harness, address: string): Promise<string> {
  for (const { text } of await harness.mailTo(address)) {
    const code = /^\d{6}$/m.exec(text)?.[0];
    if (code) return code;
  }
  throw new Error('no code');
}

/** Asks for a code and reads it. */
export async function askForCode(harness: Harness, browser: Browser, email: string): Promise<string> {
  await browser.gql(FORGOT, { email });
  return codeTo(harness, email);
}

/** Six digits that are not these. */
export const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

/** From a forgotten password to the token that resets it. */
export async function resetTokenFor(harness: Harness, browser: Browser, email: string): Promise<string> {
  const otp = await askForCode(harness, browser, email);
  const { data } = await browser.gql(VERIFY_OTP, { input: { email, otp } });
  return (data?.['verifyOtp'] as { resetToken: string }).resetToken;
}

/** Lets the limits of one rule run out, which count in the time of the wall and not of the test's clock. */
export const runOut = (harness: Harness, rule: string) =>
  harness.dataSource.query('update rate_limits set expire = 1 where key like $1', [`${rule}:%`]);

export interface PlainRefusal {
  status: number;
  code: string | undefined;
  message: string | undefined;
  fields: Record<string, string>;
}

/** What a refusal says, whichever door it came through. */
export const refusalOf = ({ status, errors }: GraphqlAnswer): PlainRefusal => ({
  status,
  code: errors[0]?.extensions.code,
  message: errors[0]?.message,
  fields: errors[0]?.extensions.fields ?? {},
});

interface BothDoors {
  query: string;
  variables: Record<string, unknown>;
  method: string;
  path: string;
  body?: unknown;
}

/** The refusals of the same request at /graphql and at REST's door. */
export async function refusalsOf(browser: Browser, call: BothDoors): Promise<PlainRefusal[]> {
  const answer = await browser.gql(call.query, call.variables);
  const { status, body } = await browser.rest(call.method, call.path, call.body);
  const {
    code,
    message,
    errors = [],
  } = body as {
    code?: string;
    message?: string;
    errors?: { field: string; message: string }[];
  };
  const fields = Object.fromEntries(errors.map((error) => [error.field, error.message]));
  return [refusalOf(answer), { status, code, message, fields }];
}

export const invalid = (message: string, ...fields: string[]): PlainRefusal => ({
  status: 400,
  code: 'BAD_USER_INPUT',
  message,
  fields: Object.fromEntries(fields.map((field) => [field, message])),
});
