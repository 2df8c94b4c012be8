import type { Feature } from '../feature';
import { AccountingExportResolver } from './accounting-export.resolver';
import { accountingExportRoutes } from './accounting-export.routes';
import { AccountingListResolver } from './accounting-list.resolver';
import { DocumentFields } from './document-fields.resolver';
import { PaymentFields, RecoveringPayment, RefundedPayment } from './money-fields.resolver';
import { TaxSummaryResolver } from './tax-summary.resolver';

export const accounting: Feature = {
  resolvers: [
    TaxSummaryResolver,
    AccountingExportResolver,
    AccountingListResolver,
    PaymentFields,
    RefundedPayment,
    RecoveringPayment,
    DocumentFields,
  ],
  routes: accountingExportRoutes,
};
