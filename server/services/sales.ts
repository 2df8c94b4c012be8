import type { Database } from '../database/database';
import type { Clock } from '../lib/clock';
import type { Links } from '../lib/links';
import type { Logger } from '../lib/logger';
import type { Outbox } from '../mail/outbox';
import type { RateLimits } from '../rate-limits/rate-limits';
import type { AuditLog } from '../features/audit/audit-log.service';
import { Ledger } from '../features/ledger/ledger.service';
import type { UserService } from '../features/members/user.service';
import { MembershipService } from '../features/memberships/membership.service';
import { Pricing, type GstSettings } from '../features/plans/pricing.service';
import { ReceiptService } from '../features/receipts/receipt.service';
import { GatewayEvents } from '../features/orders/gateway-events.service';
import { OnlinePayments } from '../features/orders/online-payment.service';
import { OrderDesk } from '../features/orders/order-desk.service';
import { OrderLists } from '../features/orders/order-lists.service';
import { OrderService } from '../features/orders/order.service';
import { Gateways, type PaymentGateway } from '../features/orders/payment-gateway';
import { PaymentService } from '../features/orders/payment.service';
import { PaymentReader } from '../features/orders/payment-reader.service';
import { RefundRecords } from '../features/orders/refund-records';
import { RefundService } from '../features/orders/refund.service';
import { Settlement } from '../features/orders/settlement';

interface OrderServiceParts {
  database: Database;
  clock: Clock;
  logger: Logger;
  users: UserService;
  limits: Pick<RateLimits, 'take'>;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
  audit: AuditLog;
  gst: GstSettings;
  /** Payment gateways besides the desk; new orders use the first one. */
  gateways: readonly PaymentGateway[];
}

/** The part of the composition root from pricing to memberships; separate because the seed needs only this part. */
export function createOrderServices(parts: OrderServiceParts) {
  const { database, clock, gst } = parts;
  const gateways = new Gateways(parts.gateways);
  const pricing = new Pricing(gst);
  const ledger = new Ledger(clock);
  const memberships = new MembershipService(database, clock);
  const receipts = new ReceiptService(database, clock);
  const shared = { ...parts, gateways, pricing, ledger, memberships, receipts };
  const settlement = new Settlement(shared);
  const records = new RefundRecords({ ...shared, settlement });
  const refunds = new RefundService({ ...shared, records });
  const payments = new PaymentService({ ...shared, settlement, refunds });
  const online = new OnlinePayments({ ...shared, payments, refunds });
  return {
    pricing,
    gateways,
    memberships,
    receipts,
    refunds,
    payments,
    gatewayEvents: new GatewayEvents(database, clock),
    onlinePayments: online,
    paymentReader: new PaymentReader({ ...shared, payments, online }),
    orders: new OrderService({ ...shared, online }),
    orderLists: new OrderLists(database, receipts),
    orderDesk: new OrderDesk({ ...shared, settlement, refunds, records, payments }),
  };
}
