import { joined, type EntryDefinition, type EntryDefinitions, type Nothing } from '../entry-definition';

/** A copy of a receipt that was handed out; one that is mailed gets its number once it is delivered. */
interface ReceiptCopy {
  number: string;
  copy?: number;
}

interface ReceiptEntries {
  'receipt.printed': { before: Nothing; after: ReceiptCopy };
  'receipt.mailed': { before: Nothing; after: ReceiptCopy };
  'receipt.shared': { before: Nothing; after: ReceiptCopy };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends ReceiptEntries {}
}

const COPY: EntryDefinition<ReceiptEntries['receipt.printed']> = {
  kind: 'receipt',
  details: ({ after: { number, copy } }) =>
    joined(number, copy !== undefined && copy > 1 ? `copy ${copy}` : null),
};

export const JOURNAL_ENTRIES: EntryDefinitions<ReceiptEntries> = {
  'receipt.printed': COPY,
  'receipt.mailed': COPY,
  'receipt.shared': COPY,
};
