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

/** Sign-up, log-in and password reset. */
export const authRoutes = [
  route({
    method: 'POST',
    path: '/api/user/initiate-signup',
    summary: 'Sends a verification mail. The response is the same for every address.',
    requestBody: signUpForm,
    document: RestSignUpDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ initiateSignUp }) => initiateSignUp,
  }),
  route({
    method: 'GET',
    path: '/api/user/verify-email/:token',
    summary: 'Verifies an e-mail address. A GET despite its effect, because mails contain links.',
    query: { email: 'The address that the mail was sent to.' },
    document: RestVerifyEmailDocument,
    variables: ({ params, query }) => ({ token: params.token, email: query.email ?? '' }),
    // Without a token, its property is absent, not null.
    responseBody: ({ verifyEmail: { success, token, message } }) => ({
      success,
      token: token ?? undefined,
      message,
    }),
    refusal: { success: false },
    isChange: true,
  }),
  route({
    method: 'POST',
    path: '/api/user/signIn',
    summary: 'Logs in with an e-mail address, user name or phone number, and sets the refresh cookie.',
    requestBody: signInForm,
    document: RestSignInDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ signIn }) => signIn,
  }),
  route({
    method: 'POST',
    path: '/api/user/refresh',
    summary: 'Returns a new access token for the refresh cookie, which is replaced as well.',
    document: RestRefreshDocument,
    variables: () => ({}),
    responseBody: ({ renewSession }) => renewSession,
  }),
  route({
    method: 'POST',
    path: '/api/user/logout',
    summary: 'Ends the session of the cookie or of the bearer token.',
    document: RestLogoutDocument,
    variables: () => ({}),
    responseBody: ({ signOut }) => signOut,
  }),
  route({
    method: 'POST',
    path: '/api/user/forgot-password',
    summary: 'Sends a one-time password to an account. The response is the same for every address.',
    requestBody: forgotPasswordForm,
    document: RestForgotDocument,
    variables: ({ body }) => ({ email: body.email }),
    responseBody: ({ requestPasswordReset }) => requestPasswordReset,
  }),
  route({
    method: 'POST',
    path: '/api/user/verify-otp',
    summary: 'Returns a reset token for a one-time password.',
    requestBody: otpForm,
    document: RestVerifyOtpDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ verifyOtp }) => verifyOtp,
  }),
  route({
    method: 'POST',
    path: '/api/user/reset-password',
    summary: 'Sets a new password and ends all sessions of the account.',
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
