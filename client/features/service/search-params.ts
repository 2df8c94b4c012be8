import { paths } from '#common/paths';
import type { PageSearchParams } from '../../lib/page-search-params';
import { TAB_IDS } from './service.content';

export const serviceSearchParams: PageSearchParams = { path: paths.service, allowed: { tab: TAB_IDS } };
