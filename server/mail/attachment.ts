/** A file attached to a mail. */
export interface Attachment {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** The same before its content is made. */
export interface UndrawnFile extends Omit<Attachment, 'content'> {
  draw: () => Promise<Buffer>;
}

/**
 * Renders the file of a receipt, or the copy of it with this number. A function type, because mails do not depend on
 * features; rendered on demand, so that mails stay small in the database.
 */
export type DrawReceipt = (receiptId: string, copy: number | null) => Promise<Attachment>;
