import { paths } from '#common/paths';
import type { PageSearchParams } from '../../lib/page-search-params';

export const reviewSearchParams: PageSearchParams = {
  path: paths.review,
  allowed: { rating: ['1', '2', '3', '4', '5'] },
};
