/** Calls for sign-up, log-in and password reset, over GraphQL and REST. */
import { normaliseEmail } from '#common/auth/fields';
import type { Browser } from './browser';
import { PASSWORD } from './factories';
import type { GraphqlAnswer, Harness } from './harness';

/** Takes the variables of the REST call, whose account types are called roles. */
export const SIGN_UP = `mutation ($email: String!, $password: String!, $confirmPassword: String!, $role: SignUpAccountType! = MEMBER) {
  initiateSignUp(input: { email: $email, password: $password, confirmPassword: $confirmPassword, accountType: $role }) { message }
}`;
export const VERIFY = `mutation ($token: String!, $email: String!) {
  verifyEmail(input: { token: $token, email: $email }) { token message mustSetPassword }
}`;
/** Takes the variables of the REST call, in which the login name is called email. */
export const SIGN_IN = `mutation ($email: String!, $password: String!, $keepLoggedIn: Boolean! = false) {
  signIn(input: { login: $email, password: $password, keepLoggedIn: $keepLoggedIn }) { token message }
}`;
export const DELETE_ACCOUNT = `mutation ($password: String!) {
  deleteAccount(input: { password: $password }) { message }
}`;
export const FORGOT =
  'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { message } }';
export const VERIFY_OTP = `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken message } }`;
export const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
export const CHANGE = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    token message viewer { mustChangePassword user { role isProfileComplete } deviceSessions { isCurrent } }
  }
}`;
/** The result has the field names of the REST call. */
export const UPDATE_PROFILE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    message
    profile: user {
      isProfileComplete name email contact: phone userName fitnessGoals workoutPreferences
      latestMeasurement { weight: weightKg height: heightCm bmi muscleMass: muscleMassKg }
    }
  }
}`;

/** The names of a profile's fields in REST, by those in GraphQL. */
export const PROFILE_REST_NAMES = {
  phone: 'contact',
  weightKg: 'weight',
  heightCm: 'height',
  muscleMassKg: 'muscleMass',
};

/** The input of `UPDATE_PROFILE` for the body of a REST call. */
export function profileInput(body: object): Record<string, unknown> {
  const names = new Map(Object.entries(PROFILE_REST_NAMES).map(([name, restName]) => [restName, name]));
  const renamed = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value).map(([name, part]) => [names.get(name) ?? name, renamed(part)]),
        );
  return renamed(body) as Record<string, unknown>;
}

/** A filled-in sign-up form. */
export const signUpForm = (email: unknown, values: Record<string, unknown> = {}) => ({
  email,
  password: PASSWORD,
  confirmPassword: values['password'] ?? PASSWORD,
  ...values,
});

const ACCOUNT_TYPE_OF = new Map<unknown, unknown>([
  ['user', 'MEMBER'],
  ['admin', 'ADMIN'],
]);

/** The variables of `SIGN_UP` for the body of a REST call. */
export const signUpVariables = ({ role, ...form }: Record<string, unknown>) => ({
  ...form,
  ...(role !== undefined && { role: ACCOUNT_TYPE_OF.get(role) ?? role }),
});

export const signUp = (browser: Browser, email: string, values?: Record<string, unknown>) =>
  browser.gql(SIGN_UP, signUpVariables(signUpForm(email, values)));

export interface VerificationLink {
  token: string;
  email: string;
}

/** The parts of the verification links in the mails to an address, newest first. */
export async function linksTo(harness: Harness, address: string): Promise<VerificationLink[]> {
  const mails = await harness.mailTo(address);
  return mails.flatMap(({ text }) => {
    const [, token, search] = /\/verify-email\/([\w-]+)\?(\S+)/.exec(text) ?? [];
    return token ? [{ token, email: new URLSearchParams(search).get('email') ?? '' }] : [];
  });
}

/** Signs up and returns the parts of the link in the mail. */
export async function signUpByMail(
  harness: Harness,
  browser: Browser,
  form: { email: string } & Record<string, unknown>,
): Promise<VerificationLink> {
  const { errors } = await browser.gql(SIGN_UP, signUpVariables(signUpForm(form.email, form)));
  const [link] = await linksTo(harness, normaliseEmail(form.email));
  if (!link) throw new Error(`no link: ${errors[0]?.message}`);
  return link;
}

export const verify = (browser: Browser, { token, email }: VerificationLink) =>
  browser.gql(VERIFY, { token, email });

/** Path of the REST call with the parts of a verification link. */
export const verifyPath = ({ token, email }: VerificationLink) =>
  `/api/user/verify-email/${token}?email=${encodeURIComponent(email)}`;

/** The one-time password in the newest mail to an address that contains one. */
export async function codeTo(harness: Harness, address: string): Promise<string> {
  for (const { text } of await harness.mailTo(address)) {
    const code = /^\d{6}$/m.exec(text)?.[0];
    if (code) return code;
  }
  throw new Error('no code');
}

/** Requests a one-time password and reads it from the mail. */
export async function requestCode(harness: Harness, browser: Browser, email: string): Promise<string> {
  await browser.gql(FORGOT, { email });
  return codeTo(harness, email);
}

/** Six digits that differ from `code`. */
export const differentCode = (code: string) => (code === '111111' ? '222222' : '111111');

/** Goes through the password reset up to the reset token. */
export async function resetTokenFor(harness: Harness, browser: Browser, email: string): Promise<string> {
  const otp = await requestCode(harness, browser, email);
  const { data } = await browser.gql(VERIFY_OTP, { input: { email, otp } });
  return (data?.['verifyOtp'] as { resetToken: string }).resetToken;
}

/** Expires the counters of one rate limit, which follow the system clock, not the test's clock. */
export const expireRateLimit = (harness: Harness, rule: string) =>
  harness.dataSource.query('update rate_limits set expire = 1 where key like $1', [`${rule}:%`]);

interface PlainRefusal {
  status: number;
  code: string | undefined;
  message: string | undefined;
  fields: Record<string, string>;
}

/** The error of a GraphQL response in a form that is comparable with REST. */
export const refusalOf = ({ status, errors }: GraphqlAnswer): PlainRefusal => ({
  status,
  code: errors[0]?.extensions.code,
  message: errors[0]?.message,
  fields: Object.fromEntries(
    (errors[0]?.extensions.fields ?? []).map(({ path, message }) => [path.join('.'), message]),
  ),
});

interface EquivalentCalls {
  query: string;
  variables: Record<string, unknown>;
  method: string;
  path: string;
  body?: unknown;
  /** The names of fields in REST, by those in GraphQL, where these differ. */
  restNames?: Record<string, string>;
}

/** The errors of the same request over GraphQL and REST. */
export async function refusalsOf(
  browser: Browser,
  { restNames = {}, ...call }: EquivalentCalls,
): Promise<PlainRefusal[]> {
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
  return [inRestNames(refusalOf(answer), restNames), { status, code, message, fields }];
}

function inRestNames(refusal: PlainRefusal, names: Record<string, string>): PlainRefusal {
  const renamed = (path: string) =>
    path
      .split('.')
      .map((name) => names[name] ?? name)
      .join('.');
  return {
    ...refusal,
    message: refusal.message?.replace(/(?<=^The value of )\w+/, renamed),
    fields: Object.fromEntries(
      Object.entries(refusal.fields).map(([path, message]) => [
        renamed(path),
        message.replace(/(?<=^The value of )\w+/, renamed),
      ]),
    ),
  };
}

export const invalid = (message: string, ...fields: string[]): PlainRefusal => ({
  status: 400,
  code: 'BAD_USER_INPUT',
  message,
  fields: Object.fromEntries(fields.map((field) => [field, message])),
});
