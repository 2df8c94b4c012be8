import { paths } from '#common/paths';
import { publicPage, type PageRoute } from '../../lib/page-route';
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
