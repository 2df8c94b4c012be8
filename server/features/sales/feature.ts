import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import { featureTask, type Feature } from '../feature';
import { DeskSettingsResolver } from './desk-settings.resolver';
import { DueResolver } from './due.resolver';
import { GatewayEvent } from './gateway-event.entity';
import { OrderAdministrationResolver } from './order-administration.resolver';
import * as rateLimits from './order.rate-limits';
import { OrderResolver, UserOrders } from './order.resolver';
import { PaymentLink } from './payment-link.entity';
import { PaymentLinkResolver } from './payment-link.resolver';
import * as tasks from './order.tasks';

export const sales: Feature = {
  entities: [GatewayEvent, PaymentLink],
  resolvers: [
    OrderResolver,
    OrderAdministrationResolver,
    UserOrders,
    DeskSettingsResolver,
    DueResolver,
    PaymentLinkResolver,
  ],
  tasks: [
    featureTask(tasks.giveBack, ({ refunds }, { refundId }, attempt) => refunds.carryOut(refundId, attempt)),
    featureTask(tasks.reconcilePayments, ({ paymentReconciliation }) =>
      paymentReconciliation.queueUnpaidOrders(),
    ),
    featureTask(tasks.askGateway, ({ paymentReconciliation }, { orderId }) =>
      paymentReconciliation.reconcileUnpaidOrder(orderId),
    ),
    featureTask(tasks.readPayments, ({ paymentReconciliation }) =>
      paymentReconciliation.queueRecentPayments(),
    ),
    featureTask(tasks.readPageOfPayments, ({ paymentReconciliation }, page) =>
      paymentReconciliation.reconcilePage(page),
    ),
    featureTask(tasks.reconcileRefunds, ({ refunds }) => refunds.reconcile()),
    featureTask(tasks.expireOrders, ({ orderExpiry }) => orderExpiry.run()),
  ],
  rateLimits: Object.values(rateLimits),
  memberTables: {
    payment_links: { leftOut: 'Only hashes of links, which expire; the orders are exported.' },
  },
  removals: {
    'links to pay': oldRows('payment_links', RETENTION_DAYS.paymentLinks, 'expires_at < $1'),
    'gateway events': oldRows('gateway_events', RETENTION_DAYS.gatewayEvents, 'received_at < $1'),
  },
};
