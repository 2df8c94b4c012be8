import type { Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { Order } from './order.entity';
import { UnusedDaysCreditFields } from './credit.resolver';
import { OrderFields } from './order.resolver';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import { RefundFields } from './refund.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const orders: Feature = {
  entities: [Order, Payment, Refund],
  resolvers: [OrderFields, UnusedDaysCreditFields, RefundFields],
  memberTables: {
    orders: {
      read: `select number, plan, plan_type, plan_kind, duration_months, duration_days, tax_rate_bp, taxable_paise, cgst_paise, sgst_paise,
          round_off_paise, total_paise, gstin, sac, status, gateway, placed_at, decided_at, reason,
          discount_paise, discount_reason, starts_on, start_reason, credit_paise, credit_days, due_paise, due_on, instalments, written_off_paise
        from orders where user_id = $1 order by placed_at, id`,
    },
    payments: {
      read: `select orders.number as order_number, payments.gateway, method, amount_paise, payments.status,
          reference, created_at, captured_at
        from payments join orders on orders.id = order_id where user_id = $1 order by created_at, payments.id`,
    },
    refunds: {
      read: `select orders.number as order_number, cause, refunds.amount_paise, refunds.reason, refunds.method, by_hand,
          refunds.status,
          requested_at, done_at
        from refunds join payments on payments.id = payment_id join orders on orders.id = order_id
        where user_id = $1 order by requested_at, refunds.id`,
    },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
