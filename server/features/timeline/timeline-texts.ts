import { ENTRY_LABELS } from '#common/journal/entry-labels';
import { formatPaise } from '#common/money';
import type { ReceiptKind } from '#common/orders/payments';
import type { TypedValues } from './journal-texts.service';
import type { SourceName, TimelineRow } from './timeline-sources';

/** Facts that each source selects for a row. */
interface Facts {
  order: { number: number; plan: string; totalPaise: number };
  receipt: { kind: ReceiptKind; number: string };
  activity: { workout: string | null };
  measurement: { isCleared: boolean };
  mail: { subject: string; isSent: boolean; hasFailed: boolean };
  note: object;
  'follow-up': { type: 'contact' | 'snooze'; note: string | null; mutedUntil: string };
  journal: TypedValues;
}

type EntryText = (entry: TypedValues) => string;

const RECEIPTS: Record<ReceiptKind, string> = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

const TEXTS: { [Name in SourceName]: (facts: Facts[Name], entryText: EntryText) => string } = {
  order: ({ number, plan, totalPaise }) =>
    `${ENTRY_LABELS.order_placed}: ${plan} for ${formatPaise(totalPaise)}, number ${number}`,
  receipt: ({ kind, number }) => `${RECEIPTS[kind]} ${number} issued`,
  activity: ({ workout }) => (workout === null ? 'Visit' : `Workout: ${workout}`),
  measurement: ({ isCleared }) => (isCleared ? 'Measurements cleared' : 'Measurements entered'),
  mail: ({ subject, isSent, hasFailed }) => `Mail: ${subject}${mailState(isSent, hasFailed)}`,
  note: () => 'Note',
  'follow-up': ({ type, note, mutedUntil }, entryText) =>
    type === 'contact' && note
      ? `${ENTRY_LABELS.member_contacted}: ${note}`
      : entryText({ type: FOLLOW_UPS[type], before: {}, after: { mutedUntil } }),
  journal: (entry, entryText) => entryText(withoutMeasurements(entry)),
};

const FOLLOW_UPS = { contact: 'member.contacted', snooze: 'member.snoozed' } as const;

function mailState(isSent: boolean, hasFailed: boolean): string {
  if (isSent) return '';
  return hasFailed ? ' (could not be delivered)' : ' (waiting to be sent)';
}

/** Measurements that changed with a profile are an entry of their own, which not everybody may read. */
function withoutMeasurements(entry: TypedValues): TypedValues {
  const { fields } = entry.after as { fields?: string[] };
  if (!fields) return entry;
  return { ...entry, after: { fields: fields.filter((field) => field !== 'bodyMeasurements') } };
}

/** The event in plain words; `entryText` says those of the journal. */
export const timelineText = ({ source, facts }: TimelineRow, entryText: EntryText): string =>
  (TEXTS[source] as (facts: object, entryText: EntryText) => string)(facts, entryText);

/** The values of an entry of the journal; null for a row from elsewhere. */
export const typedValuesIn = ({ source, facts }: TimelineRow): TypedValues | null =>
  source === 'journal' ? (facts as TypedValues) : null;
