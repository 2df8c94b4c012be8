import { expect, test } from 'vitest';
import { redactPersonalData } from './client-errors';

const UUID = '3f2b8c1e-9d4a-4c6b-8e7f-0a1b2c3d4e5f';

test.each([
  ['No account for asha.k+gym@example.com here', 'No account for [mail] here'],
  ['at open (http://localhost/verify-email/' + 'ab12'.repeat(16) + '?email=a@b.in:1:2)', null],
  [`/blog/${UUID}`, '/blog/[...]'],
  ['/register?token=abc&x=1', '/register?[...]'],
  ['/register#token=abc', '/register?[...]'],
  ['The code 482913 is wrong for +91 98765 43210', 'The code [...] is wrong for [...]'],
  [
    `Unexpected token 'A', "Asha Rao"... is not valid JSON`,
    `Unexpected token 'A', "[...]"... is not valid JSON`,
  ],
  [
    `Bearer ${'eyJhbGciOi'.repeat(4)}.${'eyJzdWIiOi'.repeat(4)}.${'c2lnbmF0dX'.repeat(4)}`,
    'Bearer [...].[...].[...]',
  ],
])('removes personal data from: %s', (text, rest) => {
  const redacted = redactPersonalData(text);
  if (rest !== null) expect(redacted).toBe(rest);
  expect(redacted).not.toMatch(/example\.com|ab12|a@b|abc|482913|98765|Asha|eyJ|3f2b/);
});

test.each([
  "Cannot read properties of undefined (reading 'map')",
  'at Page (https://bhor.example/assets/membership-page-and-plans-Bx12_abc.js:1:123456)',
  'Minified React error #418; visit https://react.dev/errors/418 for the full message',
])('keeps the location of the error in: %s', (text) => {
  expect(redactPersonalData(text)).toBe(text);
});
