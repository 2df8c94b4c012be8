import { expect, test } from 'vitest';
import { messages } from '../messages';
import { defaultSettings } from './default-settings';
import { mailWordsForm } from './mail-words.form';
import { settingsMessages } from './messages';
import { studioFacts } from './studio-facts';
import { wordsForm } from './words.form';

const errorsOf = (form: typeof wordsForm | typeof mailWordsForm, values: object) =>
  form.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  [{ facts: 'a: b\n'.repeat(5) }, 'facts', settingsMessages.tooManyRules(4)],
  [{ amenities: 'Towels' }, 'amenities', settingsMessages.ruleInvalid],
  [{ offers: 'A towel\nFor your day:\nHot showers' }, 'offers', settingsMessages.listInvalid],
  [{ offers: 'For your day:' }, 'offers', settingsMessages.listInvalid],
  [{ offers: 'A:\nb\n'.repeat(5) }, 'offers', settingsMessages.tooManyLists(4)],
  [{ nutritionLead: 'a'.repeat(301) }, 'nutritionLead', messages.textTooLong(300)],
])('words with %o are refused', (values, field, message) => {
  expect(errorsOf(wordsForm, { ...defaultSettings.words, ...values })).toEqual([[field, message]]);
});

test('a paragraph of a mail may have 500 characters', () => {
  const values = { ...defaultSettings.mailWords, receipt: 'a'.repeat(501) };
  expect(errorsOf(mailWordsForm, values)).toEqual([['receipt', messages.textTooLong(500)]]);
});

test('pages have lists as titles and items, and rules as titles and texts', () => {
  const words = {
    ...defaultSettings.words,
    offers: 'For your day:\nHot showers\n\nFor your plate:\nTea: with milk',
    facts: '12 racks: for thirty people',
  };
  expect(studioFacts({ ...defaultSettings, words }).words).toEqual({
    offers: [
      ['For your day', ['Hot showers']],
      ['For your plate', ['Tea: with milk']],
    ],
    facts: [['12 racks', 'for thirty people']],
  });
});
