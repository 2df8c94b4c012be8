import { paymentMethodOf } from '#common/orders/payments';
import type { Payment } from '../orders/payment.entity';
import type { OrderPayment } from '../orders/payment.type';

/** A payment that was received, as the API shows it. */
export const paymentOf = ({ id, method, gateway, reference, capturedAt }: Payment): OrderPayment => ({
  id,
  method: paymentMethodOf(method),
  gateway,
  reference,
  paidAt: capturedAt!,
});
