import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areSame, toEntered, enteredSchema } from './entered-values';

const form = z.object({
  name: z.string({ error: 'Name?' }),
  city: z.nullish(z.string().check(z.trim())),
  goal: z.nullish(z.enum(['strength', 'cardio'])),
  body: z.nullish(z.object({ weight: z.nullish(z.number({ error: 'Weight?' })) })),
});
const schema = enteredSchema(form, form);

test('numbers are parsed, and empty strings become null', () => {
  const entered = { name: 'Asha', city: ' ', goal: '', body: { weight: ' ७२.५ ' } } as const;
  expect(z.parse(schema, entered)).toEqual({ name: 'Asha', city: null, goal: null, body: { weight: 72.5 } });
});

test('errors have the path of their field', () => {
  const { error } = z.safeParse(schema, { name: '', city: '', goal: '', body: { weight: 'much' } });
  expect(error?.issues).toMatchObject([
    { path: ['name'], message: 'Name?' },
    { path: ['body', 'weight'], message: 'Weight?' },
  ]);
});

test('saved values are shown in their fields; those without a field are left out', () => {
  const saved = {
    __typename: 'Member',
    name: 'Asha',
    city: null,
    goal: 'cardio',
    body: { weight: 72.5 },
  } as const;
  const entered = { name: 'Asha', city: '', goal: 'cardio', body: { weight: '72.5' } };
  expect(toEntered(form, saved)).toEqual(entered);
  expect(toEntered(form, { ...saved, body: null }).body).toEqual({ weight: '' });
  expect(toEntered(form, null)).toEqual({ name: '', city: '', goal: '', body: { weight: '' } });
});

test('saved values that lack a field of the form do not compile', () => {
  // @ts-expect-error The city is missing.
  expect(toEntered(form, { name: 'Asha', goal: null, body: null })).toMatchObject({ city: '' });
});

test.each([
  [{}, true],
  [{ city: 'Pune' }, false],
  [{ body: { weight: '70' } }, true],
  [{ body: { weight: '71' } }, false],
])('compares every field, in any order: %j', (changed, expected) => {
  const one = { name: 'Asha', city: '', body: { weight: '70' } };
  const { name, ...others } = { ...one, ...changed };
  expect(areSame(one, { ...others, name })).toBe(expected);
});
