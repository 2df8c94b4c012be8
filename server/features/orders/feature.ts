import { RETENTION_DAYS } from '#common/privacy/retention';
import { oldRows } from '../../database/old-rows';
import { featureTask, type Feature } from '../feature';
import { OrderFields, RefundFields } from './order-fields.resolver';
import { GatewayEvent } from './gateway-event.entity';
import { Order } from './order.entity';
import { orderPlacing } from './order.limits';
import { OrderResolver } from './order.resolver';
import * as tasks from './order.tasks';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';

export const orders: Feature = {
  entities: [Order, Payment, Refund, GatewayEvent],
  resolvers: [OrderResolver, OrderFields, RefundFields],
  tasks: [
    featureTask(tasks.giveBack, ({ refunds }, { refundId }, attempt) => refunds.carryOut(refundId, attempt)),
    featureTask(tasks.reconcilePayments, ({ onlinePayments }) => onlinePayments.reconcile()),
    featureTask(tasks.askGateway, ({ onlinePayments }, { orderId }) => onlinePayments.checkOrder(orderId)),
    featureTask(tasks.readPayments, ({ paymentReader }) => paymentReader.begin()),
    featureTask(tasks.readPageOfPayments, ({ paymentReader }, page) => paymentReader.readPage(page)),
    featureTask(tasks.reconcileRefunds, ({ refunds }) => refunds.reconcile()),
    featureTask(tasks.expireOrders, ({ orders: service }) => service.expire()),
  ],
  rateLimits: [orderPlacing],
  memberTables: {
    orders: {
      read: `select number, plan, plan_type, duration_months, tax_rate_bp, taxable_paise, cgst_paise, sgst_paise,
          round_off_paise, total_paise, gstin, sac, status, gateway, placed_at, decided_at, reason
        from orders where user_id = $1 order by placed_at`,
    },
    payments: {
      read: `select orders.number as order_number, payments.gateway, method, amount_paise, payments.status,
          created_at, captured_at
        from payments join orders on orders.id = order_id where user_id = $1 order by created_at`,
    },
    refunds: {
      read: `select orders.number as order_number, cause, refunds.amount_paise, refunds.reason, by_hand, refunds.status,
          requested_at, done_at
        from refunds join payments on payments.id = payment_id join orders on orders.id = order_id
        where user_id = $1 order by requested_at`,
    },
  },
  removals: {
    'gateway events': oldRows('gateway_events', RETENTION_DAYS.gatewayEvents, 'received_at < $1'),
  },
};
