import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { FieldError } from '../../lib/errors';
import { failureOf } from './failure';

const fieldNames = { phone: 'contact', weightKg: 'weight' };
const phone: FieldError = { path: ['phone'], reason: 'TAKEN', message: 'Taken.' };
const weight: FieldError = {
  path: ['bodyMeasurements', 'weightKg'],
  reason: 'TOO_LARGE',
  message: 'Too much.',
};
const refusal = (fields: FieldError[], isExecuted: boolean) => ({
  message: fields[0]!.message,
  extensions: { code: 'CONFLICT', fields },
  ...(isExecuted && { path: ['updateProfile'] }),
});

test("gives each invalid field under the route's own name, with its path", () => {
  expect(failureOf(refusal([phone, weight], true), { fieldNames })).toMatchObject({
    code: 'CONFLICT',
    message: 'Taken.',
    errors: [
      { field: 'contact', message: 'Taken.' },
      { field: 'bodyMeasurements.weight', message: 'Too much.' },
    ],
  });
});

const measured = z.object({ weight: z.number(), goals: z.array(z.enum(['lose', 'gain'])) });
const requestBody = z.object({ contact: z.string(), bodyMeasurements: z.optional(measured) });

test('names every value of the wrong type with its path in the body, and the values that are permitted', () => {
  const goal: FieldError = {
    path: ['changes', 'bodyMeasurements', 'goals', '0'],
    reason: 'INVALID',
    message: 'GAIN.',
  };
  const names = { fieldNames, requestBody };
  expect(failureOf(refusal([weight, phone, goal, goal], false), names)).toMatchObject({
    message: wrong('weight'),
    errors: [
      { field: 'bodyMeasurements.weight', reason: 'TOO_LARGE', message: wrong('weight') },
      { field: 'contact', reason: 'TAKEN', message: wrong('contact') },
      { field: 'bodyMeasurements.goals.0', reason: 'INVALID', message: 'goals must be one of lose, gain.' },
    ],
  });
});

test('names a value that no property of the body has by its innermost name', () => {
  expect(failureOf(refusal([weight], false), { fieldNames }).errors).toMatchObject([{ field: 'weight' }]);
});

const wrong = (name: string): string => `The value of ${name} is missing or has the wrong type.`;

test('an error without fields or a known code is an internal error', () => {
  expect(failureOf(undefined, {})).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  expect(failureOf({ message: 'No.', extensions: { code: 'FORBIDDEN' } }, {})).not.toHaveProperty('errors');
});
