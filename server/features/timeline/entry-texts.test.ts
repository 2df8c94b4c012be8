import { expect, test } from 'vitest';
import { entryText } from './entry-texts';

test.each([
  ['cash', 'Order paid: cash'],
  ['upi', 'Order paid: UPI'],
  ['emi', 'Order paid: instalments'],
])('a payment by %s is told in plain words', (method, text) => {
  const entry = { type: 'order.paid', before: { status: 'placed' }, after: { status: 'paid', method } };
  expect(entryText(entry, new Map())).toBe(text);
});
