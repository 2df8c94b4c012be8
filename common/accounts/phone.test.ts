import { afterEach, expect, test } from 'vitest';
import type { Country } from '../calling-codes';
import { defaultSettings } from '../settings/default-settings';
import { studioFacts } from '../settings/studio-facts';
import { setStudio } from '../studio';
import { formatPhone, toE164, withoutOwnCode } from './phone';

afterEach(() => setStudio(studioFacts(defaultSettings)));

const moveTo = (country: Country) =>
  setStudio(
    studioFacts({ ...defaultSettings, region: { ...defaultSettings.region, locale: `en-${country}` } }),
  );

test.each<[Country, string, string | null]>([
  ['AE', '050 123 4567', '+971501234567'],
  ['AE', '971 4 123 4567', '+97141234567'],
  ['AU', '0412 345 678', '+61412345678'],
  ['CA', '(416) 555-0123', '+14165550123'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['GB', '+44 (0) 20 7946 0958', '+442079460958'],
  ['GB', '0044 7700 900123', '+447700900123'],
  ['GB', '98765 43210 1', null],
  ['IE', '085 012 3456', '+353850123456'],
  ['NZ', '64 21 123 456', '+6421123456'],
  ['NZ', '06 421 2345', '+6464212345'],
  ['SG', '6512 3456', '+6565123456'],
  ['US', '1-212-555-0123', '+12125550123'],
  ['US', '112 555 0123', null],
  ['US', '+91 98765 43210', '+919876543210'],
  ['ZA', '082 123 4567', '+27821234567'],
])('at a studio in %s, %j is %j', (country, text, number) => {
  moveTo(country);
  expect(toE164(text)).toBe(number);
});

test('a number of the studio’s country is searched for without its code', () => {
  expect(withoutOwnCode('+919876543210')).toBe('9876543210');
  moveTo('GB');
  expect(['+919876543210', '+442079460958'].map(withoutOwnCode)).toEqual(['+919876543210', '2079460958']);
});

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
  '\u202a+91 98765 43210\u202c',
  '\u200e98765\u200b 43210\u2060',
  '\u2066+९१ ९८७६५ ४३२१०\u2069',
  '+91 (0) 98765 43210',
  '＋91（0）98765-43210',
  '+91098765 43210',
  '0091 (0)98765 43210',
  '919876543210\ufeff',
])('normalises %j to the same number', (text) => {
  expect(toE164(text)).toBe('+919876543210');
});

test.each([
  ['+1 212 555 0123', '+12125550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+३३ 1 23 45 67 89', '+33123456789'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['\u202a+٩٧١ ٥٠ ١٢٣ ٤٥٦٧\u202c', '+971501234567'],
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
  '+91 (0) 8765 43210',
  '98765 4321(0)',
  '0098765 43210',
  '0044 20 7946 0958',
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
  ['+12125550123', '+1 2125550123'],
  ['+442079460958', '+44 2079460958'],
  ['+971501234567', '+971 501234567'],
  ['', ''],
])('formats %j as %j', (number, text) => {
  expect(formatPhone(number)).toBe(text);
});
