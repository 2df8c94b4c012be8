import type { LinkedText } from '#common/linked-text';

export type MailKind =
  | 'verification'
  | 'already-registered'
  | 'one-time-password'
  | 'payment-link'
  | 'password-changed'
  | 'new-admin'
  | 'former-leader'
  | 'api-key'
  | 'second-factor'
  | 'admin-password-guessed'
  | 'login-name-changed'
  | 'email-changed'
  | 'confirm-new-email'
  | 'invitation'
  | 'staff-invitation'
  | 'health-consent'
  | 'account-deleted'
  | 'order-placed'
  | 'order-confirmed'
  | 'order-rejected'
  | 'order-refunded'
  | 'receipt'
  | 'payment-returned'
  | 'part-returned'
  | 'due-paid'
  | 'due-reminder'
  | 'membership-reminder'
  | 'membership-extended'
  | 'membership-frozen'
  | 'membership-granted'
  | 'membership-cancelled'
  | 'freeze-ended'
  | 'review-hidden'
  | 'studio-export'
  | 'webhook-off'
  | 'enquiry'
  | 'test';

/** The content of a mail, without its recipient. */
export interface MailContent {
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** The receipt whose file is attached. */
  receiptId?: string;
  /** The key of the request with which staff hand out a copy of it. */
  receiptRequestKey?: string;
}

/** A block of a mail, shown in both its text part and its HTML part. */
export type Block =
  | { text: string }
  /** A code to type in, on a line of its own. */
  | { code: string }
  /** The primary action. */
  | { button: string; link: string }
  /** A text with a secondary link below it. */
  | { text: string; link: string }
  /** A line that the studio has written. */
  | { own: (string | LinkedText)[] };

/** The content of a mail, which `composeMail` renders as text and as HTML. */
export interface MailDraft {
  kind: MailKind;
  subject: string;
  /** The preview text that mail programs show beside the subject. */
  preheader: string;
  title: string;
  blocks: Block[];
  /** Why the recipient gets this mail. */
  reason: string;
}
