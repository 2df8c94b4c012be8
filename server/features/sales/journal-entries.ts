import { refundMethodText } from '#common/orders/payments';
import { amount, joined, type EntryDefinitions, type Nothing } from '../entry-definition';

interface RefundValues {
  status: string;
  amountPaise: number;
  attempt: number;
  byHand: string | null;
  /** How the front desk paid the money back. */
  method?: string | null;
}

interface RefundEntries {
  'refund.requested': { before: RefundValues | Nothing; after: RefundValues };
  'refund.pending': { before: RefundValues | Nothing; after: RefundValues };
  'refund.done': { before: RefundValues; after: RefundValues };
  'refund.failed': { before: RefundValues; after: RefundValues };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends RefundEntries {}
}

const METHODS: Record<string, string> = refundMethodText;

export const JOURNAL_ENTRIES: EntryDefinitions<RefundEntries> = {
  'refund.requested': { kind: 'refund', details: amount },
  'refund.pending': { kind: 'refund', details: amount },
  'refund.done': {
    kind: 'refund',
    details: ({ after }) => joined(amount({ after }), after.method && METHODS[after.method], after.byHand),
  },
  'refund.failed': { kind: 'refund', details: amount },
};
