import type { PageVariants } from '../../lib/page-variants';
import { returnPaths } from '../../lib/paths';
import { authRoutes } from './routes';

export const authVariants: PageVariants[] = authRoutes.map(({ path }) => ({
  path,
  reads: { next: returnPaths },
}));
