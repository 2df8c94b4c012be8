import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

/** For money that came when its order could not use it any more: twice, or after the order had been cancelled. */
export const paymentReturnedMail = (payment: { plan: string; amountPaise: number }): MailContent =>
  composeMail({
    kind: 'payment-returned',
    subject: `Your payment to ${studio.name} goes back to you`,
    preheader: 'The order no longer waited for it.',
    title: 'Your payment goes back to you',
    blocks: [
      {
        text: `We have received ${formatPaise(payment.amountPaise)} for ${payment.plan}, but the order no longer waited for it. You get the whole amount back in the way that you paid; banks take some days for that.`,
      },
      { text: `Do you have a question? Write to ${studio.email} or call ${studio.phoneShown}.` },
    ],
    reason: `You get this mail because you paid an order at ${studio.name}.`,
  });
