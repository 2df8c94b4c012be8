import { expect, test } from 'vitest';
import { hasAllWords } from './words';

test('a word that is repeated, also inside of one character, is looked for once', () => {
  const { parameters } = hasAllWords(`asha ASHA ${'\ufdfa '.repeat(45)}`, 'search_text');
  expect(Object.values(parameters)).toEqual(['%asha%', '%صلى%', '%الله%', '%عليه%', '%وسلم%']);
});
