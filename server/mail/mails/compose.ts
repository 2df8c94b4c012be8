import type { MailContent, MailKind } from '../mail-content';
import { htmlPart } from './html-part';
import { textPart } from './text-part';

/** A block of a mail, shown in both its text part and its HTML part. */
export type Block =
  | { text: string }
  /** A code to type in, on a line of its own. */
  | { code: string }
  /** The primary action. */
  | { button: string; link: string }
  /** A text with a secondary link below it. */
  | { text: string; link: string };

export interface MailPlan {
  kind: MailKind;
  subject: string;
  /** The preview text that mail programs show beside the subject. */
  preheader: string;
  title: string;
  blocks: Block[];
  /** Why the recipient gets this mail. */
  reason: string;
}

/** One description becomes both parts, so that they say the same. */
export function composeMail(plan: MailPlan): MailContent {
  return { kind: plan.kind, subject: plan.subject, text: textPart(plan), html: htmlPart(plan) };
}
