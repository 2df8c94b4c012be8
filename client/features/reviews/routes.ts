import { publicPage, type PageRoute } from '../../lib/page-route';
import { paths } from '../../lib/paths';

export const reviewRoutes: PageRoute[] = [
  {
    path: paths.review,
    page: 'reviews/reviews-page',
    ...publicPage,
    usesData: true,
    reads: { rating: ['1', '2', '3', '4', '5'] },
    changesWith: 'reviews',
    footerLabel: 'Reviews',
  },
];
