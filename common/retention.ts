/** For how many days what is no longer needed is kept; the privacy policy says so, a daily job keeps to it. */
export const RETENTION_DAYS = {
  /** Sign-ups whose link has ended. */
  endedSignUps: 1,
  /** Sessions that have ended, for whoever wonders which device that was. */
  endedSessions: 30,
  /** Resets, which are of use for minutes. */
  passwordResets: 1,
  /** Diet details that were saved without a log-in, which nobody else can delete. */
  dietDetailsOfNobody: 30,
  /** Messages of payment gateways, which are sent again for a day at most; they hold no person. */
  gatewayEvents: 90,
  /** Mails after they were sent. */
  sentMails: 30,
  /** Mails that could not be delivered, for whoever mends the mail server. */
  undeliveredMails: 90,
  /** What happened to an account (DPDP Rules 2025, rule 6: at least one year). */
  securityEvents: 365,
} as const;
