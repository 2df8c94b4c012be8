import type { Database } from '../../database/database';
import { AccountingExportService } from '../../features/accounting/accounting-export.service';
import { DocumentListsService } from '../../features/accounting/document-lists.service';
import { MoneyListsService } from '../../features/accounting/money-lists.service';
import { TaxSummaryService } from '../../features/accounting/tax-summary.service';
import { ClosingListsService } from '../../features/day-close/closing-lists.service';
import type { JournalService } from '../../features/journal/journal.service';
import type { LedgerService } from '../../features/ledger/ledger.service';
import type { ListExportService } from '../../features/exports/list-export.service';
import type { PricingService } from '../../features/plans/pricing.service';
import { OrderExportService } from '../../features/sales/order-export.service';
import type { OrderListsService } from '../../features/sales/order-lists.service';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import { createDayServices } from './days';

interface AccountingParts {
  dataSource: Database;
  listExport: ListExportService;
  pricing: PricingService;
  orderLists: OrderListsService;
  clock: Clock;
  links: Links;
  journal: JournalService;
  ledger: LedgerService;
}

/** Services for accountants, and the files of orders. */
export function createAccountingServices(parts: AccountingParts) {
  const lists = {
    documentLists: new DocumentListsService(parts),
    moneyLists: new MoneyListsService(parts),
    taxSummary: new TaxSummaryService(parts),
  };
  return {
    ...lists,
    accountingExport: new AccountingExportService({ ...parts, ...lists }),
    orderExport: new OrderExportService(parts),
    ...createDayServices(parts),
    closingLists: new ClosingListsService(parts),
  };
}
