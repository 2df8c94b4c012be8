import type { Database } from '../database/database';
import type { Journal } from '../features/journal/journal.service';
import { Ledger } from '../features/ledger/ledger.service';
import type { UserService } from '../features/members/user.service';
import { MembershipService } from '../features/memberships/membership.service';
import { GatewayEvents } from '../features/orders/gateway-events.service';
import { OnlinePayments } from '../features/orders/online-payment.service';
import { OrderDesk } from '../features/orders/order-desk.service';
import { OrderLists } from '../features/orders/order-lists.service';
import { OrderService } from '../features/orders/order.service';
import { Gateways } from '../features/orders/gateways';
import type { PaymentGateway } from '../features/orders/payment-gateway';
import { PaymentReader } from '../features/orders/payment-reader.service';
import { PaymentService } from '../features/orders/payment.service';
import { RefundRecords } from '../features/orders/refund-records';
import { RefundService } from '../features/orders/refund.service';
import { Settlement } from '../features/orders/settlement';
import { PlanOfferService } from '../features/plans/plan-offer.service';
import { Pricing, type GstSettings } from '../features/plans/pricing.service';
import { ReceiptFiles } from '../features/receipts/receipt-files.service';
import { ReceiptService } from '../features/receipts/receipt.service';
import type { Clock } from '../lib/clock';
import type { Links } from '../lib/links';
import type { Logger } from '../lib/logger';
import type { Outbox } from '../mail/outbox';
import type { RateLimits } from '../rate-limits/rate-limits';

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
  limits: Pick<RateLimits, 'take'>;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  journal: Journal;
}

/** From the price list to orders, payments, receipts and memberships. */
export function createSalesServices(parts: SalesParts) {
  const gateways = new Gateways(parts);
  const pricing = new Pricing(parts);
  const ledger = new Ledger(parts);
  const memberships = new MembershipService(parts);
  const receipts = new ReceiptService(parts);
  const shared = { ...parts, gateways, pricing, ledger, memberships, receipts };
  const settlement = new Settlement(shared);
  const records = new RefundRecords({ ...shared, settlement });
  const refunds = new RefundService({ ...shared, records });
  const payments = new PaymentService({ ...shared, settlement, refunds });
  const online = new OnlinePayments({ ...shared, payments, refunds });
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
    onlinePayments: online,
    paymentReader: new PaymentReader({ ...shared, payments, online }),
    orders: new OrderService({ ...shared, online }),
    orderLists: new OrderLists(shared),
    orderDesk: new OrderDesk({ ...shared, settlement, refunds, records, payments }),
  };
}
