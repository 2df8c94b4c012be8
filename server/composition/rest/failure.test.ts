import { expect, test } from 'vitest';
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

test('names the first value of the wrong type without the objects around it, in the message too', () => {
  const message = 'The value of weight is missing or has the wrong type.';
  expect(failureOf(refusal([weight, phone], false), { fieldNames })).toMatchObject({
    message,
    errors: [{ field: 'weight', message }],
  });
});

test('an error without fields or a known code is an internal error', () => {
  expect(failureOf(undefined, {})).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  expect(failureOf({ message: 'No.', extensions: { code: 'FORBIDDEN' } }, {})).not.toHaveProperty('errors');
});
