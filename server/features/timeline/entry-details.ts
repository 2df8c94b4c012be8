import { dayText } from '#common/day-close/day-text';
import { dayInWords } from '#common/formats';
import { lastDayOf } from '#common/memberships/last-day';
import { formatPaise } from '#common/money';
import { refundMethodText } from '#common/orders/payments';
import { counts } from '../../lib/counts';
import { momentInWords } from '../../mail/mails/dates';
import type { EntryType, EntryTypes } from '../journal/entry-types';
import { STAFF_DETAILS } from './staff-entry-texts';
import { WAIVER_DETAILS } from './waiver-entry-texts';

/** The values of an entry. All are missing once the account of the member has been deleted. */
interface Values<Type extends EntryType> {
  before: Partial<EntryTypes[Type]['before']>;
  after: Partial<EntryTypes[Type]['after']>;
  /** Names of trainers by their id; those who have been deleted are missing. */
  trainers: ReadonlyMap<string, string>;
}

export type Details = string | null | undefined;

const joined = (...parts: Details[]): string => parts.filter(Boolean).join(', ');

const NONE = (): Details => null;
const reason = ({ after }: { after: { reason?: string } }): Details => after.reason;

const amount = ({ after: { amountPaise } }: { after: { amountPaise?: number } }): Details =>
  amountPaise === undefined ? null : formatPaise(amountPaise);

const lastDay = (endsAt: string | undefined): Details =>
  endsAt && `until ${dayInWords(lastDayOf(new Date(endsAt)))}`;

const receiptCopy = ({ after: { number, copy } }: Values<'receipt.printed'>): Details =>
  joined(number, copy !== undefined && copy > 1 ? `copy ${copy}` : null);

const term = ({ after: { endsAt, reason: why } }: Values<'membership.ended'>): Details =>
  joined(lastDay(endsAt), why);

/** "from 20 November 2026 until 19 December 2026, Paid by bank transfer" */
const begun = ({ after: { startsOn, startsAt, endsAt, reason: why } }: Values<'membership.begun'>): Details =>
  joined(
    [startsOn && startsAt && `from ${dayInWords(new Date(startsAt))}`, lastDay(endsAt)]
      .filter(Boolean)
      .join(' '),
    why,
  );

const frozenDays = ({ frozenFrom, frozenUntil }: { frozenFrom?: string; frozenUntil?: string }): Details =>
  frozenFrom && `from ${dayInWords(new Date(frozenFrom))} ${lastDay(frozenUntil)}`;

const activity = ({ type, happenedAt }: Partial<EntryTypes['activity.removed']['before']>): Details =>
  type &&
  happenedAt &&
  `${type === 'attendance' ? 'visit' : 'workout'} on ${momentInWords(new Date(happenedAt))}`;

const exportedRows = ({ after }: { after: { rows?: number } }): Details =>
  after.rows === undefined ? null : counts(after.rows, 'row');

/** "Premium: ₹2,100 to ₹2,300 from 1 January 2027" */
const priceChange = ({ before, after: { name, pricePaise, startsOn } }: Values<'plan.price-set'>): Details =>
  name &&
  `${name}: ${formatPaise(before.pricePaise ?? 0)} to ${formatPaise(pricePaise ?? 0)} from ${dayText(startsOn!)}`;

const articleTitle = ({ after }: { after: { title?: string } }): Details => after.title;

const caption = ({ after }: { after: { caption?: string } }): Details => after.caption;

const changedTrainer = ({ before, after: { name, isHidden } }: Values<'trainer.changed'>): Details =>
  joined(name, isHidden === before.isHidden ? null : isHidden ? 'hidden' : 'shown');

/** "180 created, 12 updated". */
const numbers = (after: Record<string, number | undefined>): Details =>
  joined(...Object.entries(after).map(([what, count]) => (count ? `${count} ${what}` : null)));

const importedRows = ({ after }: Values<'members.imported' | 'members.import-undone'>): Details =>
  joined(after.kind ?? 'members', numbers({ ...after, kind: undefined }));

const stars = (rating: number | undefined): Details => (rating === undefined ? null : `${rating} of 5 stars`);

const FIELDS: Record<string, string> = {
  bodyMeasurements: 'measurements',
  email: 'e-mail address',
  fitnessGoals: 'fitness goals',
  phone: 'phone number',
  phoneConfirmed: 'confirmed phone number',
  userName: 'user name',
  workoutPreferences: 'workout preferences',
};

/** Payment methods that are not words for people. */
const METHODS: Record<string, string> = {
  emi: 'instalments',
  other: 'online',
  paylater: 'Pay Later',
  upi: 'UPI',
};

const REFUND_METHODS: Record<string, string> = refundMethodText;

function trainer({ before, after, trainers }: Values<'member.trainer-assigned'>): Details {
  const nameOf = (id: string) => trainers.get(id) ?? 'a deleted trainer';
  if (after.trainerId)
    return joined(nameOf(after.trainerId), before.trainerId && `before ${nameOf(before.trainerId)}`);
  return before.trainerId && `${nameOf(before.trainerId)} removed`;
}

type Paid = Omit<Partial<EntryTypes['order.paid']['after']>, 'status'>;

const discount = ({ discountPaise, discountReason }: Paid): Details =>
  discountReason && `${formatPaise(discountPaise ?? 0)} off: ${discountReason}`;

const credit = ({ creditPaise, creditDays }: Paid): Details =>
  creditDays === undefined
    ? null
    : `${formatPaise(creditPaise ?? 0)} credited for ${counts(creditDays, 'unused day')}`;

/** Details that the label of a type leaves out. */
export const DETAILS: { [Type in EntryType]: (values: Values<Type>) => Details } = {
  'order.placed': NONE,
  'order.paid': ({ after }) =>
    joined(after.method && (METHODS[after.method] ?? after.method), credit(after), discount(after)),
  'order.part-paid': ({ after }) =>
    joined(
      amount({ after }),
      after.method && (METHODS[after.method] ?? after.method),
      after.duePaise === undefined ? null : `${formatPaise(after.duePaise)} still due`,
      credit(after),
      discount(after),
    ),
  'order.written-off': ({ after }) => joined(amount({ after }), after.writeOffReason),
  'order.recovered': ({ after }) =>
    joined(
      amount({ after }),
      after.method && (METHODS[after.method] ?? after.method),
      after.writtenOffPaise ? `${formatPaise(after.writtenOffPaise)} stays written off` : null,
    ),
  'order.rejected': reason,
  'order.cancelled': NONE,
  'order.expired': NONE,
  'order.refunded': reason,
  'refund.requested': amount,
  'refund.pending': amount,
  'refund.done': ({ after }) =>
    joined(amount({ after }), after.method && REFUND_METHODS[after.method], after.byHand),
  'refund.failed': amount,
  'receipt.printed': receiptCopy,
  'receipt.mailed': receiptCopy,
  'receipt.shared': receiptCopy,
  'membership.begun': begun,
  'membership.moved-up': ({ after }) => lastDay(after.endsAt),
  'membership.moved': ({ after }) => lastDay(after.endsAt),
  'membership.frozen': ({ after }) =>
    joined(frozenDays(after), after.endsAt && `membership ${lastDay(after.endsAt)}`),
  'membership.freeze-ended': ({ after }) => after.endsAt && `membership ${lastDay(after.endsAt)}`,
  'membership.extended': ({ after: { days, endsAt, reason: why } }) =>
    joined(days === undefined ? null : counts(days, 'day'), lastDay(endsAt), why),
  'membership.expired': term,
  'membership.ended': term,
  'activity.recorded': ({ after }) => activity(after),
  'activity.removed': ({ before, after }) => joined(activity(before), after.reason),
  'review.added': ({ after }) => stars(after.rating),
  'review.edited': ({ before, after }) =>
    before.rating === after.rating
      ? stars(after.rating)
      : joined(stars(after.rating), `before ${before.rating}`),
  'review.deleted': ({ before }) => stars(before.rating),
  'review.hidden': ({ after }) => after.hiddenReason,
  'review.shown': NONE,
  'review.answered': ({ after }) => after.answer ?? 'answer removed',
  'enquiry.answered': NONE,
  'enquiry.removed': NONE,
  'members.exported': exportedRows,
  'activities.exported': exportedRows,
  'orders.exported': exportedRows,
  'accounting.exported': exportedRows,
  'days.exported': exportedRows,
  'studio.exported': NONE,
  'studio.export-downloaded': NONE,
  'day.closed': ({ after: { day, differencePaise } }) =>
    joined(day && dayText(day), differencePaise ? `difference ${formatPaise(differencePaise)}` : null),
  'day.reopened': ({ after: { day, reason: why } }) => joined(day && dayText(day), why),
  'cash.moved': ({ after: { amountPaise = 0, reason: why } }) =>
    joined(`${formatPaise(Math.abs(amountPaise))} ${amountPaise < 0 ? 'taken out' : 'put in'}`, why),
  'members.imported': importedRows,
  'members.import-undone': importedRows,
  'member.joined': NONE,
  'member.added': NONE,
  'member.imported': NONE,
  'member.invited': NONE,
  'member.claim-code-made': NONE,
  'member.claimed': NONE,
  'member.removed': NONE,
  'member.deleted': reason,
  'member.profile-changed': ({ after }) => after.fields?.map((field) => FIELDS[field] ?? field).join(', '),
  'member.consent-recorded': NONE,
  'member.trainer-assigned': trainer,
  'member.contacted': NONE,
  'member.snoozed': ({ after: { mutedUntil } }) => mutedUntil && `until ${dayInWords(new Date(mutedUntil))}`,
  'member.diet-details-read': NONE,
  'member.measurements-read': NONE,
  'note.added': NONE,
  'note.edited': NONE,
  'note.removed': NONE,
  ...STAFF_DETAILS,
  'article.published': articleTitle,
  'article.scheduled': ({ after: { title, publishAt } }) =>
    joined(title, publishAt && momentInWords(new Date(publishAt))),
  'article.unscheduled': articleTitle,
  'article.unpublished': articleTitle,
  'article.deleted': articleTitle,
  'photo.added': caption,
  'photo.changed': caption,
  'photo.removed': ({ before }) => before.caption,
  'photos.ordered': NONE,
  'trainer.added': ({ after: { name } }) => name,
  'trainer.changed': changedTrainer,
  'trainer.removed': ({ before: { name }, after: { members } }) =>
    joined(name, members ? `${counts(members, 'member')} reassigned` : null),
  'trainers.ordered': NONE,
  'plan.created': ({ after: { name, pricePaise } }) =>
    joined(name, pricePaise === undefined ? null : formatPaise(pricePaise)),
  'plan.changed': ({ after: { name, isOnSale } }) =>
    joined(name, isOnSale === undefined ? 'what it includes' : isOnSale ? 'on sale again' : 'off sale'),
  'plan.price-set': priceChange,
  'plan.moved': ({ after: { name } }) => name,
  'settings.changed': ({ after: { section, ...fields } }) =>
    section && `${section} (${Object.keys(fields).join(', ')})`,
  'legal.published': ({ after: { document, name } }) => document && `${document}, version ${name}`,
  ...WAIVER_DETAILS,
};
