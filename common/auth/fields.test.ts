import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { messages } from '../messages';
import * as fields from './fields';
import { authMessages } from './messages';

const valueOf = (rule: ZodMiniType, value: unknown) => rule.safeParse(value).data;
const firstError = (rule: ZodMiniType, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;

test.each([
  ['asha@example.com', 'asha@example.com'],
  [' Asha.K+gym@Example.CO.IN\t', 'asha.k+gym@example.co.in'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['r&d#1@example.com', 'r&d#1@example.com'],
  ['taro..y.@docomo.example', 'taro..y.@docomo.example'],
  ['asha@example.xn--p1ai', 'asha@example.xn--p1ai'],
  ['a@b-1.c.photography', 'a@b-1.c.photography'],
  ['\u202aasha@example.com\u202c', 'asha@example.com'],
  ['asha\u200b@exam\u00adple.com\u2060', 'asha@example.com'],
  ['ａｓｈａ＠example．com', 'asha@example.com'],
])('normalises the e-mail address %j to %s', (given, kept) => {
  expect(valueOf(fields.email, given)).toBe(kept);
});

test.each([
  ['\u212airan@example.com', '\u212airan@example.com'],
  ['\u0130sha@example.com', '\u0130sha@example.com'],
  ['ASHA@EXAMPLE.COM', 'asha@example.com'],
])('looks %j up as %j: only ASCII letters are lower-cased', (given, kept) => {
  expect(fields.normaliseEmail(given)).toBe(kept);
});

test.each([
  [undefined, authMessages.emailRequired],
  ['', authMessages.emailRequired],
  ['asha', authMessages.emailInvalid],
  ['asha@studio', authMessages.emailInvalid],
  ['asha@-example.com', authMessages.emailInvalid],
  ['asha@example..com', authMessages.emailInvalid],
  ['asha@192.0.2.1', authMessages.emailInvalid],
  ['asha k@example.com', authMessages.emailInvalid],
  ['"asha"@example.com', authMessages.emailInvalid],
  ['आशा@example.com', authMessages.emailInvalid],
  ['asha@example.com\r\nBcc: b@example.com', authMessages.emailInvalid],
  [`${'a'.repeat(243)}@example.com`, authMessages.emailTooLong],
])('refuses the e-mail address %j', (given, message) => {
  expect(firstError(fields.email, given)).toBe(message);
});

test.each([
  ['', authMessages.passwordRequired],
  ['1234567', authMessages.passwordTooShort],
  ['💪'.repeat(7), authMessages.passwordTooShort],
  ['x'.repeat(129), authMessages.passwordTooLong],
  ['x'.repeat(128), undefined],
  ['💪'.repeat(128), undefined],
  ['        ', undefined],
  [' with spaces ', undefined],
])('checks the new password %j: %s', (given, message) => {
  expect(firstError(fields.newPassword, given)).toBe(message);
});

test('does not change passwords', () => {
  expect(valueOf(fields.newPassword, ' With Spaces  ')).toBe(' With Spaces  ');
  expect(valueOf(fields.givenPassword, ' x')).toBe(' x');
});

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['१२३४५६', '123456'],
  ['12345', undefined],
  ['12345a', undefined],
  ['1234567', undefined],
  ['', undefined],
  [123456, undefined],
])('parses the one-time password %j as %s', (given, kept) => {
  expect(valueOf(fields.otp, given)).toBe(kept);
});

test.each([
  [' asha ', 'asha'],
  ['Asha@Example.com', 'Asha@Example.com'],
  ['98765 43210', '98765 43210'],
  ['\u202a+९१ ९८७६५ ४३२१०\u202c', '+91 98765 43210'],
])('normalises the log-in name %j to %j', (given, kept) => {
  expect(valueOf(fields.identifier, given)).toBe(kept);
});

test.each([
  ['', authMessages.identifierRequired],
  ['a'.repeat(255), 'Use at most 254 characters.'],
  ['a\u0000b', messages.controlCharacters],
  ['a\nb', messages.controlCharacters],
])('refuses the log-in name %j', (given, message) => {
  expect(firstError(fields.identifier, given)).toBe(message);
});
