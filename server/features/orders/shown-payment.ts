import { paymentMethodOf } from '#common/orders/payments';
import { pick } from '#common/pick';
import { moneyOf } from '../../graphql/money.type';
import type { Payment } from './payment.entity';
import type { OrderPayment } from './payment.type';

/** A payment that was received, as the API shows it. */
export const shownPayment = (payment: Payment): OrderPayment => ({
  ...pick(payment, 'id', 'gateway', 'reference'),
  amount: moneyOf(payment.amountPaise),
  method: paymentMethodOf(payment.method),
  paidAt: payment.capturedAt!,
  updatedAt: payment.capturedAt!,
});
