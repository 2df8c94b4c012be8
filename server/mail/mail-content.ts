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

/** What a mail says, whoever gets it. */
export interface MailContent {
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  /** Whose file goes with it. */
  receiptId?: string;
}
