import { matchPath } from 'react-router-dom';
import { HomePageDocument } from '../features/home/home.page.generated';
import { PhotosPageDocument } from '../features/photos/photos.page.generated';
import { TAB_IDS } from '../features/service/tab-ids';
import { WhyJoinPageDocument } from '../features/why-join/why-join.page.generated';
import { fetchForPage, operationsAt } from '../lib/page-data';
import { paths } from '../lib/paths';
import { authRoutes } from './auth-routes';
import { exerciseRoutes } from './exercise-routes';
import { memberPage, publicPage } from './page-kinds';
import { loadablePage } from './page-loader';
import type { PageRoute } from './page-route';

/** Every page of the site; the first match wins. All other paths redirect to the home page. */
export const pageRoutes: PageRoute[] = [
  {
    path: paths.home,
    ...loadablePage('home/home-page', { usesData: false }),
    ...publicPage,
    pageData: [{ document: HomePageDocument }],
    navLabel: 'Home',
    hasExerciseButton: true,
  },
  {
    path: paths.service,
    ...loadablePage('service/service-page', { usesData: false }),
    ...publicPage,
    reads: { tab: TAB_IDS },
    navLabel: 'Services',
    hasExerciseButton: true,
  },
  {
    path: paths.whyJoin,
    ...loadablePage('why-join/why-join-page', { usesData: false }),
    ...publicPage,
    pageData: [{ document: WhyJoinPageDocument }],
    navLabel: 'Why join',
    hasExerciseButton: true,
  },
  {
    path: paths.trainers,
    ...loadablePage('trainers/trainers-page', { usesData: true }),
    ...memberPage,
    navLabel: 'Trainers',
    hasExerciseButton: true,
  },
  {
    path: paths.photos,
    ...loadablePage('photos/photos-page', { usesData: false }),
    ...publicPage,
    pageData: [{ document: PhotosPageDocument }],
    navLabel: 'Photos',
    hasExerciseButton: true,
  },
  {
    path: paths.diet,
    ...loadablePage('diet/diet-page', { usesData: true }),
    ...memberPage,
    navLabel: 'Diet Plan',
    hasExerciseButton: true,
  },
  ...exerciseRoutes,
  {
    path: `${paths.blog}/:articleId?`,
    ...loadablePage('blog/blog-page', { usesData: true }),
    ...publicPage,
    changesWith: 'articles',
    navLabel: 'Our blog',
    navFor: 'members',
    hasExerciseButton: true,
  },
  {
    path: paths.wellness,
    ...loadablePage('wellness/wellness-page', { usesData: true }),
    ...memberPage,
    navLabel: 'Wellness',
    navFor: 'members',
    hasExerciseButton: true,
  },
  { path: paths.progress, ...loadablePage('progress/progress-page', { usesData: true }), ...memberPage },
  {
    path: paths.article(':articleId'),
    ...loadablePage('blog/article-page', { usesData: true }),
    ...memberPage,
  },
  {
    path: paths.review,
    ...loadablePage('reviews/reviews-page', { usesData: true }),
    ...publicPage,
    reads: { rating: ['1', '2', '3', '4', '5'] },
    changesWith: 'reviews',
    hasExerciseButton: false,
  },
  ...authRoutes,
  { path: paths.passPlans, ...loadablePage('plans/pass-plans-page', { usesData: true }), ...memberPage },
  { path: paths.feastPlans, ...loadablePage('plans/feast-plans-page', { usesData: true }), ...memberPage },
  {
    path: paths.membership,
    ...loadablePage('memberships/membership-page', { usesData: true }),
    ...memberPage,
  },
  { path: paths.profile, ...loadablePage('profile/profile-page', { usesData: true }), ...memberPage },
  { path: paths.account, ...loadablePage('account/account-page', { usesData: true }), ...memberPage },
  {
    path: paths.changePassword,
    ...loadablePage('account/change-password-page', { usesData: true }),
    ...memberPage,
  },
  {
    path: paths.adminDashboard,
    ...loadablePage('admin/admin-page', { usesData: true }),
    ...memberPage,
    layout: 'bare',
    guard: 'admin',
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
    changesWith: 'notice',
    hasExerciseButton: false,
  },
  {
    path: paths.offline,
    ...loadablePage('offline/offline-page', { usesData: false }),
    ...publicPage,
    isListed: false,
    hasExerciseButton: false,
  },
];

export function matchPage(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath({ path: route.path, caseSensitive: true }, pathname));
}

/**
 * Loads the code and the data of the page at a URL in parallel; the page itself shows the errors. Starts in a separate
 * task, because requesting all files of a page would delay the browser's response to the click.
 */
export async function preparePage(
  { pathname, search }: { pathname: string; search: string },
  fetchAnswer = fetchForPage,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const page = matchPage(pathname);
  const operations = operationsAt(page?.pageData, new URLSearchParams(search));
  await Promise.allSettled([page?.preload(), ...operations.map(fetchAnswer)]);
}

/** Whether the site has a page at this path. */
export const hasPage = (pathname: string) => matchPage(pathname) !== undefined;
