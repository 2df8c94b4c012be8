import { paths } from '#common/paths';
import type { PageRoute } from '../../lib/page-route';

/** The first step of a new studio. */
export const setUpRoutes: PageRoute[] = [
  {
    path: paths.setUp,
    page: 'set-up/set-up-page',
    usesApollo: true,
    layout: 'auth',
    // Open to logged-in members, too.
    guard: 'anyone',
    ssr: true,
    isListed: false,
  },
];
