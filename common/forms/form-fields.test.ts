import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldsIn, isNumberField, namesOf } from './form-fields';
import { bodyMeasurementsForm } from '../measurements/measurements.form';
import { profileForm } from '../members/profile.form';
import { signUpForm } from '../auth/sign-up.form';

test('the names of the fields are in the order of the rules', () => {
  expect(namesOf(bodyMeasurementsForm)).toEqual(['weightKg', 'heightCm', 'bmi', 'muscleMassKg']);
  expect(namesOf(signUpForm)).toEqual(['email', 'password', 'confirmPassword', 'accountType']);
});

test.each([
  [z.number(), true],
  [z.nullish(z.number().check(z.int())), true],
  [z._default(z.number(), 7), true],
  [z.pipe(z.number(), z.transform(String)), true],
  [z.nullish(z.string()), false],
  [z.enum(['one', 'two']), false],
])('recognises number fields: %#', (rule, expected) => {
  expect(isNumberField(rule)).toBe(expected);
});

test('finds the fields of an optional group', () => {
  expect(fieldsIn(profileForm.shape.bodyMeasurements)).toBe(bodyMeasurementsForm.shape);
  expect(fieldsIn(profileForm.shape.userName)).toBeUndefined();
});
