import { paths } from '#common/paths';
import { publicPage, type PageRoute } from '../../lib/page-route';
import { ratingIn, reviewsWith } from './review-query';
import { ReviewsDocument } from './reviews.page.generated';

export const reviewRoutes: PageRoute[] = [
  {
    path: paths.review,
    page: 'reviews/reviews-page',
    ...publicPage,
    pageData: [{ document: ReviewsDocument, variables: (search) => reviewsWith(ratingIn(search)).variables }],
    changesWith: 'reviews',
    footerLabel: 'Reviews',
    accountLabel: 'Reviews',
  },
];
