import { JournalListsService } from '../../features/timeline/journal-lists.service';
import { JournalTextsService } from '../../features/timeline/journal-texts.service';
import { CurrentRazorpay } from '../../features/razorpay/current-razorpay';
import { GatewayChecksService } from '../../features/razorpay/gateway-checks.service';
import type { ReceiptFilesService } from '../../features/receipts/receipt-files.service';
import { RupeeTestService } from '../../features/razorpay/rupee-test.service';
import type { PaymentGateway } from '../../features/sales/payment-gateway';
import type { SettingSecretsService } from '../../features/settings/setting-secrets.service';
import type { CurrentSettings } from '../../features/settings/settings.service';
import type { MailTransport } from '../../mail/transport';
import { createAccountingServices } from './accounting';
import { createAccountServices, type AccountParts } from './accounts';
import { createContentServices } from './content';
import { createImportServices } from './imports';
import { createOperationServices, type OperationParts } from './operations';
import { createSalesServices } from './sales';
import { createSetUpServices } from './set-up';
import { createSharedServices, type SharedParts } from './shared';
import { createStaffServices } from './staff';
import { createAdminListServices } from './admin-lists';
import { createTrainingServices, type TrainingParts } from './training';

declare module '../../lib/services' {
  interface Services extends ReturnType<typeof createServices> {}
}

export interface ServiceParts extends SharedParts, AccountParts, TrainingParts, OperationParts {
  mailTransport: (parts: MailTransportParts) => MailTransport;
  /** Payment gateways in addition to those in the settings; new orders use the first one. */
  gateways: readonly PaymentGateway[];
  /** Origin of a local test gateway that replaces Razorpay. */
  razorpayApiUrl: string | undefined;
}

/** Parts of the mail transport: the settings of the studio, and the receipts that are attached. */
export interface MailTransportParts {
  settings: CurrentSettings;
  settingSecrets: Pick<SettingSecretsService, 'valueOf'>;
  receiptFiles: ReceiptFilesService;
}

/** Composition root: each service is constructed once, in one of these groups. */
export function createServices(parts: ServiceParts) {
  const shared = { ...parts, ...createSharedServices(parts) };
  const razorpay = new CurrentRazorpay(shared);
  const gateways = () => [...parts.gateways, ...razorpay.gateways()];
  const sales = createSalesServices({ ...shared, gateways });
  const accounts = createAccountServices({ ...shared, orders: sales.orders });
  const training = createTrainingServices({
    ...shared,
    consents: accounts.consents,
    desk: sales.desk,
    memberships: sales.memberships,
    orderReader: sales.orderReader,
  });
  const content = createContentServices({ ...shared, activities: training.activities });
  const { memberLists } = accounts;
  const adminLists = createAdminListServices({ ...shared, ...sales, ...content, memberLists });
  const imports = createImportServices({ ...shared, invitations: accounts.invitations });
  const transport = parts.mailTransport({ ...shared, receiptFiles: sales.receiptFiles });
  const { passwords } = accounts;
  const operations = createOperationServices({ ...shared, ...sales, transport, passwords });
  const { assignedMembers, journal, legalTexts, settings, settingSecrets } = shared;
  const journalLists = new JournalListsService(parts);
  return {
    storage: parts.storage,
    assignedMembers,
    journal,
    legalTexts,
    settings,
    settingSecrets,
    gatewayChecks: new GatewayChecksService({ ...shared, razorpay }),
    rupeeTests: new RupeeTestService({ ...shared, gateways: sales.gateways }),
    journalLists,
    journalTexts: new JournalTextsService(parts),
    ...sales,
    ...createAccountingServices({ ...shared, ...sales }),
    ...accounts,
    ...training,
    ...content,
    ...adminLists,
    ...createStaffServices({ ...shared, ...accounts, ...content }),
    ...createSetUpServices({ ...shared, ...accounts, ...content }),
    ...imports,
    ...operations,
  };
}
