/** The columns of the files of payments and refunds. */
import { paymentMethodOf } from '#common/orders/payments';
import type { CsvColumns } from '../exports/list-export.service';
import type { LedgerEntry } from '../ledger/ledger-entry.entity';
import { momentColumns } from './csv-cells';
import type { BookedPayment, BookedRefund } from './money-lists.service';
import type { BookedWriteOff } from './write-off.type';

const bookedColumns: CsvColumns<LedgerEntry> = {
  ...momentColumns<LedgerEntry>('Booked', ({ bookedAt }) => bookedAt),
  Order: ({ order }) => order.number,
  'Order ID': ({ orderId }) => orderId,
  'Member ID': ({ order }) => order.userId,
};

/** Where the money came in or went out: the desk, whatever the method, or a payment gateway. */
const accountColumn: CsvColumns<LedgerEntry> = {
  Account: ({ account }) => (account === 'cash' ? 'desk' : account),
};

export const paymentColumns: CsvColumns<BookedPayment> = {
  'Payment ID': ({ payment }) => payment.id,
  ...bookedColumns,
  Amount: ({ amountPaise }) => ({ paise: amountPaise }),
  Method: ({ payment }) => paymentMethodOf(payment.method),
  Reference: ({ payment }) => payment.reference,
  ...accountColumn,
  Gateway: ({ payment }) => payment.gateway,
  'Gateway payment ID': ({ payment }) => payment.gatewayPaymentId,
};

export const refundColumns: CsvColumns<BookedRefund> = {
  'Refund ID': ({ refund }) => refund.id,
  'Payment ID': ({ refund }) => refund.paymentId,
  ...bookedColumns,
  Amount: ({ amountPaise }) => ({ paise: -amountPaise }),
  Method: ({ refund }) => refund.method ?? refund.byHand,
  ...accountColumn,
  Gateway: ({ refund }) => refund.payment.gateway,
  'Gateway refund ID': ({ refund }) => refund.gatewayRefundId,
  Cause: ({ refund }) => refund.cause,
  Reason: ({ refund }) => refund.reason,
};

export const writeOffColumns: CsvColumns<BookedWriteOff> = {
  'Booking ID': ({ transactionId }) => transactionId,
  ...bookedColumns,
  Kind: ({ kind }) => kind,
  /** Negative if it was recovered. */
  Amount: ({ amountPaise }) => ({ paise: amountPaise }),
  'Payment ID': ({ kind, subjectId }) => (kind === 'recovery' ? subjectId : null),
  Reason: ({ reason }) => reason ?? null,
};
