import { publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';
import { HomePageDocument } from './home.page.generated';

export const homeRoutes: PageRoute[] = [
  {
    path: paths.home,
    page: 'home/home-page',
    ...publicPage,
    pageData: [{ document: HomePageDocument }],
    navLabel: 'Home',
    hasExerciseButton: true,
  },
];
