import { expect, test } from 'vitest';
import { isGstin } from './gstin';

// Examples that authorities have published.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test.each([
  ['a wrong check character', '27AAPFU0939F1ZW'],
  ['two characters swapped', '27AAPFU9039F1ZV'],
  ['a character too few', '27AAPFU0939F1Z'],
  ['small letters', '27aapfu0939f1zv'],
  ['nothing', ''],
])('one with %s is none', (_what, text) => {
  expect(isGstin(text)).toBe(false);
});
