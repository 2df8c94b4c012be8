import { dayText } from '#common/day-text';
import { formatPaise } from '#common/money';
import { joined, type EntryDefinitions, type Nothing } from '../entry-definition';

interface DayCloseEntries {
  /** The sum of the differences between the counts and the books. */
  'day.closed': { before: Nothing; after: { day: string; differencePaise: number } };
  'day.reopened': { before: Nothing; after: { day: string; reason: string } };
  /** Negative: taken out of the drawer. */
  'cash.moved': { before: Nothing; after: { amountPaise: number; reason: string } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends DayCloseEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<DayCloseEntries> = {
  'day.closed': {
    kind: null,
    details: ({ after: { day, differencePaise } }) =>
      joined(day && dayText(day), differencePaise ? `difference ${formatPaise(differencePaise)}` : null),
  },
  'day.reopened': {
    kind: null,
    details: ({ after: { day, reason } }) => joined(day && dayText(day), reason),
  },
  'cash.moved': {
    kind: null,
    details: ({ after: { amountPaise = 0, reason } }) =>
      joined(`${formatPaise(Math.abs(amountPaise))} ${amountPaise < 0 ? 'taken out' : 'put in'}`, reason),
  },
};
