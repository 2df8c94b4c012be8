import { returnPaths } from '#common/paths';
import type { PageSearchParams } from '../../lib/page-search-params';
import { authRoutes } from './routes';

export const authSearchParams: PageSearchParams[] = authRoutes.map(({ path }) => ({
  path,
  allowed: { next: returnPaths },
}));
