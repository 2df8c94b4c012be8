import { addDays, studioDay, textOfDay } from '#common/calendar';
import type { WordedMail } from '#common/settings/mail-words.form';
import { DAY_MS } from '#common/time';
import type { Links } from '../../lib/links';
import type { MailContent } from '../../mail/mail-content';
import { duePaidMail } from '../../mail/mails/due-paid-mail';
import { dueReminderMail } from '../../mail/mails/due-reminder-mail';
import { invitationMail } from '../../mail/mails/invitation-mail';
import { membershipFrozenMail } from '../../mail/mails/membership-frozen-mail';
import { membershipGrantedMail } from '../../mail/mails/membership-granted-mail';
import { membershipReminderMail } from '../../mail/mails/membership-reminder-mail';
import { orderConfirmedMail } from '../../mail/mails/order-confirmed-mail';
import { orderPlacedMail } from '../../mail/mails/order-placed-mail';
import { orderRefundedMail } from '../../mail/mails/order-refunded-mail';
import { orderRejectedMail } from '../../mail/mails/order-rejected-mail';
import { paymentLinkMail } from '../../mail/mails/payment-link-mail';
import { receiptMail } from '../../mail/mails/receipt-mail';
import { verificationMail } from '../../mail/mails/verification-mail';

interface SampleParts {
  now: number;
  links: Links;
}

/** A token that opens nothing. */
const TOKEN = 'sample';
const EMAIL = 'asha@example.com';
const RECEIPT = { id: TOKEN, number: '2026-27/000123' };

/** A mail with invented values. */
export const sampleOf = (mail: WordedMail, parts: SampleParts): MailContent => SAMPLES[mail](parts);

const inDays = ({ now }: SampleParts, days: number) => new Date(now + days * DAY_MS);
const dayIn = ({ now }: SampleParts, days: number) => textOfDay(addDays(studioDay(now), days));

/** Values that many mails have in common. */
const saleValues = ({ links }: SampleParts) => ({
  plan: 'Premium',
  totalPaise: 210_000,
  amountPaise: 210_000,
  membershipUrl: links.membership(),
});

const SAMPLES: Record<WordedMail, (parts: SampleParts) => MailContent> = {
  verification: ({ now, links }) =>
    verificationMail({
      link: links.verifyEmail(TOKEN, EMAIL),
      cancelLink: links.cancelSignUp(TOKEN, EMAIL),
      signedUpAt: new Date(now),
      device: 'Chrome on Android',
      isContested: false,
    }),
  invitation: ({ links }) =>
    invitationMail({ link: links.verifyEmail(TOKEN, EMAIL), passwordUrl: links.forgotPassword() }),
  order_placed: (parts) =>
    orderPlacedMail({ ...saleValues(parts), number: 123, waitsUntil: inDays(parts, 7) }),
  payment_link: (parts) =>
    paymentLinkMail({ ...saleValues(parts), expiresAt: inDays(parts, 7), link: parts.links.payment(TOKEN) }),
  order_confirmed: (parts) =>
    orderConfirmedMail({
      ...saleValues(parts),
      duePaise: 0,
      dueOn: null,
      credit: null,
      receipt: RECEIPT,
      firstDay: null,
      lastDay: inDays(parts, 30),
    }),
  order_rejected: (parts) => orderRejectedMail({ ...saleValues(parts), reason: 'The plan is sold out.' }),
  order_refunded: (parts) =>
    orderRefundedMail({
      ...saleValues(parts),
      isWhole: true,
      method: null,
      byHand: null,
      creditNote: null,
      reason: 'You have moved.',
    }),
  receipt: () => receiptMail({ receipt: { ...RECEIPT, kind: 'receipt' }, requestKey: '' }),
  due_reminder: (parts) =>
    dueReminderMail({
      ...saleValues(parts),
      dueOn: dayIn(parts, 1),
      amountPaise: 65_000,
      duePaise: 130_000,
      daysOverdue: -1,
    }),
  due_paid: (parts) =>
    duePaidMail({
      ...saleValues(parts),
      amountPaise: 65_000,
      duePaise: 65_000,
      dueOn: dayIn(parts, 30),
      writtenOffPaise: null,
    }),
  membership_reminder: (parts) =>
    membershipReminderMail({ ...saleValues(parts), daysLeft: 7, lastDay: inDays(parts, 7) }),
  membership_granted: (parts) => membershipGrantedMail({ ...saleValues(parts), lastDay: inDays(parts, 30) }),
  membership_frozen: (parts) =>
    membershipFrozenMail({
      ...saleValues(parts),
      startsAt: inDays(parts, 1),
      endsAt: inDays(parts, 8),
      lastDay: inDays(parts, 37),
    }),
};
