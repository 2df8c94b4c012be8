import type { MailContent, MailDraft } from '../mail-content';
import { ownLinesOf } from '../own-words';
import { htmlPart } from './html-part';
import { textPart } from './text-part';

/** One description becomes both parts, so that they say the same; the studio's own words are at the end. */
export function composeMail(plan: MailDraft): MailContent {
  const own = ownLinesOf(plan.kind).map((line) => ({ own: line }));
  const draft = { ...plan, blocks: [...plan.blocks, ...own] };
  return { kind: plan.kind, subject: plan.subject, text: textPart(draft), html: htmlPart(draft) };
}
