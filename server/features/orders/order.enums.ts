import {
  DESK_METHODS,
  GATEWAYS,
  PAYMENT_METHODS,
  RECEIPT_KINDS,
  type DeskMethod,
  type GatewayName,
  type PaymentMethod,
  type ReceiptKind,
} from '#common/orders/payments';
import {
  ORDER_STATUSES,
  REFUND_CAUSES,
  REFUND_STATUSES,
  type OrderStatus,
  type RefundCause,
  type RefundStatus,
} from '#common/orders/status-transitions';
import { enumOf } from '../../graphql/enums';

export const OrderStatusType = enumOf<OrderStatus>('OrderStatus', ORDER_STATUSES, 'The status of an order.');

export const GatewayType = enumOf<GatewayName>(
  'PaymentGateway',
  GATEWAYS,
  'The way an order is paid: at the desk or through an online gateway.',
);

export const DeskMethodType = enumOf<DeskMethod>(
  'DeskMethod',
  DESK_METHODS,
  'The payment method used at the desk.',
);

export const PaymentMethodType = enumOf<PaymentMethod>(
  'PaymentMethod',
  PAYMENT_METHODS,
  'The payment method: one of the desk, or one of an online gateway; `other` if the gateway named none of these.',
);

export const ReceiptKindType = enumOf<ReceiptKind>(
  'ReceiptKind',
  RECEIPT_KINDS,
  'The kind of document: a receipt, an invoice (where tax is charged), or a credit note that reverses either.',
);

export const RefundStatusType = enumOf<RefundStatus>(
  'RefundStatus',
  REFUND_STATUSES,
  'The status of a refund: requested, accepted by the gateway, paid out, or failed and in need of an admin.',
);

export const RefundCauseType = enumOf<RefundCause>(
  'RefundCause',
  REFUND_CAUSES,
  'The cause of a refund: a refunded order, a payment that no order could use, or a refund made at the gateway.',
);
