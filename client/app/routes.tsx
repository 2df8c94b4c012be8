import { matchPath } from 'react-router-dom';
import type { Audience } from '../lib/audience';
import { paths } from '../lib/paths';
import type { GuardName } from './guard';
import { loadablePage, type LoadablePage } from './page-loader';

export type LayoutName = 'public' | 'auth';

export interface PageRoute extends LoadablePage {
  path: string;
  layout: LayoutName;
  guard: GuardName;
  /** The server sends the page with its data; otherwise a shell that search engines leave alone. */
  ssr: boolean;
  /** Word in the navigation, where the page has a place there. */
  navLabel?: string;
  /** Who finds it there, unless everyone does (specification 2). */
  navFor?: Audience;
  /** The exercise button floats over this page (specification 2). */
  hasExerciseButton: boolean;
}

/** Screens around an account: the server draws them for everyone, the browser fills in what their address carries. */
const authPage = { layout: 'auth', guard: 'anyone', ssr: true, hasExerciseButton: false } as const;
const guestPage = { ...authPage, guard: 'guest' } as const;
const publicPage = { layout: 'public', guard: 'anyone', ssr: true } as const;
const memberPage = { layout: 'public', guard: 'member', ssr: false, hasExerciseButton: false } as const;

/** Every page of the site, first match wins; what is not here goes to the home page. */
export const pageRoutes: PageRoute[] = [
  {
    path: paths.home,
    ...loadablePage('home/home-page', { usesData: false }),
    ...publicPage,
    navLabel: 'Home',
    hasExerciseButton: true,
  },
  {
    path: `${paths.blog}/:articleId?`,
    ...loadablePage('blog/blog-page', { usesData: true }),
    ...publicPage,
    navLabel: 'Our blog',
    navFor: 'members',
    hasExerciseButton: true,
  },
  {
    path: paths.article(':articleId'),
    ...loadablePage('blog/article-page', { usesData: true }),
    ...memberPage,
  },
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
  { path: paths.profile, ...loadablePage('profile/profile-page', { usesData: true }), ...memberPage },
  { path: paths.account, ...loadablePage('account/account-page', { usesData: true }), ...memberPage },
  {
    path: paths.changePassword,
    ...loadablePage('account/change-password-page', { usesData: true }),
    ...memberPage,
  },
  {
    path: paths.terms,
    ...loadablePage('legal/terms-page', { usesData: false }),
    ...publicPage,
    hasExerciseButton: false,
  },
  {
    path: paths.privacy,
    ...loadablePage('legal/privacy-page', { usesData: false }),
    ...publicPage,
    hasExerciseButton: false,
  },
];

/** Where an address leads: `/` has moved for good, any other unknown path may exist one day. */
export function redirectFor(pathname: string): { status: 302 | 308; location: string } {
  return { status: pathname === '/' ? 308 : 302, location: paths.home };
}

export function matchPage(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath({ path: route.path, caseSensitive: true }, pathname));
}

/** Whether the site has a page at this address yet. */
export const hasPage = (pathname: string) => matchPage(pathname) !== undefined;
