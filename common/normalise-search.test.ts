import { expect, test } from 'vitest';
import { normaliseSearch } from './normalise-search';

test.each([
  ['  squat \n  rack ', 'squat rack'],
  // The server refuses them, and the page of the search would have no answer.
  ['\u0000a\u001bb\u007f', 'a b'],
  ['abcdef', 'abcd'],
  ['abc def', 'abc'],
])('%j becomes %j', (text, search) => {
  expect(normaliseSearch(text, text.startsWith('abc') ? 4 : 50)).toBe(search);
});
