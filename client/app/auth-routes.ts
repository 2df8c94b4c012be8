import { paths, returnPaths } from '../lib/paths';
import { loadablePage } from './page-loader';
import type { PageRoute } from './page-route';

/** The server renders these pages alike for everyone; the browser adds what the address carries, such as a token. */
const authPage = {
  layout: 'auth',
  guard: 'anyone',
  ssr: true,
  reads: { next: returnPaths },
  isListed: false,
  hasExerciseButton: false,
} as const;
const guestPage = { ...authPage, guard: 'guest' } as const;

/** Log-in, sign-up and password reset. */
export const authRoutes: PageRoute[] = [
  { path: paths.login, ...loadablePage('auth/login-page', { usesData: true }), ...guestPage },
  { path: paths.signUp, ...loadablePage('auth/sign-up-page', { usesData: true }), ...guestPage },
  {
    path: paths.verifyEmail(':token'),
    ...loadablePage('auth/verify-email-page', { usesData: true }),
    ...authPage,
  },
  { path: paths.registration, ...loadablePage('auth/registration-page', { usesData: true }), ...authPage },
  {
    path: paths.forgotPassword,
    ...loadablePage('auth/forgot-password-page', { usesData: true }),
    ...authPage,
  },
  {
    path: paths.oneTimePassword,
    ...loadablePage('auth/one-time-password-page', { usesData: true }),
    ...authPage,
  },
  { path: paths.newPassword, ...loadablePage('auth/new-password-page', { usesData: true }), ...authPage },
  { path: paths.allDone, ...loadablePage('auth/all-done-page', { usesData: false }), ...authPage },
];
