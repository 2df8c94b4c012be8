import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { InvalidInput } from './errors';
import { Validated, validateInput } from './validated';

const rules = z.object({ name: z.string({ error: 'Name?' }).check(z.trim()), city: z.nullish(z.string()) });

test('applies the rules of the form to the input', () => {
  class Input {
    name!: unknown;
    city?: string | null;
  }
  Validated(rules)(Input);
  const input = Object.assign(new Input(), { name: ' Asha ' });
  void validateInput(input, Input, {} as never);
  expect(input).toEqual({ name: 'Asha' });
  expect(() => void validateInput(Object.assign(new Input(), { name: 5 }), Input, {} as never)).toThrow(
    InvalidInput,
  );
});

test('an input class that lacks a field of its form does not compile', () => {
  class Incomplete {
    name!: string;
  }
  // @ts-expect-error The city is missing.
  expect(() => Validated(rules)(Incomplete)).not.toThrow();
});
