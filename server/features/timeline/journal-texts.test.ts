import { expect, test } from 'vitest';
import { JOURNAL_ENTRIES } from '../../composition/parts';
import { JournalTextsService } from './journal-texts.service';

const texts = new JournalTextsService({ journalEntries: JOURNAL_ENTRIES });

test.each([
  ['cash', 'Order paid: cash'],
  ['upi', 'Order paid: UPI'],
  ['emi', 'Order paid: instalments'],
])('a payment by %s is told in plain words', (method, text) => {
  const entry = { type: 'order.paid', before: { status: 'placed' }, after: { status: 'paid', method } };
  expect(texts.text(entry, new Map())).toBe(text);
});
