import { expect, test } from 'vitest';
import { Answer } from './answer';
import { AnswerCache } from './answer-cache';

test('small answers are counted with the memory that each of them takes', () => {
  const answers = new AnswerCache();
  const keys = Array.from({ length: 15_000 }, (_one, index) => `key ${index}`);
  for (const key of keys) answers.begin(key)(new Answer({ headers: {}, body: '{}' }));
  expect(answers.find(keys[0])).toBeUndefined();
  expect(answers.find(keys.at(-1))).toBeDefined();
});

test('a large answer is not kept, and leaves the others', () => {
  const answers = new AnswerCache();
  answers.begin('small')(new Answer({ headers: {}, body: '{}' }));
  answers.begin('large')(new Answer({ headers: {}, body: 'x'.repeat(4_000_000) }));
  expect([answers.find('large'), answers.find('small')]).toEqual([undefined, expect.any(Answer)]);
});
