import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { messages } from '../messages';
import * as fields from './fields';

const valueOf = (rule: ZodMiniType, value: unknown) => rule.safeParse(value).data;
const firstError = (rule: ZodMiniType, value: unknown) => rule.safeParse(value).error?.issues[0]?.message;

const line = fields.line(10, 'required');
const text = fields.textUpTo(500);

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
  expect(valueOf(text, given)).toBe(kept);
});

test.each(['a\u0000', 'a\u001b[31m'])('refuses the text %j', (given) => {
  expect(firstError(text, given)).toBe(messages.controlCharacters);
});

const measured = fields.measurement({ min: 20, max: 400 });

test.each([[20], [400], [70.55], [null], [undefined]])('accepts the measurement %s', (given) => {
  expect(measured.safeParse(given).success).toBe(true);
});

test.each([[19.99], [400.01], [-70], [NaN], [Infinity], ['70'], [true]])('refuses %s', (given) => {
  expect(firstError(measured, given)).toBe(messages.numberOutOfRange(20, 400));
});
