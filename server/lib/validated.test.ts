import { buildSchema } from 'graphql';
import type { ResolverData } from 'type-graphql';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changePasswordForm } from '#common/auth/password-reset.form';
import { signUpForm } from '#common/auth/sign-up.form';
import { orderForm } from '#common/orders/order.form';
import { profileForm } from '#common/members/profile.form';
import { reviewForm } from '#common/reviews/review.form';
import { workoutPlanForm } from '#common/workout-plans/workout-plan.form';
import { InvalidFields } from './errors';
import { parseInput, Validated, validateInput } from './validated';

const rules = z.object({ name: z.string({ error: 'Name?' }).check(z.trim()), city: z.nullish(z.string()) });

test('applies the rules of the form to the input', () => {
  class Input {
    name!: unknown;
    city?: string | null;
  }
  Validated(rules)(Input);
  const input = Object.assign(new Input(), { name: ' Asha ' });
  void validateInput(input, Input, callWith('input'));
  expect(input).toEqual({ name: 'Asha' });
  expect(() => void validateInput(Object.assign(new Input(), { name: 5 }), Input, callWith('input'))).toThrow(
    InvalidFields,
  );
});

/** A call of a field whose argument of the class `Input` has the given name. */
function callWith(argument: string): ResolverData {
  const schema = buildSchema(
    `type Query { find(${argument}: Input): String }\n input Input { name: String }`,
  );
  return { info: { parentType: schema.getQueryType(), fieldName: 'find' } } as unknown as ResolverData;
}

test('the path starts inside the input object of a mutation, else with the name of the argument', () => {
  class Input {
    name!: unknown;
    city?: string | null;
  }
  Validated(rules)(Input);
  class Arguments {
    constructor(readonly filter: Input) {}
  }
  const invalid = Object.assign(new Input(), { name: 5 });
  const pathOf = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return (error as InvalidFields).fields?.[0]?.path;
    }
  };
  expect(pathOf(() => validateInput(invalid, Input, callWith('input')))).toEqual(['name']);
  expect(pathOf(() => validateInput(invalid, Input, callWith('filter')))).toEqual(['filter', 'name']);
  expect(pathOf(() => validateInput(new Arguments(invalid), Arguments, callWith('filter')))).toEqual([
    'filter',
    'name',
  ]);
});

test('an input class that lacks a field of its form does not compile', () => {
  class Incomplete {
    name!: string;
  }
  // @ts-expect-error The city is missing.
  expect(() => Validated(rules)(Incomplete)).not.toThrow();
});

const profile = { name: 'Asha', phone: '98765 43210' };
const signUp = { email: 'asha@example.com', password: 'Long-enough-1', confirmPassword: 'Long-enough-1' };
const order = {
  offerId: 'x',
  expectedTotal: { minorUnits: 1, currencyCode: 'INR' },
  requestKey: '0123456789',
};

test.each<[string, z.ZodMiniType, object, string, string]>([
  ['a text that is missing', profileForm, { phone: '98765 43210' }, 'name', 'REQUIRED'],
  ['an empty text', profileForm, { ...profile, name: ' ' }, 'name', 'REQUIRED'],
  ['a text of the wrong type', profileForm, { ...profile, name: 1 }, 'name', 'WRONG_TYPE'],
  ['a long text', profileForm, { ...profile, name: 'a'.repeat(99) }, 'name', 'TOO_LONG'],
  ['a control character', profileForm, { ...profile, name: 'a\u0000' }, 'name', 'INVALID_CHARACTERS'],
  ['a text of two lines', profileForm, { ...profile, name: 'a\nb' }, 'name', 'INVALID_CHARACTERS'],
  ['no phone number', profileForm, { ...profile, phone: '1' }, 'phone', 'INVALID_FORMAT'],
  ['a user name with an @', profileForm, { ...profile, userName: '@' }, 'userName', 'INVALID_FORMAT'],
  [
    'a low number in a group',
    profileForm,
    { ...profile, bodyMeasurements: { weightKg: 1 } },
    'bodyMeasurements.weightKg',
    'TOO_SMALL',
  ],
  [
    'a high number in a group',
    profileForm,
    { ...profile, bodyMeasurements: { weightKg: 1e6 } },
    'bodyMeasurements.weightKg',
    'TOO_LARGE',
  ],
  [
    'a number of the wrong type in a group',
    profileForm,
    { ...profile, bodyMeasurements: { weightKg: 'x' } },
    'bodyMeasurements.weightKg',
    'WRONG_TYPE',
  ],
  [
    'a fraction instead of an integer',
    reviewForm,
    { name: 'A', comment: 'B', rating: 1.5 },
    'rating',
    'WRONG_TYPE',
  ],
  ['an address that is none', signUpForm, { ...signUp, email: 'asha' }, 'email', 'INVALID_FORMAT'],
  ['an empty address', signUpForm, { ...signUp, email: '' }, 'email', 'REQUIRED'],
  ['a short password', signUpForm, { ...signUp, password: 'a' }, 'password', 'TOO_SHORT'],
  ['a long password', signUpForm, { ...signUp, password: 'a'.repeat(129) }, 'password', 'TOO_LONG'],
  ['different passwords', signUpForm, { ...signUp, confirmPassword: 'b' }, 'confirmPassword', 'NOT_MATCHING'],
  ['an unknown option', signUpForm, { ...signUp, accountType: 'owner' }, 'accountType', 'INVALID'],
  [
    'the password of before',
    changePasswordForm,
    { currentPassword: 'Long-enough-1', newPassword: 'Long-enough-1' },
    'newPassword',
    'UNCHANGED',
  ],
  ['a key of another format', orderForm, { ...order, requestKey: '-' }, 'requestKey', 'INVALID_FORMAT'],
  [
    'a total that is not positive',
    orderForm,
    { ...order, expectedTotal: { minorUnits: 0, currencyCode: 'INR' } },
    'expectedTotal.minorUnits',
    'TOO_SMALL',
  ],
  [
    'a length that is not offered',
    workoutPlanForm,
    { goal: 'fat_loss', experience: 'beginner', location: 'gym', days: 99 },
    'days',
    'INVALID',
  ],
])('gives the path and the reason of %s', (_name, form, values, path, reason) => {
  const refused = () => parseInput(form, values);
  expect(refused).toThrow(InvalidFields);
  expect(refused).toThrow(
    expect.objectContaining({
      fields: expect.arrayContaining([{ path: path.split('.'), reason, message: expect.any(String) }]),
    }),
  );
});

test('reports the first error of each field', () => {
  const values = { ...profile, name: `${'a'.repeat(99)}\u0000` };
  expect(() => parseInput(profileForm, values)).toThrow(
    expect.objectContaining({ fields: [expect.objectContaining({ reason: 'TOO_LONG' })] }),
  );
});
