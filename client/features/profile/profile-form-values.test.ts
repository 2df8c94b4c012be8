import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { profileForm } from '#common/members/profile.form';
import { messages } from '#common/messages';
import { toEntered } from '../../lib/entered-values';
import { computedBmi, partsFilledIn, profileSchema, type ProfileFormValues } from './profile-form-values';

const EMPTY = toEntered(profileForm, null);

const valuesWith = (
  numbers: Partial<ProfileFormValues['bodyMeasurements']>,
  texts = {},
): ProfileFormValues => ({
  ...EMPTY,
  name: 'Asha',
  phone: '98765 43210',
  ...texts,
  bodyMeasurements: { ...EMPTY.bodyMeasurements, ...numbers },
});

test.each([
  ['', null],
  [' 72.5 ', 72.5],
  ['७२.५', 72.5],
  ['72.', 72],
  ['72,5', 72.5],
])('parses the weight %j as %j', (weight, expected) => {
  expect(z.parse(profileSchema, valuesWith({ weightKg: weight })).bodyMeasurements?.weightKg).toBe(expected);
});

test.each(['72 kg', '1e2', '0x50', '-70', '4000', '.'])('rejects the weight %j', (weight) => {
  const { error } = z.safeParse(profileSchema, valuesWith({ weightKg: weight }));
  expect(error?.issues).toMatchObject([
    { path: ['bodyMeasurements', 'weightKg'], message: messages.numberOutOfRange(20, 400) },
  ]);
});

test.each([
  ['72.5', '170', 25.1],
  ['७२.५', '१७०', 25.1],
  ['72.5', '', null],
  ['7', '170', null],
  ['72.5', '17', null],
])('weight %j and height %j give the BMI %j', (weight, height, expected) => {
  expect(computedBmi(valuesWith({ weightKg: weight, heightCm: height }))).toBe(expected);
});

test('sends empty texts as null', () => {
  const parsed = z.parse(profileSchema, valuesWith({}, { fitnessGoals: '  ' }));
  expect(parsed).toMatchObject({ userName: null, fitnessGoals: null, workoutPreferences: null });
});

test.each([
  [{}, {}, [true, false]],
  [{ weightKg: '70' }, {}, [true, true]],
  [{}, { phone: '12345' }, [false, false]],
  [{}, { name: ' ' }, [false, false]],
  [{ weightKg: '7' }, {}, [true, false]],
  [{ weightKg: '72', bmi: 'high' }, { userName: 'Asha!' }, [false, false]],
])('numbers %j and texts %j give the completed parts %j', (numbers, texts, expected) => {
  expect(partsFilledIn(valuesWith(numbers, texts))).toEqual(expected);
});
