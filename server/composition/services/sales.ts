import type { Database } from '../../database/database';
import type { JournalService } from '../../features/journal/journal.service';
import { FixedCurrencyService } from '../../features/ledger/fixed-currency';
import { LedgerService } from '../../features/ledger/ledger.service';
import { RevenueService } from '../../features/ledger/revenue.service';
import type { MemberSummaryService } from '../../features/members/member-summary.service';
import type { UserService } from '../../features/accounts/user.service';
import { MembershipAdministrationService } from '../../features/memberships/membership-administration.service';
import { FollowingPeriodsService } from '../../features/memberships/following-periods.service';
import { MembershipExtensionService } from '../../features/memberships/membership-extension.service';
import { MembershipFreezeService } from '../../features/memberships/membership-freeze.service';
import { NewPeriodsService } from '../../features/memberships/new-periods.service';
import { MembershipService } from '../../features/memberships/membership.service';
import { DeskSalesService } from '../../features/sales/desk-sales.service';
import { DueFiguresService } from '../../features/sales/due-figures.service';
import { DueReminderService } from '../../features/sales/due-reminder.service';
import { DueService } from '../../features/sales/due.service';
import { KioskPaymentService } from '../../features/kiosk-payments/kiosk-payment.service';
import { currentDesk } from '../../features/sales/desk-settings';
import { GatewayEventsService } from '../../features/sales/gateway-events.service';
import { NewOrdersService } from '../../features/sales/new-orders.service';
import { OnlineCheckoutService } from '../../features/sales/online-checkout.service';
import { OrderAdministrationService } from '../../features/sales/order-administration.service';
import { OrderExpiryService } from '../../features/sales/order-expiry.service';
import { OrderListsService } from '../../features/sales/order-lists.service';
import { OrderReaderService } from '../../features/orders/order-reader.service';
import { OrderTransitionsService } from '../../features/orders/order-transitions.service';
import { OrderService } from '../../features/sales/order.service';
import { ConfiguredGateways } from '../../features/sales/configured-gateways';
import type { PaymentGateway } from '../../features/sales/payment-gateway';
import { PaymentLinksService } from '../../features/sales/payment-links.service';
import { PaymentReconciliationService } from '../../features/sales/payment-reconciliation.service';
import { PaymentService } from '../../features/sales/payment.service';
import { RefundTransitionsService } from '../../features/sales/refund-transitions.service';
import { RefundService } from '../../features/sales/refund.service';
import { OrderFulfilmentService } from '../../features/sales/order-fulfilment.service';
import { UpgradesService } from '../../features/sales/upgrades.service';
import { SaleQuotesService } from '../../features/sales/sale-quotes.service';
import { PlanAdministrationService } from '../../features/plans/plan-administration.service';
import { PlanOfferService } from '../../features/plans/plan-offer.service';
import { PlanPricesService } from '../../features/plans/plan-prices.service';
import { PricingService } from '../../features/plans/pricing.service';
import { MailedCopiesService } from '../../features/receipts/mailed-copies.service';
import { ReceiptCopiesService } from '../../features/receipts/receipt-copies.service';
import { ReceiptFilesService } from '../../features/receipts/receipt-files.service';
import { ReceiptService } from '../../features/receipts/receipt.service';
import type { CurrentSettings } from '../../features/settings/settings.service';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import type { Logger } from '../../lib/logger';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { FileStorage } from '../../storage/file-storage';

/** The seed creates only this group, inside its transaction. */
interface SalesParts {
  settings: CurrentSettings;
  /** Payment gateways besides the desk; new orders use the first one. */
  gateways: () => readonly PaymentGateway[];
  dataSource: Database;
  clock: Clock;
  logger: Logger;
  users: UserService;
  memberSummaries: MemberSummaryService;
  limits: Pick<RateLimits, 'take'>;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  journal: JournalService;
  storage: Pick<FileStorage, 'get'>;
}

/** Services from the price list to orders, payments, receipts and memberships. */
export function createSalesServices(parts: SalesParts) {
  const desk = currentDesk(parts.settings);
  const gateways = new ConfiguredGateways(parts);
  const pricing = new PricingService(parts);
  const ledger = new LedgerService(parts);
  const memberships = new MembershipService(parts);
  const followingPeriods = new FollowingPeriodsService(parts);
  const newPeriods = new NewPeriodsService({ ...parts, followingPeriods });
  const receipts = new ReceiptService(parts);
  const orderTransitions = new OrderTransitionsService(parts);
  const newOrders = new NewOrdersService({ ...parts, pricing, orderTransitions });
  const shared = {
    ...parts,
    desk,
    gateways,
    pricing,
    ledger,
    memberships,
    newPeriods,
    receipts,
    orderTransitions,
    newOrders,
  };
  const fulfilment = new OrderFulfilmentService(shared);
  const refundTransitions = new RefundTransitionsService({ ...shared, fulfilment });
  const refunds = new RefundService({ ...shared, refundTransitions });
  const upgrades = new UpgradesService({ ...shared, refunds, refundTransitions });
  const payments = new PaymentService({ ...shared, fulfilment, refunds });
  const reconciliation = new PaymentReconciliationService({ ...shared, payments, refunds });
  const checkout = new OnlineCheckoutService({ ...shared, reconciliation });
  return {
    planOffers: new PlanOfferService(parts),
    planAdministration: new PlanAdministrationService(shared),
    planPrices: new PlanPricesService(shared),
    desk,
    kioskPayments: new KioskPaymentService({ ...parts, desk }),
    ledger,
    pricing,
    gateways,
    memberships,
    receipts,
    receiptFiles: new ReceiptFilesService(shared),
    receiptCopies: new ReceiptCopiesService(shared),
    mailedCopies: new MailedCopiesService(parts),
    refunds,
    payments,
    gatewayEvents: new GatewayEventsService(parts),
    onlineCheckout: checkout,
    paymentReconciliation: reconciliation,
    orders: new OrderService({ ...shared, checkout }),
    dueFigures: new DueFiguresService(parts),
    dueReminders: new DueReminderService(shared),
    paymentLinks: new PaymentLinksService({ ...shared, checkout }),
    dues: new DueService({ ...shared, payments }),
    saleQuotes: new SaleQuotesService({ ...shared, upgrades }),
    deskSales: new DeskSalesService({ ...shared, payments, fulfilment, upgrades }),
    membershipAdministration: new MembershipAdministrationService(shared),
    membershipFreezes: new MembershipFreezeService({ ...parts, followingPeriods }),
    membershipExtensions: new MembershipExtensionService({ ...parts, followingPeriods }),
    orderExpiry: new OrderExpiryService(shared),
    orderReader: new OrderReaderService(parts),
    orderLists: new OrderListsService(shared),
    revenue: new RevenueService(parts),
    fixedCurrency: new FixedCurrencyService(parts),
    orderAdministration: new OrderAdministrationService({
      ...shared,
      fulfilment,
      refunds,
      refundTransitions,
      payments,
    }),
  };
}
