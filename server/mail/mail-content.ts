export type MailKind =
  | 'verification'
  | 'already-registered'
  | 'one-time-password'
  | 'password-changed'
  | 'new-admin'
  | 'login-name-changed'
  | 'account-deleted'
  | 'order-placed'
  | 'order-confirmed'
  | 'order-rejected'
  | 'order-refunded'
  | 'payment-returned'
  | 'part-returned'
  | 'membership-reminder'
  | 'review-hidden';

/** The content of a mail, without its recipient. */
export interface MailContent {
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** The receipt whose file is attached. */
  receiptId?: string;
}
