import type { MailContent, MailDraft } from '../mail-content';
import { htmlPart } from './html-part';
import { textPart } from './text-part';

/** One description becomes both parts, so that they say the same. */
export function composeMail(plan: MailDraft): MailContent {
  return { kind: plan.kind, subject: plan.subject, text: textPart(plan), html: htmlPart(plan) };
}
