import { dayText } from '#common/day-text';
import { formatPaise } from '#common/money';
import { joined, type EntryDefinitions, type Nothing } from '../entry-definition';

/** The features of a plan, or whether it is sold. */
interface ChangedPlan {
  features?: readonly string[];
  isOnSale?: boolean;
}

interface PlanEntries {
  'plan.created': { before: Nothing; after: { name: string; pricePaise: number } };
  'plan.changed': { before: ChangedPlan; after: ChangedPlan & { name: string } };
  'plan.price-set': {
    before: { pricePaise: number };
    after: { name: string; pricePaise: number; startsOn: string };
  };
  'plan.moved': { before: Nothing; after: { name: string } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends PlanEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<PlanEntries> = {
  'plan.created': {
    kind: null,
    details: ({ after: { name, pricePaise } }) =>
      joined(name, pricePaise === undefined ? null : formatPaise(pricePaise)),
  },
  'plan.changed': {
    kind: null,
    details: ({ after: { name, isOnSale } }) =>
      joined(name, isOnSale === undefined ? 'what it includes' : isOnSale ? 'on sale again' : 'off sale'),
  },
  /** "Premium: ₹2,100 to ₹2,300 from 1 January 2027" */
  'plan.price-set': {
    kind: null,
    details: ({ before, after: { name, pricePaise, startsOn } }) =>
      name &&
      `${name}: ${formatPaise(before.pricePaise ?? 0)} to ${formatPaise(pricePaise ?? 0)} from ${dayText(startsOn!)}`,
  },
  'plan.moved': { kind: null, details: ({ after: { name } }) => name },
};
