import type { Feature } from '../feature';
import { AccountingExportResolver } from './accounting-export.resolver';
import { accountingExportRoutes } from './accounting-export.routes';
import { TaxSummaryResolver } from './tax-summary.resolver';

export const accounting: Feature = {
  resolvers: [TaxSummaryResolver, AccountingExportResolver],
  routes: accountingExportRoutes,
};
