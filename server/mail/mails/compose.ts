import type { MailContent, MailKind } from '../mail-content';
import { htmlPart } from './html-part';
import { textPart } from './text-part';

/** A piece of a mail, as both of its parts show it. */
export type Block =
  | { text: string }
  /** Digits to type over, alone on their line. */
  | { code: string }
  /** The one thing to do. */
  | { button: string; link: string }
  /** Another way out, below. */
  | { text: string; link: string };

export interface MailPlan {
  kind: MailKind;
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  title: string;
  blocks: Block[];
  /** Why one gets this mail. */
  reason: string;
}

/** One description becomes both parts, so that they say the same. */
export function composeMail(plan: MailPlan): MailContent {
  return { kind: plan.kind, subject: plan.subject, text: textPart(plan), html: htmlPart(plan) };
}
