import type { Mail } from './mail.entity';

/** Sends mails. Implemented for a mail server, for the development mailbox and for production without either. */
export interface MailTransport {
  /** Sends a mail. Throws DeliveryFailed if that fails or is aborted by the signal. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Whether mails are read from the database. If not, their text is removed once they are sent. */
  keepsMails: boolean;
}

/** Leaves mails in the database, where /dev/mailbox shows them. */
export const mailboxTransport: MailTransport = { send: () => Promise.resolve(), keepsMails: true };

/**
 * For production without a mail server: mails wait and are retried for a while, and later by `npm run mail:retry`.
 */
export const noTransport: MailTransport = {
  send: () => Promise.reject(new DeliveryFailed('no SMTP_URL')),
  keepsMails: true,
};

/**
 * A mail could not be sent. The message contains codes only, because responses of mail servers contain addresses.
 * There is no cause, because an unavailable mail server must not be mistaken for an unavailable database.
 */
export class DeliveryFailed extends Error {}
