import * as z from 'zod/mini';
import { forgotPasswordForm, otpForm, resetPasswordForm } from '#common/auth/password-reset.form';
import { signInForm } from '#common/auth/sign-in.form';
import { signUpForm } from '#common/auth/sign-up.form';
import {
  RestRequestPasswordResetDocument,
  RestSignOutDocument,
  RestMeDocument,
  RestRenewSessionDocument,
  RestResetPasswordDocument,
  RestSignInDocument,
  RestInitiateSignUpDocument,
  RestVerifyEmailDocument,
  RestVerifyOtpDocument,
} from './auth.routes.generated';
import { described, MESSAGE } from '../../rest/answers';
import { route } from '../../rest/route';

const { login, ...signInFields } = signInForm.shape;
const { accountType: _accountType, ...signUpFields } = signUpForm.shape;

/** The values of `role` in the body of a sign-up. All others become invalid. */
const ACCOUNT_TYPE_OF = new Map<unknown, string>([
  ['user', 'MEMBER'],
  ['admin', 'ADMIN'],
]);

const roleField = z._default(z.enum(['user', 'admin']), 'user');

/** Sign-up, log-in and password reset. */
export const authRoutes = [
  route({
    method: 'POST',
    path: '/api/user/initiate-signup',
    summary: 'Mails a verification link. The response is the same for every address.',
    subject: 'Account',
    requestBody: z.object({ ...signUpFields, role: roleField }),
    fieldNames: { accountType: 'role' },
    answer: MESSAGE,
    document: RestInitiateSignUpDocument,
    variables: ({ body: { email, password, confirmPassword, role } }) => ({
      email,
      password,
      confirmPassword,
      role: role === undefined ? undefined : (ACCOUNT_TYPE_OF.get(role) ?? ''),
    }),
    responseBody: ({ initiateSignUp }) => initiateSignUp,
  }),
  route({
    method: 'GET',
    path: '/api/user/verify-email/:token',
    summary:
      'Verifies an e-mail address and creates its account. A GET despite its effect, because mails contain links.',
    subject: 'Account',
    query: z.object({ email: described(z.string(), 'E-mail address that the link was sent to.') }),
    answer: z.object({
      success: described(z.literal(true), 'Always true; errors have false.'),
      token: described(
        z.optional(z.string()),
        'Access token, valid for 15 minutes. Absent if the link was opened before.',
      ),
      message: z.string(),
    }),
    document: RestVerifyEmailDocument,
    variables: ({ params, query }) => ({ token: params.token, email: query.email ?? '' }),
    // Without a token, the property is absent, not null.
    responseBody: ({ verifyEmail: { token, message } }) => ({
      success: true as const,
      token: token ?? undefined,
      message,
    }),
    refusal: { success: false },
    isChange: true,
  }),
  route({
    method: 'POST',
    path: '/api/user/signIn',
    summary: 'Logs in by e-mail address, username or phone number, and sets the refresh token as a cookie.',
    subject: 'Account',
    requestBody: z.object({ email: login, ...signInFields }),
    fieldNames: { login: 'email' },
    answer: z.object({ token: z.string(), message: z.string() }),
    document: RestSignInDocument,
    variables: ({ body: { email, password, keepLoggedIn } }) => ({ email, password, keepLoggedIn }),
    responseBody: ({ signIn }) => signIn,
  }),
  route({
    method: 'POST',
    path: '/api/user/refresh',
    summary: 'Returns a new access token for the refresh token in the cookie, and replaces that as well.',
    subject: 'Account',
    readsCookie: true,
    answer: z.object({ token: z.string() }),
    document: RestRenewSessionDocument,
    variables: () => ({}),
    responseBody: ({ renewSession }) => renewSession,
  }),
  route({
    method: 'POST',
    path: '/api/user/logout',
    summary:
      'Ends the session of the refresh token in the cookie and that of the access token, if there are any.',
    subject: 'Account',
    readsCookie: true,
    answer: MESSAGE,
    document: RestSignOutDocument,
    variables: () => ({}),
    responseBody: ({ signOut }) => signOut,
  }),
  route({
    method: 'POST',
    path: '/api/user/forgot-password',
    summary:
      'Mails an OTP (one-time password) if the address has an account. The response is the same for every address.',
    subject: 'Account',
    requestBody: forgotPasswordForm,
    answer: MESSAGE,
    document: RestRequestPasswordResetDocument,
    variables: ({ body }) => ({ email: body.email }),
    responseBody: ({ requestPasswordReset }) => requestPasswordReset,
  }),
  route({
    method: 'POST',
    path: '/api/user/verify-otp',
    summary: 'Returns a reset token for a mailed OTP.',
    subject: 'Account',
    requestBody: otpForm,
    answer: z.object({ resetToken: z.string(), message: z.string() }),
    document: RestVerifyOtpDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ verifyOtp }) => verifyOtp,
  }),
  route({
    method: 'POST',
    path: '/api/user/reset-password',
    summary: 'Sets a new password with a reset token and ends all sessions of the account.',
    subject: 'Account',
    requestBody: resetPasswordForm,
    answer: MESSAGE,
    document: RestResetPasswordDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ resetPassword }) => resetPassword,
  }),
  route({
    method: 'GET',
    path: '/api/user/me',
    summary: 'Returns the id and name of the current user.',
    subject: 'Profile',
    answer: z.object({ _id: z.string(), name: z.nullable(z.string()) }),
    document: RestMeDocument,
    variables: () => ({}),
    responseBody: ({ me }) => me.user,
  }),
];
