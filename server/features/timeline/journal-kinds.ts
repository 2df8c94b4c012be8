import type { TimelineKind } from '#common/timeline/timeline';
import type { ArticleEntries } from '../journal/article-entries';
import type { EntryType } from '../journal/entry-types';
import type { ProgramEntries } from '../journal/program-entries';
import type { SiteEntries } from '../journal/site-entries';
import type { StaffEntries } from '../journal/staff-entries';

/**
 * Entries of the journal that the history leaves out: the row that they are about is shown itself, as it also exists for what
 * happened before there was a journal; or they are about no member, or about the reading of health data.
 */
type LeftOut =
  | keyof ArticleEntries
  | keyof ProgramEntries
  | keyof SiteEntries
  | keyof StaffEntries
  | 'waiver.published'
  | 'order.placed'
  | 'activity.recorded'
  | 'enquiry.answered'
  | 'enquiry.removed'
  | 'members.exported'
  | 'activities.exported'
  | 'orders.exported'
  | 'accounting.exported'
  | 'days.exported'
  | 'studio.exported'
  | 'studio.export-downloaded'
  | 'day.closed'
  | 'day.reopened'
  | 'cash.moved'
  | 'members.imported'
  | 'members.import-undone'
  | 'member.added'
  | 'member.imported'
  | 'member.invited'
  | 'member.claim-code-made'
  | 'member.password-link-made'
  | 'member.deleted'
  | 'member.claimed'
  | 'member.removed'
  | 'member.consent-recorded'
  | 'member.contacted'
  | 'member.snoozed'
  | 'member.diet-details-read'
  | 'member.measurements-read'
  | 'note.added'
  | 'note.edited'
  | 'plan.created'
  | 'plan.changed'
  | 'plan.price-set'
  | 'plan.moved'
  | 'settings.changed'
  | 'legal.published'
  | 'service.tested';

/** The entries of the history, by their kind. */
export const JOURNAL_KINDS: Record<Exclude<EntryType, LeftOut>, TimelineKind> = {
  'order.paid': 'order',
  'order.part-paid': 'order',
  'order.written-off': 'order',
  'order.recovered': 'order',
  'order.rejected': 'order',
  'order.cancelled': 'order',
  'order.expired': 'order',
  'order.refunded': 'order',
  'refund.requested': 'refund',
  'refund.pending': 'refund',
  'refund.done': 'refund',
  'refund.failed': 'refund',
  'receipt.printed': 'receipt',
  'receipt.mailed': 'receipt',
  'receipt.shared': 'receipt',
  'membership.begun': 'change',
  'membership.moved-up': 'change',
  'membership.moved': 'change',
  'membership.frozen': 'change',
  'membership.freeze-ended': 'change',
  'membership.extended': 'change',
  'membership.expired': 'change',
  'membership.ended': 'change',
  'activity.removed': 'change',
  'review.added': 'change',
  'review.edited': 'change',
  'review.deleted': 'change',
  'review.hidden': 'change',
  'review.shown': 'change',
  'review.answered': 'change',
  'member.joined': 'change',
  'member.profile-changed': 'change',
  'member.trainer-assigned': 'change',
  'note.removed': 'note',
  'waiver.accepted': 'change',
};
