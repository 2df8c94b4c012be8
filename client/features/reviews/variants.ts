import type { PageVariants } from '../../lib/page-variants';
import { paths } from '../../lib/paths';

export const reviewVariants: PageVariants = {
  path: paths.review,
  reads: { rating: ['1', '2', '3', '4', '5'] },
};
