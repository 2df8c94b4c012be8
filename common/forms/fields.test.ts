import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { authMessages } from '../auth/messages';
import { messages } from '../messages';
import * as fields from './fields';

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

const line = fields.line(10, 'required');

test.each([
  [' Asha ', 'Asha'],
  ['Asha   K', 'Asha K'],
  ['क\u200dष', 'क\u200dष'],
  ['👩‍🦰', '👩‍🦰'],
  ['\u202dA\u200bsha\u2060\ufeff', 'Asha'],
  ['Jose\u0301', 'José'],
])('normalises the line %j to %j', (given, kept) => {
  expect(valueOf(line, given)).toBe(kept);
});

test.each([
  [undefined, 'required'],
  ['   ', 'required'],
  ['\u200b\u200d', 'required'],
  ['a'.repeat(11), 'Use at most 10 characters.'],
  ['a\u0000', messages.controlCharacters],
  ['a\nb', messages.controlCharacters],
  ['a\tb', messages.controlCharacters],
  ['a\ud83d', messages.controlCharacters],
  ['a\ue000', messages.controlCharacters],
])('refuses the line %j', (given, message) => {
  expect(firstError(line, given)).toBe(message);
});

test.each([
  ['', ''],
  [' two\nlines ', 'two\nlines'],
  ['tab\tand ½ 💪', 'tab\tand ½ 💪'],
  ['a\u202eb', 'ab'],
])('normalises the text %j to %j', (given, kept) => {
  expect(valueOf(fields.text, given)).toBe(kept);
});

test.each(['a\u0000', 'a\u001b[31m'])('refuses the text %j', (given) => {
  expect(firstError(fields.text, given)).toBe(messages.controlCharacters);
});

const measured = fields.measurement({ min: 20, max: 400 });

test.each([[20], [400], [70.55], [null], [undefined]])('accepts the measurement %s', (given) => {
  expect(measured.safeParse(given).success).toBe(true);
});

test.each([[19.99], [400.01], [-70], [NaN], [Infinity], ['70'], [true]])('refuses %s', (given) => {
  expect(firstError(measured, given)).toBe(messages.numberOutOfRange(20, 400));
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
