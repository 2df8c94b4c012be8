import { expect, test } from 'vitest';
import { arrivalKind } from './arrival-kind';

test.each([
  ['123456', 'code'],
  ['123 456', 'code'],
  ['987 654', 'code-or-phone'],
  ['012345', 'code-or-phone'],
  ['9876543', 'search'],
  ['98765 43210', 'search'],
  ['+91 98765', 'search'],
  ['+91 98765-43210', 'search'],
  ['Asha', 'search'],
  ['आशा', 'search'],
  ['B1ABCDEF', 'other'],
  ['b1 98765 43210', 'other'],
  ['12345', 'other'],
  ['1234#6', 'other'],
  ['(98765) 43210', 'search'],
  ['', 'other'],
] as const)('"%s" is: %s', (text, kind) => {
  expect(arrivalKind(text)).toBe(kind);
});
