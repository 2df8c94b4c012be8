import type { PageVariants } from '../../lib/page-variants';
import { paths } from '../../lib/paths';
import { TAB_IDS } from './tab-ids';

export const serviceVariants: PageVariants = { path: paths.service, reads: { tab: TAB_IDS } };
