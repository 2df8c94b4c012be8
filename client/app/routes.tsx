import { matchPath } from 'react-router-dom';
import { paths } from '../lib/paths';
import type { GuardName } from './guard';
import { loadablePage, type LoadablePage } from './page-loader';

export type LayoutName = 'public';

export interface PageRoute extends LoadablePage {
  path: string;
  layout: LayoutName;
  guard: GuardName;
  /** The server sends the page with its data; otherwise a shell that search engines leave alone. */
  ssr: boolean;
  /** Word in the navigation, where the page has a place there. */
  navLabel?: string;
  /** The exercise button floats over this page (specification 2). */
  hasExerciseButton: boolean;
}

const publicPage = { layout: 'public', guard: 'anyone', ssr: true } as const;

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
    hasExerciseButton: true,
  },
  {
    path: paths.article(':articleId'),
    ...loadablePage('blog/article-page', { usesData: true }),
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
