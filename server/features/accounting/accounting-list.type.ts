import { connectionType } from '../../graphql/connection';
import { OrderPayment } from '../orders/payment.type';
import { OrderRefund } from '../orders/refund.type';
import { OrderReceipt } from '../receipts/receipt.type';
import { WriteOff } from './write-off.type';

export const PaymentConnection = connectionType(OrderPayment, 'Payment');
export const RefundConnection = connectionType(OrderRefund, 'Refund');
export const ReceiptConnection = connectionType(OrderReceipt, 'Receipt');
export const WriteOffConnection = connectionType(WriteOff, 'WriteOff');
