import { formatPaise } from '#common/money';
import type { RefundMethod } from '#common/orders/payments';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { refundSentence } from './refund-sentence';

/** For a payment that its order could no longer use: a second one, or one after the order was cancelled. */
export const paymentReturnedMail = (payment: {
  plan: string;
  amountPaise: number;
  method: RefundMethod | null;
  byHand: string | null;
}): MailContent =>
  composeMail({
    kind: 'payment-returned',
    subject: `Your payment to ${studio.name} has been refunded`,
    preheader: 'The order was no longer waiting for payment.',
    title: 'Your payment has been refunded',
    blocks: [
      {
        text: `We received ${formatPaise(payment.amountPaise)} for ${payment.plan}, but the order was no longer waiting for payment. ${refundSentence(payment)}`,
      },
      { text: `Questions? Write to ${studio.email} or call ${studio.phoneShown}.` },
    ],
    reason: `You are receiving this e-mail because you paid for an order at ${studio.name}.`,
  });
