import { expect, test } from 'vitest';
import { withLinks } from './linked-text';

test.each([
  ['Read https://studio.example/rules.', 'https://studio.example/rules', 'https://studio.example/rules'],
  [
    '(see https://studio.example/a_(b)?c=1)',
    'https://studio.example/a_(b)?c=1',
    'https://studio.example/a_(b)?c=1',
  ],
  ['Write to asha.rao@studio.example, please', 'asha.rao@studio.example', 'mailto:asha.rao@studio.example'],
  ['Call +91 20 2345 6789.', '+91 20 2345 6789', 'tel:+912023456789'],
])('in %o there is one link', (text, shown, to) => {
  const pieces = withLinks(text);
  expect(pieces.filter((piece) => typeof piece !== 'string')).toEqual([{ text: shown, to }]);
  expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(text);
});

test.each([
  'http://studio.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//studio.example/a',
  'Between 5 and 7, or on 26-01-2027.',
  '',
])('%o has no link', (text) => {
  expect(withLinks(text)).toEqual(text ? [text] : []);
});

test('only links of the kinds asked for', () => {
  const text = 'https://a.example b@c.example +91 20 2345 6789';
  expect(withLinks(text, ['url'])).toEqual([
    { text: 'https://a.example', to: 'https://a.example' },
    ' b@c.example +91 20 2345 6789',
  ]);
});
