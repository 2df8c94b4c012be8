import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

/** For money that came when its order could not use it any more: twice, or after the order had been cancelled. */
export const paymentReturnedMail = (payment: { plan: string; amountPaise: number }): MailContent =>
  composeMail({
    kind: 'payment-returned',
    subject: `Your payment to ${studio.name} is being returned`,
    preheader: 'The order was no longer waiting for payment.',
    title: 'Your payment is being returned',
    blocks: [
      {
        text: `We received ${formatPaise(payment.amountPaise)} for ${payment.plan}, but the order was no longer waiting for payment. We are returning the full amount the same way you paid. Your bank may take a few days.`,
      },
      { text: `Questions? Write to ${studio.email} or call ${studio.phoneShown}.` },
    ],
    reason: `You are receiving this e-mail because you paid for an order at ${studio.name}.`,
  });
