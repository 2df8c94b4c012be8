import type { WebhookEvent } from '#common/webhooks/events';
import type { EntryType } from '../journal/entry-types';
import type { JournalEntry } from '../journal/journal-entry.entity';

type Entry = Pick<JournalEntry, 'type' | 'subjectId' | 'memberId' | 'after' | 'at'>;

/** The events that an entry of the journal may be. */
const EVENTS_OF: Partial<Record<EntryType, readonly WebhookEvent[]>> = {
  'member.joined': ['member.created'],
  'member.added': ['member.created'],
  'member.imported': ['member.created'],
  'member.claimed': ['member.updated'],
  'member.profile-changed': ['member.updated'],
  'member.trainer-assigned': ['member.updated'],
  'membership.begun': ['membership.activated', 'membership.renewed'],
  'membership.frozen': ['membership.frozen'],
  'membership.ended': ['membership.cancelled'],
  'membership.expired': ['membership.expired'],
  'activity.recorded': ['activity.created'],
  'review.added': ['review.created'],
  'order.paid': ['order.paid', 'payment.received'],
  'order.part-paid': ['payment.received'],
  'order.recovered': ['payment.received'],
  'order.refunded': ['order.refunded'],
};

/** Facts of an entry that are sent. Texts of staff, and the fact that somebody was measured, are not. */
const SENT_FACTS = [
  'startsAt',
  'endsAt',
  'frozenFrom',
  'frozenUntil',
  'type',
  'happenedAt',
  'rating',
  'method',
  'amountPaise',
  'duePaise',
  'trainerId',
];

const HEALTH_FIELDS = ['bodyMeasurements', 'dietDetails'];

/** The events of an entry; `isFirst` says whether the membership of the entry is the first one of its member. */
export const eventsOf = ({ type, after }: Entry, isFirst: boolean): WebhookEvent[] =>
  (EVENTS_OF[type as EntryType] ?? []).filter((event) => happened(event, after, isFirst));

function happened(event: WebhookEvent, after: object, isFirst: boolean): boolean {
  if (event === 'membership.activated') return isFirst;
  if (event === 'membership.renewed') return !isFirst;
  if (event === 'payment.received') return 'amountPaise' in after && after.amountPaise !== 0;
  return event !== 'member.updated' || !('fields' in after) || fieldsOf(after).length > 0;
}

const fieldsOf = (after: object): string[] =>
  ('fields' in after ? (after.fields as string[]) : []).filter((field) => !HEALTH_FIELDS.includes(field));

/** The body of an event, without names, contact data, texts and health data: programs read what they may with a key. */
export function bodyOf(event: string, { entry, at }: { entry: Entry | null; at: Date }): string {
  const timestamp = (entry?.at ?? at).toISOString();
  return JSON.stringify({ type: event, timestamp, data: entry ? dataOf(entry) : {} });
}

function dataOf({ subjectId, memberId, after }: Entry): object {
  const facts = Object.entries(after).filter(([name]) => SENT_FACTS.includes(name));
  const fields = fieldsOf(after);
  return { id: subjectId, memberId, ...Object.fromEntries(facts), ...(fields.length > 0 && { fields }) };
}
