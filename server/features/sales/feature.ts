import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import { featureTask, type Feature } from '../feature';
import { DeskSettingsResolver } from './desk-settings.resolver';
import { DueResolver } from './due.resolver';
import { GatewayEvent } from './gateway-event.entity';
import { OrderAdministrationResolver } from './order-administration.resolver';
import { SaleQuoteResolver } from './sale-quote.resolver';
import * as rateLimits from './order.rate-limits';
import { OrderResolver, UserOrders } from './order.resolver';
import * as tasks from './order.tasks';

export const sales: Feature = {
  entities: [GatewayEvent],
  resolvers: [
    OrderResolver,
    OrderAdministrationResolver,
    UserOrders,
    DeskSettingsResolver,
    DueResolver,
    SaleQuoteResolver,
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
  removals: {
    'gateway events': oldRows('gateway_events', RETENTION_DAYS.gatewayEvents, 'received_at < $1'),
  },
};
