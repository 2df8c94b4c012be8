import * as z from 'zod/mini';
import { textUpTo } from '../forms/fields';
import { optionalLine } from './fields';
import * as limits from './limits';

/** Mails to members into which the studio writes a paragraph, as a kind of mail names them. */
export const WORDED_MAILS = [
  'verification',
  'invitation',
  'order_placed',
  'payment_link',
  'order_confirmed',
  'order_rejected',
  'order_refunded',
  'receipt',
  'due_reminder',
  'due_paid',
  'membership_reminder',
  'membership_granted',
  'membership_frozen',
] as const;

export type WordedMail = (typeof WORDED_MAILS)[number];

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** Name of the field with the paragraph of a mail. */
export type ParagraphName = CamelCase<WordedMail>;

/** The signature of all mails to members, and a paragraph for each of some mails; empty texts stand for none. */
export type MailWords = Record<ParagraphName | 'signature', string>;

/** "orderPlaced" for `order_placed`. */
export const paragraphOf = (mail: WordedMail): ParagraphName =>
  mail.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()) as ParagraphName;

const paragraph = textUpTo(limits.MAIL_PARAGRAPH_LENGTH_MAX);
const signature = optionalLine(limits.MAIL_SIGNATURE_LENGTH_MAX);

export const mailWordsForm = z.object({
  signature,
  ...(Object.fromEntries(WORDED_MAILS.map((mail) => [paragraphOf(mail), paragraph])) as Record<
    ParagraphName,
    z.ZodMiniString
  >),
});

/** Texts that are tried out in one mail before they are saved. */
export const mailTrialForm = z.object({ signature, paragraph });
