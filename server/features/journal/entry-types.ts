import type { ArticleEntries } from './article-entries';
import type { ProgramEntries } from './program-entries';
import type { SiteEntries } from './site-entries';
import type { StaffEntries } from './staff-entries';
import type { WaiverEntries } from './waiver-entries';

type Nothing = Record<string, never>;

interface OrderStatusBefore {
  status: string;
}

interface PaidOrder {
  status: 'paid';
  method: string;
  /** Amount of the payment that completed the order. */
  amountPaise?: number;
  /** The discount that the front desk gave, and its reason. */
  discountPaise?: number;
  discountReason?: string;
  /** The credit for unused days of the plan that this one replaced, and the number of these days. */
  creditPaise?: number;
  creditDays?: number;
}

interface PartPaidOrder extends Omit<PaidOrder, 'status'> {
  status: 'part_paid';
  amountPaise: number;
  duePaise: number;
}

interface RecoveredOrder {
  status: 'paid' | 'written_off';
  method: string;
  amountPaise: number;
  /** The amount that stays written off. */
  writtenOffPaise: number;
}

interface RefundValues {
  status: string;
  amountPaise: number;
  attempt: number;
  byHand: string | null;
  /** How the front desk paid the money back. */
  method?: string | null;
}

interface Term {
  startsAt: string;
  endsAt: string;
}

interface ActivityFacts {
  type: string;
  happenedAt: string;
}

/** A visit without an active gym pass has the reason why staff let the member in. */
interface RecordedActivity extends ActivityFacts {
  reason?: string;
}

/** A term that staff began or ended; without a reason, an order did. A withdrawn term has no dates. */
interface DecidedTerm extends Term {
  reason?: string;
}

/** `startsOn` is a first day that the front desk chose; the reason says why it is before the day of the sale. */
interface BegunTerm extends DecidedTerm {
  startsOn?: string;
}

/** A copy of a receipt that was handed out; one that is mailed gets its number once it is delivered. */
interface ReceiptCopy {
  number: string;
  copy?: number;
}

/** Days on which a pass is frozen. */
interface FrozenTerm extends Term {
  frozenFrom: string;
  /** Exclusive. */
  frozenUntil: string;
}

interface ExtendedTerm extends Term {
  days: number;
  reason: string;
}

interface ReviewRating {
  rating: number;
}

interface Muted {
  mutedUntil: string;
}

interface AssignedTrainer {
  trainerId: string | null;
}

/** The rows that staff downloaded. The text that they searched for is not kept, since it may be a name. */
interface ExportedRows {
  rows: number;
  filter: object;
  isSearched: boolean;
}

/** Numbers of rows of a file; without a kind, the rows are members. */
interface ImportedRows {
  kind?: 'visits' | 'passes';
  created: number;
  updated: number;
  failed: number;
}

interface UndoneRows {
  kind?: 'visits' | 'passes';
  removed: number;
  restored: number;
  kept: number;
  failed: number;
}

/** The features of a plan, or whether it is sold. */
interface ChangedPlan {
  features?: readonly string[];
  isOnSale?: boolean;
}

/** Fields of a section of the settings of the studio. */
interface ChangedSettings {
  section: string;
  [field: string]: unknown;
}

interface TestedService {
  service: string;
  isSuccessful: boolean;
}

/** The decision of staff, and their text. */
interface ReviewModeration {
  hiddenReason: string | null;
  answer: string | null;
}

/**
 * The types of entries, `<subject>.<event>`, with the values that each of them has before and after. They never contain
 * names, phone numbers, e-mail addresses or texts of members, or health data.
 */
export interface EntryTypes extends ArticleEntries, ProgramEntries, SiteEntries, StaffEntries, WaiverEntries {
  'order.placed': { before: Nothing; after: { status: 'placed' } };
  'order.paid': { before: OrderStatusBefore; after: PaidOrder };
  /** A payment that leaves something due, at the sale or later. */
  'order.part-paid': { before: OrderStatusBefore; after: PartPaidOrder };
  'order.written-off': {
    before: OrderStatusBefore;
    after: { status: 'written_off'; amountPaise: number; writeOffReason: string };
  };
  /** A payment of what had been written off, or of a part of it. */
  'order.recovered': { before: OrderStatusBefore; after: RecoveredOrder };
  'order.rejected': { before: OrderStatusBefore; after: { status: 'rejected'; reason: string } };
  'order.cancelled': { before: OrderStatusBefore; after: { status: 'cancelled' } };
  'order.expired': { before: OrderStatusBefore; after: { status: 'expired' } };
  'order.refunded': { before: OrderStatusBefore; after: { status: 'refunded'; reason: string } };

  'refund.requested': { before: RefundValues | Nothing; after: RefundValues };
  'refund.pending': { before: RefundValues | Nothing; after: RefundValues };
  'refund.done': { before: RefundValues; after: RefundValues };
  'refund.failed': { before: RefundValues; after: RefundValues };

  'receipt.printed': { before: Nothing; after: ReceiptCopy };
  'receipt.mailed': { before: Nothing; after: ReceiptCopy };
  'receipt.shared': { before: Nothing; after: ReceiptCopy };

  'membership.begun': { before: Nothing; after: BegunTerm };
  /** The term starts earlier, because an earlier term has ended before its time. */
  'membership.moved-up': { before: Term; after: Term };
  /** The term starts and ends on other days, because the one before it has been frozen or extended. */
  'membership.moved': { before: Term; after: Term };
  'membership.frozen': { before: Term; after: FrozenTerm };
  /** The freeze ended early: the days that were left of it are taken from the end again. */
  'membership.freeze-ended': { before: FrozenTerm; after: FrozenTerm };
  'membership.extended': { before: Term; after: ExtendedTerm };
  /** The last day is over, and no other term follows. */
  'membership.expired': { before: Nothing; after: Term };
  'membership.ended': { before: Term; after: Partial<DecidedTerm> };

  'activity.recorded': { before: Nothing; after: RecordedActivity };
  'activity.removed': { before: ActivityFacts; after: { reason: string } };

  'review.added': { before: Nothing; after: ReviewRating };
  'review.edited': { before: ReviewRating; after: ReviewRating };
  'review.deleted': { before: ReviewRating & Pick<ReviewModeration, 'hiddenReason'>; after: Nothing };
  'review.hidden': { before: ReviewModeration; after: ReviewModeration };
  'review.shown': { before: ReviewModeration; after: ReviewModeration };
  'review.answered': { before: ReviewModeration; after: ReviewModeration };

  /** A question to the studio; the member is whoever asked it, if they were logged in. */
  'enquiry.answered': { before: Nothing; after: Nothing };
  'enquiry.removed': { before: Nothing; after: Nothing };

  'members.exported': { before: Nothing; after: ExportedRows };
  'activities.exported': { before: Nothing; after: ExportedRows };
  'orders.exported': { before: Nothing; after: ExportedRows };
  'accounting.exported': { before: Nothing; after: ExportedRows };

  'days.exported': { before: Nothing; after: ExportedRows };

  /** All data, with health data. */
  'studio.exported': { before: Nothing; after: Nothing };
  'studio.export-downloaded': { before: Nothing; after: Nothing };

  /** The sum of the differences between the counts and the books. */
  'day.closed': { before: Nothing; after: { day: string; differencePaise: number } };
  'day.reopened': { before: Nothing; after: { day: string; reason: string } };
  /** Negative: taken out of the drawer. */
  'cash.moved': { before: Nothing; after: { amountPaise: number; reason: string } };

  'members.imported': { before: Nothing; after: ImportedRows };
  'members.import-undone': { before: Nothing; after: UndoneRows };
  /** The member signed up. */
  'member.joined': { before: Nothing; after: Nothing };
  /** The front desk added the member, with the consent to the account. */
  'member.added': { before: Nothing; after: Nothing };
  'member.imported': { before: Nothing; after: Nothing };
  'member.invited': { before: Nothing; after: Nothing };
  'member.claim-code-made': { before: Nothing; after: Nothing };
  /** A link to a new password, for a member whom no mail can reach. */
  'member.password-link-made': { before: Nothing; after: Nothing };
  'member.claimed': { before: Nothing; after: Nothing };
  /** The import that added the account was undone. */
  'member.removed': { before: Nothing; after: Nothing };
  /** Staff deleted an account; the entry does not say whose. */
  'member.deleted': { before: Nothing; after: { reason: string } };

  /** Contains only the names of the fields. */
  'member.profile-changed': { before: Nothing; after: { fields: readonly string[] } };
  /** A consent for health data that the member gave to staff. */
  'member.consent-recorded': { before: Nothing; after: Nothing };
  'member.trainer-assigned': { before: AssignedTrainer; after: AssignedTrainer };
  'member.contacted': { before: Nothing; after: Muted };
  'member.snoozed': { before: Nothing; after: Muted };
  'member.diet-details-read': { before: Nothing; after: Nothing };
  'member.measurements-read': { before: Nothing; after: Nothing };

  'note.added': { before: Nothing; after: Nothing };
  'note.edited': { before: Nothing; after: Nothing };
  'note.removed': { before: Nothing; after: Nothing };

  'plan.created': { before: Nothing; after: { name: string; pricePaise: number } };
  'plan.changed': { before: ChangedPlan; after: ChangedPlan & { name: string } };
  'plan.price-set': {
    before: { pricePaise: number };
    after: { name: string; pricePaise: number; startsOn: string };
  };
  'plan.moved': { before: Nothing; after: { name: string } };

  /** The values of the fields that differ. */
  'settings.changed': { before: ChangedSettings; after: ChangedSettings };
  /** A version of the terms or the privacy policy, without its text, which stays as that version. */
  'legal.published': { before: Nothing; after: { document: string; name: string } };
  /** A test mail, or a check of the payment gateway. */
  'service.tested': { before: Nothing; after: TestedService };
}

export type EntryType = keyof EntryTypes;

/** Versions of the types whose values have changed. All others are in version 1. */
const VERSIONS: Partial<Record<EntryType, number>> = {};

export const versionOf = (type: EntryType): number => VERSIONS[type] ?? 1;

/** `order` for `order.paid`. */
export const subjectTypeOf = (type: EntryType): string => type.slice(0, type.indexOf('.'));
