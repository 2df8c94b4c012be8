import { expect, test } from 'vitest';
import { formatPhone, toE164 } from './phone';

test.each([
  '9876543210',
  ' 98765 43210 ',
  '98765-43210',
  '98765.43210',
  '(98765) 43210',
  '098765 43210',
  '919876543210',
  '+919876543210',
  '+91-98765-43210',
  '+ 91 98765 43210',
  '0091 98765 43210',
  '98765\u201143210',
  '98765\u201343210',
  '98765\u00a043210',
  '९८७६५४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '۹۸۷۶۵۴۳۲۱۰',
  '９８７６５４３２１０',
])('normalises %j to the same number', (text) => {
  expect(toE164(text)).toBe('+919876543210');
});

test.each([
  ['+1 212 555 0123', '+12125550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+३३ 1 23 45 67 89', '+33123456789'],
])('normalises the foreign number %j to %s', (text, number) => {
  expect(toE164(text)).toBe(number);
});

test.each([
  '',
  '+',
  '5876543210',
  '987654321',
  '98765432101',
  '+91 12345 67890',
  '+91 98765 4321',
  '+0 98765 43210',
  '++919876543210',
  '+1',
  '+1234567890123456',
  '9876543210x',
  '98765 4321O',
  '98765/43210',
  '9876543210,9876543211',
  '020 2543 1234',
  'asha@example.com',
  'nine eight seven',
  '\u202a9876543210',
  '9876543210\u0000',
  '①②③④⑤⑥⑦⑧⑨⓪',
])('refuses %j as a phone number', (text) => {
  expect(toE164(text)).toBeNull();
});

test('normalisation is idempotent, and its result fits the database column', () => {
  for (const number of ['+919876543210', '+12125550123', '+123456789012345']) {
    if (toE164(number)) expect(toE164(number)).toBe(number);
    expect((toE164(number) ?? '').length).toBeLessThanOrEqual(16);
  }
});

test.each([
  ['+919876543210', '+91 98765 43210'],
  ['+12125550123', '+12125550123'],
  ['', ''],
])('formats %j as %j', (number, text) => {
  expect(formatPhone(number)).toBe(text);
});
