import { formatPaise } from '#common/money';
import { studio } from '#common/studio';
import type { MailContent } from '../mail-content';
import { composeMail } from './compose';
import { wayBack } from './way-back';

interface ReturnedPart {
  plan: string;
  amountPaise: number;
  byHand: string | null;
  /** What takes back that part of the sale; null when the sale was taken back as a whole. */
  creditNote: { id: string; number: string } | null;
  membershipUrl: string;
}

/** For what the studio gave back at the payment service, without ending an order. */
export const partReturnedMail = ({ creditNote, membershipUrl, ...part }: ReturnedPart): MailContent => ({
  ...(creditNote && { receiptId: creditNote.id }),
  ...composeMail({
    kind: 'part-returned',
    subject: `A refund from ${studio.name}`,
    preheader: `${formatPaise(part.amountPaise)} for ${part.plan}.`,
    title: `${formatPaise(part.amountPaise)} refunded`,
    blocks: [
      { text: wayBack(part) },
      ...(creditNote
        ? [
            { text: 'Your plan does not change.' },
            {
              text: `Your credit note ${creditNote.number} is attached. You can also download it from Your membership.`,
            },
          ]
        : []),
      { button: 'See your orders', link: membershipUrl },
    ],
    reason: `You are receiving this e-mail because you ordered a membership at ${studio.name}.`,
  }),
});
