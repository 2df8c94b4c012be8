import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';

export const orderRejectedMail = (order: {
  plan: string;
  reason: string;
  membershipUrl: string;
}): MailContent =>
  composeMail({
    kind: 'order-rejected',
    subject: `Your order at ${studio.name} was not accepted`,
    preheader: 'Nothing was charged.',
    title: 'Your order was not accepted',
    blocks: [
      { text: `We could not accept your order for ${order.plan}. Nothing was charged.` },
      { text: `Reason: ${order.reason}` },
      { button: 'See your membership', link: order.membershipUrl },
      { text: `Think this is wrong? Write to ${studio.email} or call ${studio.phoneShown}.` },
    ],
    reason: `You are receiving this e-mail because you ordered a membership at ${studio.name}.`,
  });
