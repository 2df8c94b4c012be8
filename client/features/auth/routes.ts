import { paths } from '#common/paths';
import type { PageRoute } from '../../lib/page-route';

/** The server renders the same page for everyone; values in the URL, such as a token, are read in the browser. */
const authPage = {
  usesApollo: true,
  layout: 'auth',
  guard: 'anyone',
  ssr: true,
  isListed: false,
} as const;
const guestPage = { ...authPage, guard: 'guest' } as const;

/** Log-in, sign-up and password reset. */
export const authRoutes: PageRoute[] = [
  { path: paths.login, page: 'auth/login-page', ...guestPage, usesApollo: false },
  { path: paths.signUp, page: 'auth/sign-up-page', ...guestPage },
  { path: paths.verifyEmail(':token'), page: 'auth/verify-email-page', ...authPage },
  { path: paths.cancelSignUp(':token'), page: 'auth/verify-email-page', ...authPage },
  { path: paths.registration, page: 'auth/registration-page', ...authPage },
  { path: paths.forgotPassword, page: 'auth/forgot-password-page', ...authPage },
  { path: paths.oneTimePassword, page: 'auth/one-time-password-page', ...authPage },
  { path: paths.newPassword, page: 'auth/new-password-page', ...authPage },
  { path: paths.allDone, page: 'auth/all-done-page', ...authPage, usesApollo: false },
];
