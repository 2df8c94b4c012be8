import * as z from 'zod/mini';
import { forgotPasswordForm, otpForm, resetPasswordForm } from '#common/auth/password-reset.form';
import { signInForm } from '#common/auth/sign-in.form';
import { signUpForm } from '#common/auth/sign-up.form';
import {
  RestForgotDocument,
  RestLogoutDocument,
  RestMeDocument,
  RestRefreshDocument,
  RestResetDocument,
  RestSignInDocument,
  RestSignUpDocument,
  RestVerifyEmailDocument,
  RestVerifyOtpDocument,
} from './auth.routes.generated';
import { route } from '../../rest/route';

const { login, ...signInFields } = signInForm.shape;
const { accountType, ...signUpFields } = signUpForm.shape;

/** The values of `role` in the body of a sign-up. All others become invalid. */
const ACCOUNT_TYPE_OF = new Map<unknown, string>([
  ['user', 'MEMBER'],
  ['admin', 'ADMIN'],
]);

/** Sign-up, log-in and password reset. */
export const authRoutes = [
  route({
    method: 'POST',
    path: '/api/user/initiate-signup',
    summary: 'Mails a verification link. The response is the same for every address.',
    requestBody: z.object({ ...signUpFields, role: accountType }),
    fieldNames: { accountType: 'role' },
    document: RestSignUpDocument,
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
    query: { email: 'E-mail address that the link was sent to.' },
    document: RestVerifyEmailDocument,
    variables: ({ params, query }) => ({ token: params.token, email: query.email ?? '' }),
    // Without a token, its property is absent, not null.
    responseBody: ({ verifyEmail: { token, message } }) => ({
      success: true,
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
    requestBody: z.object({ email: login, ...signInFields }),
    fieldNames: { login: 'email' },
    document: RestSignInDocument,
    variables: ({ body: { email, password, keepLoggedIn } }) => ({ email, password, keepLoggedIn }),
    responseBody: ({ signIn }) => signIn,
  }),
  route({
    method: 'POST',
    path: '/api/user/refresh',
    summary: 'Returns a new access token for the refresh token in the cookie, and replaces that as well.',
    document: RestRefreshDocument,
    variables: () => ({}),
    responseBody: ({ renewSession }) => renewSession,
  }),
  route({
    method: 'POST',
    path: '/api/user/logout',
    summary:
      'Ends the session of the refresh token in the cookie and that of the access token, if there are any.',
    document: RestLogoutDocument,
    variables: () => ({}),
    responseBody: ({ signOut }) => signOut,
  }),
  route({
    method: 'POST',
    path: '/api/user/forgot-password',
    summary:
      'Mails an OTP (one-time password) if the address has an account. The response is the same for every address.',
    requestBody: forgotPasswordForm,
    document: RestForgotDocument,
    variables: ({ body }) => ({ email: body.email }),
    responseBody: ({ requestPasswordReset }) => requestPasswordReset,
  }),
  route({
    method: 'POST',
    path: '/api/user/verify-otp',
    summary: 'Returns a reset token for a mailed OTP.',
    requestBody: otpForm,
    document: RestVerifyOtpDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ verifyOtp }) => verifyOtp,
  }),
  route({
    method: 'POST',
    path: '/api/user/reset-password',
    summary: 'Sets a new password with a reset token and ends all sessions of the account.',
    requestBody: resetPasswordForm,
    document: RestResetDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ resetPassword }) => resetPassword,
  }),
  route({
    method: 'GET',
    path: '/api/user/me',
    summary: 'Returns the id and name of the current user.',
    document: RestMeDocument,
    variables: () => ({}),
    responseBody: ({ me }) => me.user,
  }),
];
