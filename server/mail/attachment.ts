import type { EntityManager } from 'typeorm';
import type { Mail } from './mail.entity';

/** A file attached to a mail. */
export interface Attachment {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** A file that the HTML of a mail shows, by its content id. */
export interface Inline extends Attachment {
  cid: string;
}

/** An attachment before its content is made. */
export interface UndrawnFile extends Omit<Attachment, 'content'> {
  draw: () => Promise<Buffer>;
}

/**
 * Renders the file of a receipt, or the copy of it with this number. A function type, because mails do not depend on
 * features; rendered on demand, so that mails stay small in the database.
 */
export type DrawReceipt = (receiptId: string, copy: number | null) => Promise<Attachment>;

/** Receipts mailed by staff: the mail counts as a copy once a mail server has taken it. */
export interface MailedCopies {
  /** The number of the copy that a mail brings, which no other copy gets while the mail is on its way. */
  numberFor: (mail: Mail) => Promise<number>;
  /** Counts the copy, in the transaction that marks the mail as sent. */
  add: (manager: EntityManager, mail: Mail) => Promise<void>;
}
