import { expect, test } from 'vitest';
import { NAME_FORMS, nameFormOf, shownName } from './shown-name';

test.each([
  ['Asha Rao', ['Asha Rao', 'Asha R.', 'A. R.']],
  ['Asha Vijay Rao', ['Asha Vijay Rao', 'Asha R.', 'A. R.']],
  ['Asha', ['Asha', 'Asha', 'A.']],
  ['राहुल शर्मा', ['राहुल शर्मा', 'राहुल श.', 'र. श.']],
])('%s is shown in full, with an initial, or as initials', (name, shown) => {
  expect(NAME_FORMS.map((form) => shownName(name, form))).toEqual(shown);
});

test.each([
  ['Asha Rao', 'full'],
  ['Asha R.', 'first_and_initial'],
  ['A. R.', 'initials'],
  ['The best athlete of Pune', 'initials'],
])('"%s", written by Asha Rao, asks for %s', (written, form) => {
  expect(nameFormOf('Asha Rao', written)).toBe(form);
});

test('of a profile with one word the last name is not shown in full when there is one later', () => {
  expect(shownName('Asha Rao', nameFormOf('Asha', 'Asha'))).toBe('Asha R.');
});
