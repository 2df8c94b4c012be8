import type { Database } from '../../database/database';
import type { Journal } from '../../features/journal/journal.service';
import { Ledger } from '../../features/ledger/ledger.service';
import { RevenueService } from '../../features/ledger/revenue.service';
import type { MemberSummaryService } from '../../features/members/member-summary.service';
import type { UserService } from '../../features/accounts/user.service';
import { MembershipAdministration } from '../../features/memberships/membership-administration.service';
import { MembershipService } from '../../features/memberships/membership.service';
import { DeskSales } from '../../features/sales/desk-sales.service';
import { GatewayEvents } from '../../features/sales/gateway-events.service';
import { NewOrders } from '../../features/sales/new-orders.service';
import { OnlineCheckout } from '../../features/sales/online-checkout.service';
import { OrderAdministration } from '../../features/sales/order-administration.service';
import { OrderExpiry } from '../../features/sales/order-expiry.service';
import { OrderLists } from '../../features/sales/order-lists.service';
import { OrderReader } from '../../features/orders/order-reader.service';
import { OrderTransitions } from '../../features/orders/order-transitions.service';
import { OrderService } from '../../features/sales/order.service';
import { ConfiguredGateways } from '../../features/sales/configured-gateways';
import type { PaymentGateway } from '../../features/sales/payment-gateway';
import { PaymentReconciliation } from '../../features/sales/payment-reconciliation.service';
import { PaymentService } from '../../features/sales/payment.service';
import { RefundTransitions } from '../../features/sales/refund-transitions.service';
import { RefundService } from '../../features/sales/refund.service';
import { OrderFulfilment } from '../../features/sales/order-fulfilment.service';
import { PlanOfferService } from '../../features/plans/plan-offer.service';
import { Pricing, type GstSettings } from '../../features/plans/pricing.service';
import { ReceiptFiles } from '../../features/receipts/receipt-files.service';
import { ReceiptService } from '../../features/receipts/receipt.service';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import type { Logger } from '../../lib/logger';
import type { Outbox } from '../../mail/outbox';
import type { RateLimits } from '../../rate-limits/rate-limits';

export interface SalesSettings {
  gst: GstSettings;
  /** Payment gateways besides the desk; new orders use the first one. */
  gateways: readonly PaymentGateway[];
}

/** The seed creates only this group, inside its transaction. */
interface SalesParts extends SalesSettings {
  dataSource: Database;
  clock: Clock;
  logger: Logger;
  users: UserService;
  memberSummaries: MemberSummaryService;
  limits: Pick<RateLimits, 'take'>;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  journal: Journal;
}

/** From the price list to orders, payments, receipts and memberships. */
export function createSalesServices(parts: SalesParts) {
  const gateways = new ConfiguredGateways(parts);
  const pricing = new Pricing(parts);
  const ledger = new Ledger(parts);
  const memberships = new MembershipService(parts);
  const receipts = new ReceiptService(parts);
  const orderTransitions = new OrderTransitions(parts);
  const newOrders = new NewOrders({ ...parts, pricing, orderTransitions });
  const shared = { ...parts, gateways, pricing, ledger, memberships, receipts, orderTransitions, newOrders };
  const fulfilment = new OrderFulfilment(shared);
  const refundTransitions = new RefundTransitions({ ...shared, fulfilment });
  const refunds = new RefundService({ ...shared, refundTransitions });
  const payments = new PaymentService({ ...shared, fulfilment, refunds });
  const reconciliation = new PaymentReconciliation({ ...shared, payments, refunds });
  const checkout = new OnlineCheckout({ ...shared, reconciliation });
  return {
    planOffers: new PlanOfferService(parts),
    pricing,
    gateways,
    memberships,
    receipts,
    receiptFiles: new ReceiptFiles(shared),
    refunds,
    payments,
    gatewayEvents: new GatewayEvents(parts),
    onlineCheckout: checkout,
    paymentReconciliation: reconciliation,
    orders: new OrderService({ ...shared, checkout }),
    deskSales: new DeskSales({ ...shared, payments, fulfilment }),
    membershipAdministration: new MembershipAdministration(shared),
    orderExpiry: new OrderExpiry(shared),
    orderReader: new OrderReader(parts),
    orderLists: new OrderLists(shared),
    revenue: new RevenueService(parts),
    orderAdministration: new OrderAdministration({
      ...shared,
      fulfilment,
      refunds,
      refundTransitions,
      payments,
    }),
  };
}
