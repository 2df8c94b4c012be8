import type { Mail } from './mail.entity';

/** The way out of the house, as a port. */
export interface MailTransport {
  /** Hands a mail over; whoever fails to, or is told to stop, says so by a DeliveryFailed. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Whether the database is where the mail is read. Otherwise its text is removed once it is sent. */
  keepsMails: boolean;
}

/** Production without a mail server: mails wait, are tried for a while, and again by `npm run mail:retry`. */
export const noTransport: MailTransport = {
  send: () => Promise.reject(new DeliveryFailed('no SMTP_URL')),
  keepsMails: true,
};

/**
 * A mail could not be handed over. It tells codes only, since answers of mail servers hold addresses, and it has no
 * cause: a mail server that is away must not look like a database that is.
 */
export class DeliveryFailed extends Error {}
