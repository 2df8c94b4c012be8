import { JournalListsService } from '../../features/timeline/journal-lists.service';
import type { ReceiptFilesService } from '../../features/receipts/receipt-files.service';
import type { MailTransport } from '../../mail/transport';
import { createAccountingServices } from './accounting';
import { createAccountServices, type AccountParts } from './accounts';
import { createContentServices } from './content';
import { createImportServices } from './imports';
import { createOperationServices, type OperationParts } from './operations';
import { createSalesServices, type SalesSettings } from './sales';
import { createSharedServices, type SharedParts } from './shared';
import { createStaffServices } from './staff';
import { createTrainingServices, type TrainingParts } from './training';

declare module '../../lib/services' {
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface Services extends ReturnType<typeof createServices> {}
}

export interface ServiceParts
  extends SharedParts, SalesSettings, AccountParts, TrainingParts, OperationParts {
  /** Sends mails, with the receipts that belong to them. */
  mailTransport: (receipts: ReceiptFilesService) => MailTransport;
}

/** Composition root: each service is constructed once, in one of these groups. */
export function createServices(parts: ServiceParts) {
  const shared = { ...parts, ...createSharedServices(parts) };
  const sales = createSalesServices(shared);
  const accounts = createAccountServices({ ...shared, orders: sales.orders });
  const training = createTrainingServices({
    ...shared,
    consents: accounts.consents,
    memberships: sales.memberships,
    orderReader: sales.orderReader,
  });
  const content = createContentServices({ ...shared, activities: training.activities });
  const { memberLists } = accounts;
  const staff = createStaffServices({ ...shared, ...sales, ...content, memberLists });
  const imports = createImportServices({ ...shared, invitations: accounts.invitations });
  const transport = parts.mailTransport(sales.receiptFiles);
  const operations = createOperationServices({ ...shared, transport });
  const { journal, settings } = shared;
  const journalLists = new JournalListsService(parts);
  return {
    storage: parts.storage,
    journal,
    settings,
    journalLists,
    ...sales,
    ...createAccountingServices({ ...shared, ...sales }),
    ...accounts,
    ...training,
    ...content,
    ...staff,
    ...imports,
    ...operations,
  };
}
