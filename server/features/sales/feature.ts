import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import { featureTask, type Feature } from '../feature';
import { DeskSettingsResolver } from './desk-settings.resolver';
import { DueResolver } from './due.resolver';
import { DueReminder } from './due-reminder.entity';
import { GatewayEvent } from './gateway-event.entity';
import { JOURNAL_ENTRIES } from './journal-entries';
import { OrderAdministrationResolver } from './order-administration.resolver';
import { OrderExportResolver } from './order-export.resolver';
import { orderExportRoutes } from './order-export.routes';
import * as rateLimits from './order.rate-limits';
import { OrderResolver, UserOrders } from './order.resolver';
import { PaymentLink } from './payment-link.entity';
import { PaymentLinkResolver } from './payment-link.resolver';
import { SaleQuoteResolver } from './sale-quote.resolver';
import * as tasks from './order.tasks';
import { STUDIO_TABLES } from './studio-tables';

export const sales: Feature = {
  entities: [GatewayEvent, DueReminder, PaymentLink],
  resolvers: [
    OrderResolver,
    OrderAdministrationResolver,
    OrderExportResolver,
    UserOrders,
    DeskSettingsResolver,
    DueResolver,
    PaymentLinkResolver,
    SaleQuoteResolver,
  ],
  routes: orderExportRoutes,
  tasks: [
    featureTask(tasks.carryOutRefund, ({ refunds }, { refundId }, attempt) =>
      refunds.carryOut(refundId, attempt),
    ),
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
    featureTask(tasks.sendDueReminders, ({ dueReminders }) => dueReminders.send()),
  ],
  memberTables: {
    due_reminders: {
      read: `select orders.number as order_number, due_reminders.due_on, days_after, sent_at
        from due_reminders join orders on orders.id = order_id
        where user_id = $1 order by sent_at, orders.number, due_reminders.due_on, days_after`,
    },
    payment_links: { leftOut: 'Only hashes of links, which expire; the orders are exported.' },
  },
  rateLimits: Object.values(rateLimits),
  removals: {
    'links to pay': oldRows('payment_links', RETENTION_DAYS.paymentLinks, 'expires_at < $1'),
    'gateway events': oldRows('gateway_events', RETENTION_DAYS.gatewayEvents, 'received_at < $1'),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
