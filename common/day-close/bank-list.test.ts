import { expect, test } from 'vitest';
import { paymentsInList } from './bank-list';

test.each([
  ['21/11/2026 UPI/CR/412345678901/ASHA R/okbank 1,300.00 45,210.50', '412345678901', [130_000, 4_521_050]],
  ['Asha Rao\t412345678901\t₹1,300', '412345678901', [130_000]],
  ['412345678901,INR 99.5,success', '412345678901', [9950]],
  ['21-11-2026 18:05 412345678901 1300', '412345678901', [130_000]],
])('a line of a bank: %s', (line, reference, amountsPaise) => {
  expect(paymentsInList(line)).toEqual([{ reference, amountsPaise }]);
});

test('each reference counts once, and lines without a reference or an amount do not count', () => {
  const text = [
    'Date Narration Amount',
    '412345678901 10.00',
    '412345678901 10.00',
    '4123456789012 5.00',
    '412345678902',
  ];
  expect(paymentsInList(text.join('\r\n'))).toEqual([{ reference: '412345678901', amountsPaise: [1000] }]);
});

test('amounts above a crore do not count as payments', () => {
  const text = ['412345678901 999999999999999.99', '412345678902 1,300.00 2,45,00,000.00'];
  expect(paymentsInList(text.join('\n'))).toEqual([{ reference: '412345678902', amountsPaise: [130_000] }]);
});
