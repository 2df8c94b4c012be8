import { expect, test } from 'vitest';
import { messages } from '../messages';
import { dietForm } from './diet-details.form';

const fieldsOf = (values: unknown) =>
  (dietForm.safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'));

const WHOLE = {
  age: 34,
  gender: 'female',
  bmi: 22.9,
  bmiStatus: 'Normal',
  dietGoal: 'Eat more vegetables',
  foodPreferences: 'Vegetarian',
  fitnessLevel: 'light',
  limitations: 'No peanuts',
};

test('no field is required, and empty text becomes null', () => {
  const nothing = { bmi: null, bmiStatus: null, dietGoal: null, foodPreferences: null, limitations: null };
  expect(dietForm.parse({})).toEqual(nothing);
  expect(dietForm.parse({ dietGoal: '  ', foodPreferences: '', age: null })).toEqual({
    ...nothing,
    age: null,
  });
  expect(dietForm.parse(WHOLE)).toEqual(WHOLE);
});

test.each([
  [24.9, 'Obese', 24.9, 'Normal'],
  [24.96, undefined, 25, 'Overweight'],
  [18.44, 'Normal', 18.4, 'Underweight'],
  [31, null, 31, 'Obese'],
] as const)('an index of %d with the status %s becomes %d with %s', (bmi, sent, index, status) => {
  expect(dietForm.parse({ bmi, bmiStatus: sent })).toMatchObject({ bmi: index, bmiStatus: status });
});

test('keeps a status that is given without an index', () => {
  expect(dietForm.parse({ bmiStatus: 'Obese' })).toMatchObject({ bmi: null, bmiStatus: 'Obese' });
});

test.each([
  ['age', 17],
  ['age', 121],
  ['age', -30],
  ['age', 30.5],
  ['age', '30'],
  ['age', Number.NaN],
  ['gender', 'Female'],
  ['gender', ''],
  ['bmi', 4.9],
  ['bmi', 151],
  ['bmi', Number.POSITIVE_INFINITY],
  ['bmi', '22'],
  ['bmiStatus', 'normal'],
  ['fitnessLevel', 'extreme'],
  ['dietGoal', 'a'.repeat(501)],
  ['foodPreferences', 'a\u0000b'],
  ['limitations', 5],
])('refuses %s: %j with an error for that field', (name, value) => {
  expect(fieldsOf({ ...WHOLE, [name]: value })).toEqual([name]);
});

test('accepts ages and indexes at the limits of their ranges', () => {
  for (const age of [18, 120]) expect(dietForm.parse({ age }).age).toBe(age);
  for (const bmi of [5, 150]) expect(dietForm.parse({ bmi }).bmi).toBe(bmi);
});

test('the error for an age states the accepted range', () => {
  expect(dietForm.safeParse({ age: 12 }).error?.issues[0]?.message).toBe(messages.numberOutOfRange(18, 120));
});
