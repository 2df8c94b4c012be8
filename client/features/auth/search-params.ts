import type { PageSearchParams } from '../../lib/page-search-params';
import { returnPaths } from '../../navigation/navigation';
import { authRoutes } from './routes';

export const authSearchParams: PageSearchParams[] = authRoutes.map(({ path }) => ({
  path,
  allowed: { next: returnPaths },
}));
