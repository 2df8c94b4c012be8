import type { PageSearchParams } from '../../lib/page-search-params';
import { paths } from '../../lib/paths';
import { TAB_IDS } from './service.content';

export const serviceSearchParams: PageSearchParams = { path: paths.service, allowed: { tab: TAB_IDS } };
