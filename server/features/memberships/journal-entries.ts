import { dayInWords } from '#common/formats';
import { lastDayOf } from '#common/memberships/last-day';
import { counts } from '../../lib/counts';
import { joined, type Details, type EntryDefinitions, type Nothing } from '../entry-definition';

interface Term {
  startsAt: string;
  endsAt: string;
}

/** A term that staff began or ended; without a reason, an order did. A withdrawn term has no dates. */
interface DecidedTerm extends Term {
  reason?: string;
}

/** `startsOn` is a first day that the front desk chose; the reason says why it is before the day of the sale. */
interface BegunTerm extends DecidedTerm {
  startsOn?: string;
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

interface MembershipEntries {
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
}

declare module '../journal/entry-types' {
  interface EntryTypes extends MembershipEntries {}
}

const lastDay = (endsAt: string | undefined): Details =>
  endsAt && `until ${dayInWords(lastDayOf(new Date(endsAt)))}`;

const frozenDays = ({ frozenFrom, frozenUntil }: Partial<FrozenTerm>): Details =>
  frozenFrom && `from ${dayInWords(new Date(frozenFrom))} ${lastDay(frozenUntil)}`;

export const JOURNAL_ENTRIES: EntryDefinitions<MembershipEntries> = {
  /** "from 20 November 2026 until 19 December 2026, Paid by bank transfer" */
  'membership.begun': {
    kind: 'change',
    details: ({ after: { startsOn, startsAt, endsAt, reason } }) =>
      joined(
        [startsOn && startsAt && `from ${dayInWords(new Date(startsAt))}`, lastDay(endsAt)]
          .filter(Boolean)
          .join(' '),
        reason,
      ),
  },
  'membership.moved-up': { kind: 'change', details: ({ after }) => lastDay(after.endsAt) },
  'membership.moved': { kind: 'change', details: ({ after }) => lastDay(after.endsAt) },
  'membership.frozen': {
    kind: 'change',
    details: ({ after }) => joined(frozenDays(after), after.endsAt && `membership ${lastDay(after.endsAt)}`),
  },
  'membership.freeze-ended': {
    kind: 'change',
    details: ({ after: { endsAt } }) => endsAt && `membership ${lastDay(endsAt)}`,
  },
  'membership.extended': {
    kind: 'change',
    details: ({ after: { days, endsAt, reason } }) =>
      joined(days === undefined ? null : counts(days, 'day'), lastDay(endsAt), reason),
  },
  'membership.expired': { kind: 'change', details: ({ after }) => lastDay(after.endsAt) },
  'membership.ended': {
    kind: 'change',
    details: ({ after: { endsAt, reason } }) => joined(lastDay(endsAt), reason),
  },
};
