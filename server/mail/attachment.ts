/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  mediaType: string;
  content: Buffer;
}

/**
 * Draws the file of a receipt. A port, since mails know no feature; drawn when it is needed, since the mails
 * of the database are to stay small.
 */
export type DrawReceipt = (receiptId: string) => Promise<Attachment>;
