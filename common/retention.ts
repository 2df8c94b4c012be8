/** Days after which data that is no longer needed is deleted, by a daily job; the privacy policy states them. */
export const RETENTION_DAYS = {
  /** Sign-ups with an expired verification link. */
  endedSignUps: 1,
  /** Ended sessions, so that users can find out which device it was. */
  endedSessions: 30,
  /** Password resets, which are valid for minutes only. */
  passwordResets: 1,
  /** Log-ins that wait for their second step, which they do for minutes only. */
  signInChallenges: 1,
  /** Idempotency keys. */
  idempotencyKeys: 1,
  /** Diet details saved by signed-out clients, which nobody can delete later. */
  anonymousDietDetails: 30,
  /** Questions to the studio, answered or not. */
  enquiries: 180,
  /** Imports of members, and the rows of their files, after the days in which they can be undone. */
  memberImports: 8,
  /** Webhook events of payment gateways, which resend them for a day at most; they contain no personal data. */
  gatewayEvents: 90,
  /** Changes of many members at once, without the journal entries that they have left. */
  bulkChanges: 30,
  /** Codes with which members claim their accounts, once they have expired. */
  claimCodes: 1,
  /** Invitations to the staff, once they have expired. */
  staffInvitations: 1,
  /** API keys, once they have expired, so that their owners see which ones to renew. */
  apiKeys: 30,
  /** Events that were sent to webhooks. */
  webhookDeliveries: 30,
  /** Links to pay an order, once they have expired. */
  paymentLinks: 1,
  /** Links to receipts, once they have expired. */
  receiptLinks: 1,
  /** Uploaded pictures that the site does not show. */
  unusedPictures: 1,
  /** Sent mails. */
  sentMails: 30,
  /** Undelivered mails, kept for troubleshooting the mail server. */
  undeliveredMails: 90,
  /** Security events of an account (DPDP Rules 2025, rule 6: at least one year). */
  securityEvents: 365,
  /** Sealed copies of what was erased with an account (the same, rule 8(3)), if `ERASED_DATA_KEY` is set. */
  sealedCopies: 365,
} as const;
