import { namesOf } from '#common/forms/form-fields';
import { otpForm, resetPasswordForm } from '#common/auth/password-reset.form';
import { signInForm } from '#common/auth/sign-in.form';
import { signUpForm } from '#common/auth/sign-up.form';
import { pick } from '#common/pick';
import { onlyField, type RestRoute } from '../../rest/route';

/** Sign-up, log-in and password reset. */
export const authRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/user/initiate-signup',
    summary: 'Sends a verification mail. The response is the same for every address.',
    document: `mutation RestSignUp($input: SignUpInput!) { initiateSignUp(input: $input) { message } }`,
    variables: ({ body }) => ({ input: pick(body, ...namesOf(signUpForm)) }),
    body: onlyField,
  },
  {
    method: 'GET',
    path: '/api/user/verify-email/:token',
    summary: 'Verifies an e-mail address. A GET despite its effect, because mails contain links.',
    document: `
      mutation RestVerifyEmail($token: String!, $email: String!) {
        verifyEmail(token: $token, email: $email) { success token message }
      }
    `,
    variables: ({ params, query }) => ({ token: params['token'], email: query['email'] ?? '' }),
    body: (data) => withoutNull(onlyField(data)),
    refusal: { success: false },
    isChange: true,
  },
  {
    method: 'POST',
    path: '/api/user/signIn',
    summary: 'Logs in with an e-mail address, user name or phone number, and sets the refresh cookie.',
    document: `mutation RestSignIn($input: SignInInput!) { signIn(input: $input) { token message } }`,
    variables: ({ body }) => ({ input: pick(body, ...namesOf(signInForm)) }),
    body: onlyField,
  },
  {
    method: 'POST',
    path: '/api/user/refresh',
    summary: 'Returns a new access token for the refresh cookie, which is replaced as well.',
    document: 'mutation RestRefresh { renewSession { token } }',
    variables: () => ({}),
    body: onlyField,
  },
  {
    method: 'POST',
    path: '/api/user/logout',
    summary: 'Ends the session of the cookie or of the bearer token.',
    document: 'mutation RestLogout { signOut { message } }',
    variables: () => ({}),
    body: onlyField,
  },
  {
    method: 'POST',
    path: '/api/user/forgot-password',
    summary: 'Sends a one-time password to an account. The response is the same for every address.',
    document: `mutation RestForgot($email: String!) { requestPasswordReset(email: $email) { message } }`,
    variables: ({ body }) => pick({ email: undefined, ...body }, 'email'),
    body: onlyField,
  },
  {
    method: 'POST',
    path: '/api/user/verify-otp',
    summary: 'Returns a reset token for a one-time password.',
    document: `mutation RestVerifyOtp($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken message } }`,
    variables: ({ body }) => ({ input: pick(body, ...namesOf(otpForm)) }),
    body: onlyField,
  },
  {
    method: 'POST',
    path: '/api/user/reset-password',
    summary: 'Sets a new password and ends all sessions of the account.',
    document: `mutation RestReset($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }`,
    variables: ({ body }) => ({ input: pick(body, ...namesOf(resetPasswordForm)) }),
    body: onlyField,
  },
  {
    method: 'GET',
    path: '/api/user/me',
    summary: 'Returns the id and name of the current user.',
    document: 'query RestMe { me { _id: id name } }',
    variables: () => ({}),
    body: onlyField,
  },
];

/** Removes null properties: the documented body omits the token when there is none. */
function withoutNull(value: unknown): unknown {
  return Object.fromEntries(Object.entries(value as object).filter(([, part]) => part !== null));
}
